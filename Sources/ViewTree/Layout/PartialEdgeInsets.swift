import Foundation

/// Insets, in points, at some edges; with nil, an edge keeps its default distance.
package struct PartialEdgeInsets: Equatable {
    package var top: CGFloat?
    package var leading: CGFloat?
    package var bottom: CGFloat?
    package var trailing: CGFloat?

    package init() {}

    package func applied(to insets: EdgeInsets) -> EdgeInsets {
        EdgeInsets(
            top: top ?? insets.top, leading: leading ?? insets.leading, bottom: bottom ?? insets.bottom,
            trailing: trailing ?? insets.trailing)
    }

    package mutating func set(_ edges: Edge.Set, to length: CGFloat?) {
        if edges.contains(.top) { top = length }
        if edges.contains(.leading) { leading = length }
        if edges.contains(.bottom) { bottom = length }
        if edges.contains(.trailing) { trailing = length }
    }
}
