//! A lens that can be shifted, as on a view camera: the board stands in the middle of the free part of the
//! window without being seen askew.

use bevy::camera::{CameraProjection, SubCameraView};
use bevy::math::Vec3A;
use bevy::prelude::*;

/// A perspective whose picture is moved within the frame.
#[derive(Clone, Debug)]
pub struct ShiftLens {
    /// The lens.
    pub lens: PerspectiveProjection,
    /// How far the picture is moved, in half widths and half heights of the window, right and up.
    pub shift: Vec2,
}

impl ShiftLens {
    fn shifted(&self, mut clip_from_view: Mat4) -> Mat4 {
        clip_from_view.z_axis.x -= self.shift.x;
        clip_from_view.z_axis.y -= self.shift.y;
        clip_from_view
    }
}

impl CameraProjection for ShiftLens {
    fn get_clip_from_view(&self) -> Mat4 {
        self.shifted(self.lens.get_clip_from_view())
    }

    fn get_clip_from_view_for_sub(&self, sub_view: &SubCameraView) -> Mat4 {
        self.shifted(self.lens.get_clip_from_view_for_sub(sub_view))
    }

    fn update(&mut self, width: f32, height: f32) {
        self.lens.update(width, height);
    }

    fn far(&self) -> f32 {
        self.lens.far()
    }

    fn get_frustum_corners(&self, z_near: f32, z_far: f32) -> [Vec3A; 8] {
        let half = Vec2::new(self.lens.aspect_ratio, 1.0) * (self.lens.fov / 2.0).tan();
        let mut corners = self.lens.get_frustum_corners(z_near, z_far);
        for corner in &mut corners {
            let moved = self.shift * half * corner.z;
            *corner += Vec3A::new(moved.x, moved.y, 0.0);
        }
        corners
    }
}
