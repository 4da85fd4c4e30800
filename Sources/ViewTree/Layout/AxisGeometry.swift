import Foundation

// Geometry relative to a stack: along its axis and across it.

extension ProposedViewSize {
    package func length(along axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }
    package func length(across axis: Axis) -> CGFloat? { axis == .horizontal ? height : width }

    package static func along(_ axis: Axis, _ length: CGFloat?, across: CGFloat?) -> ProposedViewSize {
        axis == .horizontal
            ? ProposedViewSize(width: length, height: across) : ProposedViewSize(width: across, height: length)
    }
}

extension CGSize {
    package func length(along axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
    package func length(across axis: Axis) -> CGFloat { axis == .horizontal ? height : width }

    package static func along(_ axis: Axis, _ length: CGFloat, across: CGFloat) -> CGSize {
        axis == .horizontal ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
    }
}

extension CGPoint {
    package func length(along axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
}

extension CGRect {
    package static func along(_ axis: Axis, _ position: CGFloat, across: CGFloat, _ size: CGSize) -> CGRect {
        axis == .horizontal
            ? CGRect(x: position, y: across, width: size.width, height: size.height)
            : CGRect(x: across, y: position, width: size.width, height: size.height)
    }
}
