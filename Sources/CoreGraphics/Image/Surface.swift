import CCairo
import Foundation

/// A Cairo surface of premultiplied pixels in memory. It must not be drawn into any more once it is shared.
package final class Surface: @unchecked Sendable {
    /// Cairo rejects larger surfaces.
    static let sideMax = 32_767

    package let pointer: OpaquePointer

    /// Takes ownership of the reference.
    package init?(taking pointer: OpaquePointer?) {
        guard let pointer, cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else {
            pointer.map { cairo_surface_destroy($0) }
            return nil
        }
        self.pointer = pointer
    }

    /// A clear surface; nil for a size that Cairo doesn't support.
    package convenience init?(width: Int, height: Int) {
        guard (1...Self.sideMax).contains(width), (1...Self.sideMax).contains(height) else { return nil }
        self.init(taking: cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)))
    }

    /// A surface that draws into external memory, in Cairo's format.
    convenience init?(memory: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int) {
        guard (1...Self.sideMax).contains(width), (1...Self.sideMax).contains(height) else { return nil }
        let bytes = memory.assumingMemoryBound(to: UInt8.self)
        self.init(
            taking: cairo_image_surface_create_for_data(
                bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(bytesPerRow)))
    }

    deinit { cairo_surface_destroy(pointer) }

    package var width: Int { Int(cairo_image_surface_get_width(pointer)) }
    package var height: Int { Int(cairo_image_surface_get_height(pointer)) }
    package var bytesPerRow: Int { Int(cairo_image_surface_get_stride(pointer)) }

    /// The pixels, after pending drawing is flushed.
    package var bytes: UnsafeMutablePointer<UInt8> {
        cairo_surface_flush(pointer)
        return cairo_image_surface_get_data(pointer)
    }

    /// Tells Cairo that the pixels were changed directly.
    package func didChangeBytes() { cairo_surface_mark_dirty(pointer) }

    /// A copy with its own pixels.
    func copy() -> Surface? { cropped(x: 0, y: 0, width: width, height: height) }

    func cropped(x: Int, y: Int, width: Int, height: Int) -> Surface? {
        guard let result = Surface(width: width, height: height) else { return nil }
        let (source, target) = (bytes, result.bytes)
        for row in 0..<height {
            (target + row * result.bytesPerRow).update(
                from: source + (y + row) * bytesPerRow + x * 4, count: width * 4)
        }
        result.didChangeBytes()
        return result
    }
}
