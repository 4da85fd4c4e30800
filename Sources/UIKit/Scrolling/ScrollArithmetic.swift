import CoreGraphics
import Foundation

/// Computes a scroll view's offsets from its sizes: how far it scrolls, and where it is after zooming.
///
/// Offsets are UIKit's: the point of the content at the view's top left corner, at the content's current scale.
struct ScrollArithmetic: Equatable {
    /// The view's size, in points.
    var size: CGSize
    var contentSize: CGSize
    /// The insets around the content.
    var inset: UIEdgeInsets

    /// Clamps an offset to the content and its insets. Content that is smaller than the view is at its top left inset.
    func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(
            x: Self.clamp(offset.x, size.width, contentSize.width, inset.left, inset.right),
            y: Self.clamp(offset.y, size.height, contentSize.height, inset.top, inset.bottom))
    }

    private static func clamp(
        _ offset: CGFloat, _ size: CGFloat, _ content: CGFloat, _ before: CGFloat, _ after: CGFloat
    ) -> CGFloat {
        max(min(offset, content + after - size), -before)
    }

    /// The offset after zooming by `ratio` that keeps the content under a given point of the view in place.
    func offset(_ offset: CGPoint, magnifiedBy ratio: CGFloat, keeping point: CGPoint) -> CGPoint {
        CGPoint(x: (offset.x + point.x) * ratio - point.x, y: (offset.y + point.y) * ratio - point.y)
    }

    /// The scale at which a rectangle of the content (at scale 1) just fits, within the limits.
    func scale(showing rect: CGRect, from minimum: CGFloat, to maximum: CGFloat) -> CGFloat {
        guard rect.width > 0, rect.height > 0 else { return maximum }
        return max(min(size.width / rect.width, size.height / rect.height, maximum), minimum)
    }

    /// The offset that centers a rectangle of the content (at scale 1).
    func offset(centring rect: CGRect, at scale: CGFloat) -> CGPoint {
        CGPoint(x: rect.midX * scale - size.width / 2, y: rect.midY * scale - size.height / 2)
    }

    /// The nearest offset that shows a rectangle of the content, or as much of it as fits.
    func offset(_ offset: CGPoint, showing rect: CGRect) -> CGPoint {
        func along(_ offset: CGFloat, _ start: CGFloat, _ end: CGFloat, _ length: CGFloat) -> CGFloat {
            min(max(offset, end - length), start)
        }
        return clamped(
            CGPoint(
                x: along(offset.x, rect.minX, rect.maxX, size.width),
                y: along(offset.y, rect.minY, rect.maxY, size.height)))
    }
}
