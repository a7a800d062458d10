//! Paper, ink and brass: the colours, letters and measures of everything printed on the table.

use bevy_egui::egui::{
    Color32, Context, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Margin, Stroke, TextStyle, Theme,
    Vec2,
    epaint::Shadow,
    style::{Interaction, Spacing, Style, WidgetVisuals},
};
use std::sync::Arc;

/// The ground of everything that is read.
pub const PAPER: Color32 = Color32::from_rgb(0xF3, 0xE9, 0xD2);
/// Paper under a pointer.
pub const PAPER_SHADE: Color32 = Color32::from_rgb(0xE6, 0xD8, 0xB8);
/// Paper of what lies in a page, and under a resting pointer.
pub const PAPER_FAINT: Color32 = Color32::from_rgb(0xED, 0xE1, 0xC5);
/// Text and lines.
pub const INK: Color32 = Color32::from_rgb(0x2B, 0x21, 0x1A);
/// Second things.
pub const FADED: Color32 = Color32::from_rgb(0x64, 0x53, 0x42);
/// Dark wood: what is chosen.
pub const WALNUT: Color32 = Color32::from_rgb(0x4A, 0x33, 0x25);
/// Pale wood: light squares.
pub const MAPLE: Color32 = Color32::from_rgb(0xD9, 0xB9, 0x86);
/// Middle wood: dark squares.
pub const MID_WALNUT: Color32 = Color32::from_rgb(0xA8, 0x7D, 0x52);
/// Boxwood: white men.
pub const BOXWOOD: Color32 = Color32::from_rgb(0xF6, 0xEC, 0xD4);
/// Ebony: black men.
pub const EBONY: Color32 = Color32::from_rgb(0x26, 0x1E, 0x1A);
/// The ring of what has the focus, ornaments.
pub const BRASS: Color32 = Color32::from_rgb(0xB0, 0x8D, 0x4A);
/// Warnings, never as text.
pub const VERMILION: Color32 = Color32::from_rgb(0xB5, 0x40, 0x2A);
/// What lies over the table behind a page.
pub const SHADE: Color32 = Color32::from_rgba_premultiplied(0x1E, 0x17, 0x12, 0xB3);

/// The grid all distances are multiples of.
pub const GRID: f32 = 4.0;
/// The least side of anything that is touched.
pub const TOUCH: f32 = 44.0;
/// The body size of text at scale 1.
pub const BODY: f32 = 18.0;
/// The smallest text.
pub const SMALL: f32 = 15.5;

/// Letters of titles.
pub fn title(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("title".into()))
}

/// Slanted letters.
pub fn italic(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("italic".into()))
}

/// Letters with lining figures, for tables and clocks.
pub fn figures(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name("figures".into()))
}

/// The body letters.
pub fn body(size: f32) -> FontId {
    FontId::new(size, FontFamily::Proportional)
}

fn fonts() -> FontDefinitions {
    let files: [(&str, &'static [u8]); 4] = [
        ("regular", include_bytes!("../../../assets/fonts/EBGaramond-Regular.otf")),
        ("italic", include_bytes!("../../../assets/fonts/EBGaramond-Italic.otf")),
        ("figures", include_bytes!("../../../assets/fonts/EBGaramond-Figures.otf")),
        ("title", include_bytes!("../../../assets/fonts/Cinzel-Medium.ttf")),
    ];
    let mut fonts = FontDefinitions::empty();
    for (name, bytes) in files {
        fonts.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(bytes)));
    }
    let mut family = |family: FontFamily, files: &[&str]| {
        fonts.families.insert(family, files.iter().map(|file| (*file).to_owned()).collect());
    };
    family(FontFamily::Proportional, &["regular"]);
    // A code face is never needed; what asks for one gets lining figures.
    family(FontFamily::Monospace, &["figures", "regular"]);
    family(FontFamily::Name("italic".into()), &["italic", "regular"]);
    family(FontFamily::Name("figures".into()), &["figures", "regular"]);
    family(FontFamily::Name("title".into()), &["title", "regular"]);
    fonts
}

fn widget(fill: Color32, border: Color32, ink: Color32) -> WidgetVisuals {
    WidgetVisuals {
        bg_fill: fill,
        weak_bg_fill: fill,
        bg_stroke: Stroke::new(1.0, border),
        corner_radius: CornerRadius::ZERO,
        fg_stroke: Stroke::new(1.5, ink),
        expansion: 0.0,
    }
}

fn style() -> Style {
    let mut style = Theme::Light.default_style();
    style.text_styles = [
        (TextStyle::Small, body(SMALL)),
        (TextStyle::Body, body(BODY)),
        (TextStyle::Button, body(BODY)),
        (TextStyle::Heading, title(22.0)),
        (TextStyle::Monospace, figures(BODY)),
    ]
    .into();
    style.spacing = Spacing {
        item_spacing: Vec2::new(2.0 * GRID, 2.0 * GRID),
        button_padding: Vec2::new(3.0 * GRID, 2.0 * GRID),
        interact_size: Vec2::new(TOUCH, TOUCH),
        icon_width: 5.0 * GRID,
        icon_width_inner: 3.0 * GRID,
        slider_width: 50.0 * GRID,
        slider_rail_height: 3.0,
        tooltip_width: 80.0 * GRID,
        menu_margin: Margin::same(8),
        window_margin: Margin::same(16),
        ..style.spacing
    };
    style.spacing.scroll.bar_width = 8.0;
    style.spacing.scroll.foreground_color = false;
    style.spacing.scroll.floating = false;
    style.spacing.scroll.bar_inner_margin = GRID;
    style.interaction = Interaction { selectable_labels: false, tooltip_delay: 0.4, ..style.interaction };
    style.animation_time = 0.08;
    style.explanation_tooltips = false;
    let visuals = &mut style.visuals;
    visuals.widgets.noninteractive = widget(PAPER, INK.gamma_multiply(0.45), INK);
    visuals.widgets.inactive = widget(Color32::from_rgb(0xC9, 0xB0, 0x7E), INK.gamma_multiply(0.7), INK);
    visuals.widgets.hovered = widget(BRASS, INK, INK);
    visuals.widgets.active = widget(BRASS, INK, INK);
    visuals.widgets.open = widget(PAPER_SHADE, INK, INK);
    visuals.override_text_color = None;
    visuals.weak_text_color = Some(FADED);
    visuals.selection.bg_fill = BRASS.gamma_multiply(0.55);
    visuals.selection.stroke = Stroke::new(1.5, INK);
    visuals.hyperlink_color = INK;
    visuals.faint_bg_color = PAPER_FAINT;
    visuals.extreme_bg_color = Color32::from_rgb(0xFB, 0xF5, 0xE6);
    visuals.window_fill = PAPER;
    visuals.panel_fill = PAPER;
    visuals.window_stroke = Stroke::new(1.0, INK);
    visuals.window_corner_radius = CornerRadius::ZERO;
    visuals.menu_corner_radius = CornerRadius::ZERO;
    visuals.window_shadow = Shadow::NONE;
    visuals.popup_shadow = Shadow { offset: [2, 2], blur: 0, spread: 0, color: INK.gamma_multiply(0.25) };
    visuals.text_cursor.stroke = Stroke::new(2.0, INK);
    // A cursor that blinks would have the window drawn without end.
    visuals.text_cursor.blink = false;
    visuals.interact_cursor = None;
    style
}

/// Dresses an egui context. `scale` is the size of letters and buttons, 1 as drawn.
pub fn dress(ctx: &Context, scale: f32) {
    ctx.set_fonts(fonts());
    let style = Arc::new(style());
    ctx.options_mut(|options| {
        options.theme_preference = Theme::Light.into();
        // Ctrl and + belong to the browser; the size is a setting of ours.
        options.zoom_with_keyboard = false;
        // Press and release are seen when a picture is drawn: on a slow machine seconds lie between them.
        options.input_options.max_click_duration = f64::INFINITY;
    });
    ctx.set_style_of(Theme::Light, style.clone());
    ctx.set_style_of(Theme::Dark, style);
    ctx.set_zoom_factor(scale);
}
