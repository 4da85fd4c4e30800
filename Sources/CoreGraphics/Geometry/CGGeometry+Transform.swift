import Foundation

extension CGPoint {
    /// The transformed point.
    public func applying(_ transform: CGAffineTransform) -> CGPoint {
        CGPoint(
            x: transform.a * x + transform.c * y + transform.tx,
            y: transform.b * x + transform.d * y + transform.ty)
    }
}

extension CGSize {
    /// The size, transformed as a distance, which a translation doesn't change.
    public func applying(_ transform: CGAffineTransform) -> CGSize {
        CGSize(
            width: transform.a * width + transform.c * height,
            height: transform.b * width + transform.d * height)
    }
}

extension CGRect {
    /// The bounding box of the transformed corners.
    public func applying(_ transform: CGAffineTransform) -> CGRect {
        guard !isNull, !isInfinite else { return self }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
        ]
        return CGRect(around: corners.map { $0.applying(transform) })
    }

    /// The bounding box of the points; null without points.
    package init(around points: some Sequence<CGPoint>) {
        var bounds: (minX: CGFloat, minY: CGFloat, maxX: CGFloat, maxY: CGFloat)?
        for point in points {
            let known = bounds ?? (point.x, point.y, point.x, point.y)
            bounds = (
                min(known.minX, point.x), min(known.minY, point.y), max(known.maxX, point.x), max(known.maxY, point.y)
            )
        }
        guard let bounds else {
            self = .null
            return
        }
        self.init(
            x: bounds.minX, y: bounds.minY, width: bounds.maxX - bounds.minX, height: bounds.maxY - bounds.minY)
    }
}
