import Foundation

// Geometry seen from a stack: along its axis and across it.

extension ProposedViewSize {
    func length(along axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }
    func length(across axis: Axis) -> CGFloat? { axis == .horizontal ? height : width }

    static func along(_ axis: Axis, _ length: CGFloat?, across: CGFloat?) -> ProposedViewSize {
        axis == .horizontal
            ? ProposedViewSize(width: length, height: across) : ProposedViewSize(width: across, height: length)
    }
}

extension CGSize {
    func length(along axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
    func length(across axis: Axis) -> CGFloat { axis == .horizontal ? height : width }

    static func along(_ axis: Axis, _ length: CGFloat, across: CGFloat) -> CGSize {
        axis == .horizontal ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
    }
}

extension CGPoint {
    func length(along axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}

extension CGRect {
    static func along(_ axis: Axis, _ position: CGFloat, across: CGFloat, _ size: CGSize) -> CGRect {
        axis == .horizontal
            ? CGRect(x: position, y: across, width: size.width, height: size.height)
            : CGRect(x: across, y: position, width: size.width, height: size.height)
    }
}

/// The guide of a container from those of its views: the first baseline is the topmost, the last the lowest, and any
/// other is the mean of the views that set it.
func combinedGuide(
    _ key: AlignmentKey, _ subviews: LayoutSubviews, _ frames: [CGRect], _ proposals: [ProposedViewSize],
    _ edge: KeyPath<CGRect, CGFloat>
) -> CGFloat? {
    let values = subviews.indices.compactMap { index in
        subviews[index].dimensions(in: proposals[index]).explicitGuide(key).map { frames[index][keyPath: edge] + $0 }
    }
    guard !values.isEmpty else { return nil }
    if key == VerticalAlignment.firstTextBaseline.key { return values.min() }
    if key == VerticalAlignment.lastTextBaseline.key { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
}
