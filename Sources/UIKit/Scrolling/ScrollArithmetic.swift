import CoreGraphics
import Foundation

/// The sizes of a scroll view, and what follows from them: how far it scrolls, and where it is after it was magnified.
///
/// Offsets are those of UIKit: the point of the content at the view's top left corner, in the content's present size.
struct ScrollArithmetic: Equatable {
    /// How large the view is, in points.
    var size: CGSize
    var contentSize: CGSize
    /// What lies around the content, and over it.
    var inset: UIEdgeInsets

    /// The offset nearest to one that shows no more than the content and its insets. Content that is smaller than the view
    /// begins at its top left inset.
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

    /// The offset that leaves a point of the view over the same point of the content when this is `ratio` times as large.
    func offset(_ offset: CGPoint, magnifiedBy ratio: CGFloat, keeping point: CGPoint) -> CGPoint {
        CGPoint(x: (offset.x + point.x) * ratio - point.x, y: (offset.y + point.y) * ratio - point.y)
    }

    /// The scale at which a rectangle of the unmagnified content just fits, within the bounds.
    func scale(showing rect: CGRect, from minimum: CGFloat, to maximum: CGFloat) -> CGFloat {
        guard rect.width > 0, rect.height > 0 else { return maximum }
        return max(min(size.width / rect.width, size.height / rect.height, maximum), minimum)
    }

    /// The offset at which a rectangle of the unmagnified content has its middle in the view's.
    func offset(centring rect: CGRect, at scale: CGFloat) -> CGPoint {
        CGPoint(x: rect.midX * scale - size.width / 2, y: rect.midY * scale - size.height / 2)
    }

    /// The offset nearest to one at which a rectangle of the content is to be seen, or as much of it as there is room for.
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
