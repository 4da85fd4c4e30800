import Foundation

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The visible part of the nearest scroll view around.
    public static var scrollView: NamedCoordinateSpace { NamedCoordinateSpace(name: ScrollSpace(axis: nil)) }

    /// The visible part of the nearest scroll view around that scrolls along an axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: ScrollSpace(axis: axis))
    }
}

/// The name of a scroll view's own coordinate space.
struct ScrollSpace: Hashable {
    let axis: Axis?
}
