import Foundation
@_spi(Nodes) import ViewTree

/// The position and sizes of a scroll view, by the browser's last report. If the app reads it, the browser reports
/// repeatedly while the view scrolls.
///
/// See [ScrollGeometry](https://developer.apple.com/documentation/swiftui/scrollgeometry).
public struct ScrollGeometry: Equatable, Sendable, CustomDebugStringConvertible {
    /// The top leading corner of the visible part, in points of the content.
    public var contentOffset: CGPoint
    /// The size of the content, in points.
    public var contentSize: CGSize
    /// The margins of the content, in points.
    public var contentInsets: EdgeInsets
    /// The size of the scroll view, in points.
    public var containerSize: CGSize

    /// A geometry, in points.
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }

    /// The visible rectangle, in the content's coordinates.
    public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The bounds of the scroll view, in the content's coordinates: the same as `visibleRect`.
    public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

    /// The offset, the content's size and the view's.
    public var debugDescription: String {
        "ScrollGeometry(offset \(contentOffset), content \(contentSize), container \(containerSize))"
    }
}

extension ScrollLayoutNode {
    /// The geometry for `onScrollGeometryChange`.
    var geometry: ScrollGeometry {
        ScrollGeometry(
            contentOffset: offset,
            contentSize: CGSize(
                width: contentSize.width - reach.leading - reach.trailing,
                height: contentSize.height - reach.top - reach.bottom),
            contentInsets: settings.contentMargins, containerSize: size)
    }
}

private final class ScrollGeometryFollower<T: Equatable>: ScrollFollower {
    var transform: ((ScrollGeometry) -> T)?
    var action: ((T, T) -> Void)?
    private var last: T?

    override func follow(_ scroll: ScrollLayoutNode) {
        guard let transform else { return }
        let new = transform(scroll.geometry)
        guard new != last else { return }
        let old = last ?? new
        last = new
        scroll.graph.afterCommit { [weak self] in self?.action?(old, new) }
    }
}

extension View {
    /// Runs a closure when a value computed from a scroll view's geometry changes, and for the first value.
    public func onScrollGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        modifier(
            ScrollFollowerModifier(make: { ScrollGeometryFollower<T>() }) { follower in
                follower.transform = transform
                follower.action = action
            })
    }
}
