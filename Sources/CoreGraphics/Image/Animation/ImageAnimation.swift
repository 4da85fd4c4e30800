import CCairo
import Foundation
import Synchronization

/// The frames of an animated file, each drawn on demand on top of those before it.
package final class ImageAnimation: Sendable {
    /// A frame: an area with new pixels, and its delay.
    package struct Frame: Sendable {
        /// How a frame's area is treated before the next frame is drawn.
        enum Disposal: Sendable { case stays, clears, goesBack }

        let (x, y): (Int, Int)
        /// The size of its area, which is known before decoding.
        let (width, height): (Int, Int)
        /// The delay in seconds, as in the file.
        package let delay: Double
        let disposal: Disposal
        /// Whether its pixels replace those below, including their opacity, or are composited over them.
        let replaces: Bool
        let pixels: @Sendable () -> Surface?
    }

    package let (width, height): (Int, Int)
    /// The file's loop count; 0 for ever, nil where the file doesn't say.
    package let loopCount: Int?
    package let frames: [Frame]
    private let canvas = Mutex(Canvas())

    /// Nil for an invalid size, or one beyond the decoding limits.
    /// - Parameter byteCount: The file's size.
    init?(width: Int, height: Int, loopCount: Int?, frames: [Frame], byteCount: Int) {
        guard (1...Surface.sideMax).contains(width), (1...Surface.sideMax).contains(height),
            width * height <= Self.pixelsMax, !frames.isEmpty,
            Self.isProportionate(width * height, frames, byteCount)
        else { return nil }
        (self.width, self.height, self.loopCount, self.frames) = (width, height, loopCount, frames)
    }

    /// The most pixels of a frame: a few bytes can claim a large size.
    static let pixelsMax = 1 << 26
    /// The pixels that all frames together may always have, whatever the file's size: five hundred frames that fill a large
    /// screen.
    private static let allPixelsMax = 1 << 30
    /// The additional pixels for each byte of the file. A changed pixel takes some bits; unchanged ones take nothing, and are the
    /// majority in some animations.
    private static let pixelsPerByte = 64

    /// Whether decoding all frames is proportionate to the file's size: a frame of twenty bytes can be a large one.
    private static func isProportionate(_ canvas: Int, _ frames: [Frame], _ byteCount: Int) -> Bool {
        let most = allPixelsMax + pixelsPerByte * byteCount
        let parts = frames.reduce(0) { $0 + min($1.width * $1.height, pixelsMax) }
        return canvas * frames.count <= most && parts <= most
    }

    /// The canvas before the next frame.
    private struct Canvas {
        var next = 0
        /// The pixels before frame `next`; mutable, so it must not be shared.
        var surface: Surface?
    }

    /// The whole picture at an index; nil where there is none, or not enough memory.
    package func image(at index: Int) -> CGImage? {
        guard frames.indices.contains(index) else { return nil }
        return canvas.withLock { canvas in
            if canvas.surface == nil || canvas.next > index {
                canvas = Canvas(next: 0, surface: Surface(width: width, height: height))
            }
            guard let surface = canvas.surface else { return nil }
            while canvas.next < index {
                frames[canvas.next].draw(in: surface) {}
                canvas.next += 1
            }
            var shown: Surface?
            frames[index].draw(in: surface) { shown = surface.copy() }
            canvas.next += 1
            return shown.map { CGImage($0) }
        }
    }
}

extension ImageAnimation.Frame {
    /// Draws the frame, calls the closure, and then applies the disposal. Drawing and disposal affect the frame's area only.
    fileprivate func draw(in canvas: Surface, _ look: () -> Void) {
        let before = disposal == .goesBack ? part(of: canvas) : nil
        paint(in: canvas)
        look()
        switch disposal {
        case .stays: break
        case .clears: with(canvas, CAIRO_OPERATOR_CLEAR) { cairo_fill($0) }
        case .goesBack:
            guard let before else { break }
            with(canvas, CAIRO_OPERATOR_SOURCE) {
                cairo_set_source_surface($0, before.pointer, Double(max(x, 0)), Double(max(y, 0)))
                cairo_fill($0)
            }
        }
    }

    private func paint(in canvas: Surface) {
        guard let picture = pixels() else { return }
        with(canvas, replaces ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_OVER) {
            cairo_set_source_surface($0, picture.pointer, Double(x), Double(y))
            cairo_fill($0)
        }
    }

    /// Draws with the frame's area as the path. Its size is limited to the canvas, because Cairo's coordinates have a small
    /// range.
    private func with(_ canvas: Surface, _ kind: cairo_operator_t, _ draw: (OpaquePointer) -> Void) {
        guard x < canvas.width, y < canvas.height, let cairo = cairo_create(canvas.pointer) else { return }
        defer { cairo_destroy(cairo) }
        cairo_set_operator(cairo, kind)
        cairo_rectangle(
            cairo, Double(x), Double(y), Double(min(width, canvas.width)), Double(min(height, canvas.height)))
        draw(cairo)
    }

    /// A copy of the canvas in the frame's area; nil where that is outside.
    private func part(of canvas: Surface) -> Surface? {
        let (left, top) = (max(x, 0), max(y, 0))
        let (right, bottom) = (min(x + width, canvas.width), min(y + height, canvas.height))
        guard left < right, top < bottom else { return nil }
        return canvas.cropped(x: left, y: top, width: right - left, height: bottom - top)
    }
}
