import CoreGraphics
import Foundation

/// A rectangle of whole pixels. Rows grow upwards.
struct PixelRect: Hashable, Sendable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// The maximum number of pixels that are computed at once: a quarter of a gigabyte.
    static let pixelsMax = 1 << 24

    init(x: Int, y: Int, width: Int, height: Int) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }

    /// The pixels that a rectangle touches; nil for none, or too many.
    init?(_ rect: CGRect) {
        guard !rect.isNull, !rect.isEmpty else { return nil }
        let whole = rect.integral
        let isSmall = whole.width <= Double(Self.pixelsMax) && whole.height <= Double(Self.pixelsMax)
        let isNear = abs(whole.minX) < Double(1 << 40) && abs(whole.minY) < Double(1 << 40)
        guard isSmall, isNear, whole.width * whole.height <= Double(Self.pixelsMax) else { return nil }
        self.init(
            x: Int(saturating: whole.minX), y: Int(saturating: whole.minY), width: Int(saturating: whole.width),
            height: Int(saturating: whole.height))
    }

    var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
    var count: Int { width * height }
    var columns: Range<Int> { x..<x + width }
    var rows: Range<Int> { y..<y + height }

    /// The rectangle with more pixels on each side.
    func grown(by horizontal: Int, _ vertical: Int) -> PixelRect {
        PixelRect(x: x - horizontal, y: y - vertical, width: width + 2 * horizontal, height: height + 2 * vertical)
    }

    func grown(by pixels: Int) -> PixelRect { grown(by: pixels, pixels) }
}

/// What computes an image's pixels in a rectangle.
struct PixelSource: Sendable {
    let pixels: @Sendable (PixelRect) -> Raster?

    init(_ pixels: @escaping @Sendable (PixelRect) -> Raster?) { self.pixels = pixels }
}
