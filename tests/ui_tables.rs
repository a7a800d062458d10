//! A table of each family, by day and in the evening: the same things are seen as clearly by candles as by the window.
//! With `TAVOLIERE_PAGES` the pictures are kept, larger than they need be only to be measured; those of the manual,
//! `docs/pictures/tables/`, are made so. `TAVOLIERE_TABLE=corona` draws that table alone.
#![cfg(feature = "app")]

mod studio;

use bevy::prelude::*;
use studio::{is_turn_of, keep, lay, played, plies, studio};
use tavoliere::app::Screen;
use tavoliere::app::settings::{Light, Settings};
use tavoliere::rules::{AnySitting, Stage};

/// The mean of red, green and blue over a picture, from 0 to 1.
fn mean(image: &Image) -> Vec3 {
    let pixels = image.data.as_ref().expect("its pixels").chunks_exact(4);
    let count = pixels.len() as f32;
    pixels.map(|pixel| Vec3::new(pixel[0].into(), pixel[1].into(), pixel[2].into()) / 255.0).sum::<Vec3>() / count
}

#[test]
fn every_table_is_as_light_by_candles_as_by_day_and_warmer() {
    let kept = std::env::var_os("TAVOLIERE_PAGES").is_some();
    let size = if kept { UVec2::new(960, 600) } else { UVec2::new(640, 400) };
    let only = std::env::var("TAVOLIERE_TABLE").ok();
    type Stop = fn(&dyn AnySitting) -> bool;
    let tables: [(&str, &str, Stop); 5] = [
        ("corona", "corona/partnership", |s| is_turn_of(s, 0, Stage::Play) && plies(s) >= 16),
        ("tafl", "tafl/hnefatafl", |s| plies(s) >= 14),
        ("echecs", "echecs/encyclopedie", |s| plies(s) >= 12),
        ("petteia", "petteia/diplasia_kubeia_coins", |s| plies(s) >= 40),
        ("tarocchini", "tarocchini/partita", |s| is_turn_of(s, 0, Stage::Play) && plies(s) >= 18),
    ];
    for (name, level, stop) in tables.into_iter().filter(|(name, ..)| only.as_deref().is_none_or(|only| only == *name))
    {
        // A table of its own for each: nothing is told about a game left standing.
        let Some(mut studio) = studio(size) else { return };
        let persons = if name == "tarocchini" { 1 } else { 4 };
        let record = played(level, persons, stop);
        lay(&mut studio, &record);
        let mut seen = |light: Light, word: &str| {
            let mut settings = studio.world().resource_mut::<Settings>();
            (settings.light, settings.panel) = (light, false);
            studio.update(3);
            studio.settle(Screen::Table).expect("the light has changed");
            let image = studio.take().expect("a picture");
            keep(&image, &format!("{name}-{word}"));
            mean(&image)
        };
        let (day, evening) = (seen(Light::Day, "day"), seen(Light::Evening, "evening"));
        let lightness = |mean: Vec3| mean.dot(Vec3::new(0.2126, 0.7152, 0.0722));
        assert!((lightness(day) - lightness(evening)).abs() < 0.06, "{name}: {day} by day, {evening} in the evening");
        assert!(evening.x / evening.z > day.x / day.z, "{name}: candles are warmer");
    }
}
