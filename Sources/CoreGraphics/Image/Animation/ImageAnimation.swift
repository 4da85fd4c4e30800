import CCairo
import Foundation
import Synchronization

/// The pictures of an animated file, each made from those before it when it is asked for.
package final class ImageAnimation: Sendable {
    /// One picture: what is drawn of it, and how long it stays.
    package struct Frame: Sendable {
        /// What happens to a picture's part before the next one is drawn.
        enum Disposal: Sendable { case stays, clears, goesBack }

        let (x, y): (Int, Int)
        /// How long it is shown, in seconds, as the file says.
        package let delay: Double
        let disposal: Disposal
        /// Whether its pixels replace those below, or cover them.
        let replaces: Bool
        let pixels: @Sendable () -> Surface?
    }

    package let (width, height): (Int, Int)
    /// How often it is shown; 0 for ever, nil where the file doesn't say.
    package let loopCount: Int?
    package let frames: [Frame]
    private let canvas = Mutex(Canvas())

    /// Nil where the size is none, or more than is ever decoded.
    init?(width: Int, height: Int, loopCount: Int?, frames: [Frame]) {
        guard (1...Surface.sideMax).contains(width), (1...Surface.sideMax).contains(height),
            width * height <= Self.pixelsMax, !frames.isEmpty
        else { return nil }
        (self.width, self.height, self.loopCount, self.frames) = (width, height, loopCount, frames)
    }

    /// A few bytes can claim them.
    private static let pixelsMax = 1 << 26

    /// How many pixels all pictures of a file may have together: a few hundred large ones, or what a file of its size may well
    /// hold. A few bytes can claim each of them, and whoever asks for the last picture has all drawn.
    static func pixelsMax(ofFile byteCount: Int) -> Int { max(1 << 28, byteCount * 256) }

    /// What was drawn last, from which the next picture is made.
    private struct Canvas {
        var next = 0
        /// The pixels before frame `next`.
        var surface: Surface?
    }

    /// The whole picture of a number; nil where there is none, or no memory for it.
    package func image(at index: Int) -> CGImage? {
        guard frames.indices.contains(index) else { return nil }
        return canvas.withLock { canvas in
            if canvas.surface == nil || canvas.next > index {
                canvas = Canvas(next: 0, surface: Surface(width: width, height: height))
            }
            var shown: Surface?
            while canvas.next <= index {
                guard let surface = canvas.surface else { return nil }
                frames[canvas.next].draw(in: surface) {
                    if canvas.next == index { shown = surface.copy() }
                }
                canvas.next += 1
            }
            return shown.map { CGImage($0) }
        }
    }
}

extension ImageAnimation.Frame {
    /// Draws the picture over those before it, and leaves what the next one is drawn on.
    /// - Parameter show: Called while the picture is there.
    fileprivate func draw(in canvas: Surface, _ show: () -> Void) {
        guard let part = pixels() else { return show() }
        let below = disposal == .goesBack ? Surface(width: part.width, height: part.height) : nil
        below?.paint(canvas, x: -x, y: -y, replaces: true)
        canvas.paint(part, x: x, y: y, replaces: replaces)
        show()
        switch disposal {
        case .stays: break
        case .goesBack: if let below { canvas.paint(below, x: x, y: y, replaces: true) }
        case .clears: canvas.clear(x: x, y: y, width: part.width, height: part.height)
        }
    }
}

extension Surface {
    /// - Parameter replaces: Whether its pixels replace those below, or cover them.
    fileprivate func paint(_ part: Surface, x: Int, y: Int, replaces: Bool) {
        guard let cairo = cairo_create(pointer) else { return }
        defer { cairo_destroy(cairo) }
        if replaces {
            cairo_rectangle(cairo, Double(x), Double(y), Double(part.width), Double(part.height))
            cairo_clip(cairo)
            cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
        }
        cairo_set_source_surface(cairo, part.pointer, Double(x), Double(y))
        cairo_paint(cairo)
    }

    fileprivate func clear(x: Int, y: Int, width: Int, height: Int) {
        guard let cairo = cairo_create(pointer) else { return }
        cairo_rectangle(cairo, Double(x), Double(y), Double(width), Double(height))
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        cairo_fill(cairo)
        cairo_destroy(cairo)
    }
}
