import CoreGraphics
import Foundation

/// The colors of a rectangle's pixels: linear red, green and blue of sRGB, multiplied by the opacity, and the opacity.
struct Raster: Sendable {
    let rect: PixelRect
    private(set) var pixels: [SIMD4<Float>]

    /// Clear pixels; nil for too many.
    init?(_ rect: PixelRect) {
        guard rect.count <= PixelRect.pixelsMax else { return nil }
        self.rect = rect
        pixels = [SIMD4<Float>](repeating: .zero, count: rect.count)
    }

    /// Pixels by their position; nil for too many.
    init?(_ rect: PixelRect, color: (_ x: Int, _ y: Int) -> SIMD4<Float>) {
        guard rect.count <= PixelRect.pixelsMax else { return nil }
        self.rect = rect
        pixels = [SIMD4<Float>](unsafeUninitializedCapacity: rect.count) { buffer, count in
            var index = 0
            for y in rect.rows {
                for x in rect.columns {
                    buffer.initializeElement(at: index, to: color(x, y))
                    index += 1
                }
            }
            count = rect.count
        }
    }

    /// The color of a pixel; clear outside the rectangle.
    subscript(x: Int, y: Int) -> SIMD4<Float> {
        guard rect.columns.contains(x), rect.rows.contains(y) else { return .zero }
        return pixels[(y - rect.y) * rect.width + x - rect.x]
    }

    /// The color of a pixel, or of the nearest one in the rectangle.
    func nearest(_ x: Int, _ y: Int) -> SIMD4<Float> {
        self[min(max(x, rect.x), rect.x + rect.width - 1), min(max(y, rect.y), rect.y + rect.height - 1)]
    }

    /// The color at a point, between those of the four nearest pixels' centers.
    func sample(_ point: CGPoint) -> SIMD4<Float> {
        let (x, y) = (point.x - 0.5, point.y - 0.5)
        let (left, low) = (x.rounded(.down), y.rounded(.down))
        let (column, row) = (Int(saturating: left), Int(saturating: low))
        guard column > rect.x - 2, row > rect.y - 2, column <= rect.x + rect.width, row <= rect.y + rect.height else {
            return .zero
        }
        let (across, up) = (Float(x - left), Float(y - low))
        let bottom = self[column, row] * (1 - across) + self[column + 1, row] * across
        let top = self[column, row + 1] * (1 - across) + self[column + 1, row + 1] * across
        return bottom * (1 - up) + top * up
    }

    /// The pixels with each color changed.
    func map(_ change: (SIMD4<Float>) -> SIMD4<Float>) -> Raster {
        var changed = self
        changed.pixels.withUnsafeMutableBufferPointer { buffer in
            for index in buffer.indices { buffer[index] = change(buffer[index]) }
        }
        return changed
    }

    /// Lets the pixels be written, by rows from the lowest one up.
    mutating func withMutablePixels(_ write: (UnsafeMutableBufferPointer<SIMD4<Float>>) -> Void) {
        pixels.withUnsafeMutableBufferPointer { write($0) }
    }

    /// The same pixels in another rectangle; clear where there were none.
    func padded(to other: PixelRect) -> Raster? { other == rect ? self : Raster(other) { self[$0, $1] } }
}
