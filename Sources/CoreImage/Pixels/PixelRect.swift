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
        guard rect.isFinite, !rect.isEmpty else { return nil }
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

    /// The pixels within bounds that are the nearest ones to those of the rectangle; nil if the bounds are empty.
    func nearest(in bounds: CGRect) -> PixelRect? {
        guard !bounds.isNull, !bounds.isEmpty else { return nil }
        let (own, whole) = (cgRect, bounds.integral)
        let left = min(max(own.minX, whole.minX), whole.maxX - 1)
        let low = min(max(own.minY, whole.minY), whole.maxY - 1)
        let right = max(min(own.maxX, whole.maxX), whole.minX + 1)
        let high = max(min(own.maxY, whole.maxY), whole.minY + 1)
        return PixelRect(CGRect(x: left, y: low, width: right - left, height: high - low))
    }
}

extension CGRect {
    /// Whether all its edges are numbers, and it isn't null. Foundation's operations trap for others.
    var isFinite: Bool { !isNull && minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }

    /// The fewest pixels that are halved.
    private static let pixelsMin = Double(1 << 20)

    /// The halves of the pixels that the rectangle touches, across its longer side; none for few pixels, or more than a number.
    func pixelHalves(most: Double) -> [CGRect] {
        guard isFinite, !isEmpty else { return [] }
        let whole = integral
        let count = whole.width * whole.height
        guard count > Self.pixelsMin, count <= most else { return [] }
        let isWide = whole.width > whole.height
        let half = ((isWide ? whole.width : whole.height) / 2).rounded()
        let parts = whole.divided(atDistance: half, from: isWide ? .minXEdge : .minYEdge)
        return [parts.slice, parts.remainder]
    }
}

/// What computes an image's pixels in a rectangle.
struct PixelSource: Sendable {
    let pixels: @Sendable (PixelRect) -> Raster?

    init(_ pixels: @escaping @Sendable (PixelRect) -> Raster?) { self.pixels = pixels }
}
