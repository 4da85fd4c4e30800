import CoreGraphics

// Lengths and places along an axis, so that layouts are written once for both.

extension NSLayoutConstraint.Axis {
    var other: NSLayoutConstraint.Axis { self == .vertical ? .horizontal : .vertical }
}

extension CGSize {
    func along(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .vertical ? height : width }

    init(_ axis: NSLayoutConstraint.Axis, length: CGFloat, width across: CGFloat) {
        self = axis == .vertical ? CGSize(width: across, height: length) : CGSize(width: length, height: across)
    }
}

extension CGPoint {
    func along(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .vertical ? y : x }

    init(_ axis: NSLayoutConstraint.Axis, at place: CGFloat, across: CGFloat) {
        self = axis == .vertical ? CGPoint(x: across, y: place) : CGPoint(x: place, y: across)
    }
}

extension CGRect {
    init(_ axis: NSLayoutConstraint.Axis, at place: CGFloat, across: CGFloat, length: CGFloat, width: CGFloat) {
        self.init(
            origin: CGPoint(axis, at: place, across: across), size: CGSize(axis, length: length, width: width))
    }

    /// The rectangle moved along an axis so that it stays in sight, as far as its section reaches.
    func pinned(
        within section: CGRect, to sight: CGRect, _ axis: NSLayoutConstraint.Axis, atStart: Bool
    ) -> CGRect {
        let length = size.along(axis)
        let (start, end) = (section.origin.along(axis), section.origin.along(axis) + section.size.along(axis))
        let place =
            atStart
            ? min(max(origin.along(axis), sight.origin.along(axis)), end - length)
            : max(min(origin.along(axis), sight.origin.along(axis) + sight.size.along(axis) - length), start)
        return CGRect(
            axis, at: place, across: origin.along(axis.other), length: length, width: size.along(axis.other))
    }
}

extension UIEdgeInsets {
    /// Before and after, along an axis.
    func ends(_ axis: NSLayoutConstraint.Axis) -> (CGFloat, CGFloat) {
        axis == .vertical ? (top, bottom) : (left, right)
    }
}

extension NSDirectionalEdgeInsets {
    /// Before and after, along an axis.
    func ends(_ axis: NSLayoutConstraint.Axis) -> (CGFloat, CGFloat) {
        axis == .vertical ? (top, bottom) : (leading, trailing)
    }

    /// A rectangle without these edges, no smaller than nothing.
    func inset(_ rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX + leading, y: rect.minY + top, width: max(rect.width - leading - trailing, 0),
            height: max(rect.height - top - bottom, 0))
    }
}
