//! The table without a window: the same app draws into a picture. For tests, and for the pictures of the manual.

use super::scene::{Carvings, Deck, Stirring, TableCamera};
use super::settings::{self, Settings};
use super::store::{Kept, Memory, Store};
use super::{Screen, engine, logic, seen};
use bevy::app::PluginsState;
use bevy::asset::RenderAssetUsages;
use bevy::camera::RenderTarget;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::pipelined_rendering::PipelinedRenderingPlugin;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat, TextureUsages};
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use bevy::time::TimeUpdateStrategy;
use bevy::window::{ExitCondition, PrimaryWindow};
use bevy::winit::WinitPlugin;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::{Duration, Instant};
use thiserror::Error;

/// So many updates are waited for before something that never comes is given up.
const PATIENCE: usize = 4_000;
const FRAME: Duration = Duration::from_millis(16);
/// Files are read beside the updates, so it is not updates that tell when they are late.
const FILES_LATE: Duration = Duration::from_secs(120);
/// So long their readers have the processor to themselves.
const REST: Duration = Duration::from_millis(4);

/// Why there is no picture.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum NoPicture {
    /// Nothing that draws.
    #[error(
        "no graphics adapter was found; without a graphics card, Mesa's software renderer draws as well (Debian: mesa-vulkan-drivers)"
    )]
    NoAdapter,
    /// It never came.
    #[error("the picture did not come: {0}")]
    Late(&'static str),
}

/// Nobody's own games and settings are touched, and nobody is asked which language to speak.
fn drawer() -> Kept {
    let drawer = Memory::default();
    let settings = Settings { welcomed: true, ..Settings::default() };
    // Memory takes whatever it is given.
    let _ = drawer.write(settings::NAME, &settings.to_text());
    Kept(Box::new(drawer))
}

/// The app without a window.
pub struct Studio {
    app: App,
    target: Handle<Image>,
}

#[derive(Resource, Default)]
struct Developed(Option<Image>);

impl Studio {
    /// Opens the app with a picture of this size, in pixels, in place of its window.
    ///
    /// # Errors
    /// [`NoPicture::NoAdapter`] when nothing here can draw.
    pub fn open(size: UVec2) -> Result<Studio, NoPicture> {
        let plugins = engine()
            .set(WindowPlugin { primary_window: None, exit_condition: ExitCondition::DontExit, ..default() })
            .set(RenderPlugin { synchronous_pipeline_compilation: true, ..default() })
            // One picture after the other: nothing is drawn any more when the program ends.
            .disable::<PipelinedRenderingPlugin>()
            .disable::<WinitPlugin>()
            .disable::<bevy::log::LogPlugin>();
        let mut app = App::new();
        // The engine has no gentler way to say that it found nothing to draw with.
        let ready = catch_unwind(AssertUnwindSafe(|| {
            app.add_plugins(plugins).insert_resource(drawer()).add_plugins((logic, seen));
            while app.plugins_state() == PluginsState::Adding {
                bevy::tasks::tick_global_task_pools_on_main_thread();
            }
            app.finish();
            app.cleanup();
        }));
        ready.map_err(|_| NoPicture::NoAdapter)?;
        app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME)).init_resource::<Developed>();
        // The engine looks for what lies under a pointer only where some window is the first.
        app.world_mut().spawn(PrimaryWindow);
        let extent = Extent3d { width: size.x, height: size.y, depth_or_array_layers: 1 };
        let black = [0, 0, 0, 255];
        let format = TextureFormat::Rgba8UnormSrgb;
        let mut image = Image::new_fill(extent, TextureDimension::D2, &black, format, RenderAssetUsages::default());
        image.texture_descriptor.usage |= TextureUsages::RENDER_ATTACHMENT | TextureUsages::COPY_SRC;
        let target = app.world_mut().resource_mut::<Assets<Image>>().add(image);
        let given = target.clone();
        app.add_observer(
            move |added: On<Add, TableCamera>, mut commands: Commands, mut cameras: Query<&mut Camera>| {
                commands.entity(added.entity).insert(RenderTarget::Image(given.clone().into()));
                // Nothing is drawn before a picture is taken: drawing is what takes time.
                if let Ok(mut camera) = cameras.get_mut(added.entity) {
                    camera.is_active = false;
                }
            },
        );
        Ok(Studio { app, target })
    }

    /// The app, to ask things of it and to look at what it knows.
    pub fn world(&mut self) -> &mut World {
        self.app.world_mut()
    }

    /// Lets so many updates pass.
    pub fn update(&mut self, updates: usize) {
        (0..updates).for_each(|_| self.app.update());
    }

    /// Waits until a screen is shown, all figures and cards that were sent for have come and nothing moves any more.
    ///
    /// # Errors
    /// [`NoPicture::Late`] when it never rests.
    pub fn settle(&mut self, screen: Screen) -> Result<(), NoPicture> {
        let asked = Instant::now();
        let mut updates = 0;
        while updates < PATIENCE {
            self.app.update();
            let world = self.app.world();
            if world.resource::<Carvings>().are_awaited() || world.resource::<Deck>().is_waiting() {
                if asked.elapsed() > FILES_LATE {
                    return Err(NoPicture::Late("figures or cards are not read"));
                }
                std::thread::sleep(REST);
                continue;
            }
            let there = *world.resource::<State<Screen>>().get() == screen;
            if there && world.resource::<Stirring>().is_still() {
                return Ok(());
            }
            updates += 1;
        }
        Err(NoPicture::Late("something never comes to rest"))
    }

    fn open_eye(&mut self, open: bool) {
        let world = self.world();
        let mut cameras = world.query_filtered::<&mut Camera, With<TableCamera>>();
        cameras.iter_mut(world).for_each(|mut camera| camera.is_active = open);
    }

    /// Takes a picture.
    ///
    /// # Errors
    /// [`NoPicture::Late`] when the renderer does not deliver it.
    pub fn take(&mut self) -> Result<Image, NoPicture> {
        self.open_eye(true);
        // What has never been drawn is made ready first.
        self.update(3);
        let target = self.target.clone();
        self.world().spawn(Screenshot::image(target)).observe(
            |taken: On<ScreenshotCaptured>, mut developed: ResMut<Developed>| developed.0 = Some(taken.image.clone()),
        );
        for _ in 0..200 {
            self.app.update();
            if let Some(image) = self.world().resource_mut::<Developed>().0.take() {
                self.open_eye(false);
                return Ok(image);
            }
        }
        Err(NoPicture::Late("the renderer is silent"))
    }
}
