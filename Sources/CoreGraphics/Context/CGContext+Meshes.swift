import CCairo
import DrawingValues
import Foundation

/// A four-cornered piece of a mesh: its corners in turn, and their colors.
package struct MeshCell {
    package let corners: [CGPoint]
    package let colors: [RGBA]

    package init(corners: [CGPoint], colors: [RGBA]) {
        precondition(corners.count == 4 && colors.count == 4, "a cell has 4 corners, not \(corners.count)")
        self.corners = corners
        self.colors = colors
    }
}

extension CGContext {
    /// Paints cells whose colors change evenly from corner to corner, in the clip.
    package func draw(_ cells: [MeshCell]) {
        guard state.isDrawable, let pattern = cairo_pattern_create_mesh() else { return }
        defer { cairo_pattern_destroy(pattern) }
        for cell in cells { cell.add(to: pattern) }
        compose {
            cairo_set_source(cairo, pattern)
            cairo_paint(cairo)
        }
    }
}

extension MeshCell {
    fileprivate func add(to pattern: OpaquePointer) {
        cairo_mesh_pattern_begin_patch(pattern)
        cairo_mesh_pattern_move_to(pattern, corners[0].x, corners[0].y)
        for corner in corners.dropFirst() { cairo_mesh_pattern_line_to(pattern, corner.x, corner.y) }
        for (place, color) in colors.enumerated() {
            cairo_mesh_pattern_set_corner_color_rgba(
                pattern, UInt32(place), color.red, color.green, color.blue, color.alpha)
        }
        cairo_mesh_pattern_end_patch(pattern)
    }
}
