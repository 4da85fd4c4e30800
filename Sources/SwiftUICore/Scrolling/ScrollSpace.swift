import Foundation

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The coordinate space of the visible part of the nearest enclosing scroll view.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpace(axis: nil)) }

    /// The coordinate space of the visible part of the nearest enclosing scroll view that scrolls along an axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: ScrollSpace(axis: axis))
    }
}

/// The name of a scroll view's own coordinate space.
struct ScrollSpace: Hashable {
    let axis: Axis?
}
