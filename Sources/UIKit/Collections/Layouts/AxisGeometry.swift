import CoreGraphics

// Lengths and positions along an axis, so that one layout serves both scroll directions.

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

    /// The rectangle moved along an axis to stay visible, within its section.
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
    /// The insets at the start and the end of an axis.
    func ends(_ axis: NSLayoutConstraint.Axis) -> (CGFloat, CGFloat) {
        axis == .vertical ? (top, bottom) : (left, right)
    }
}

extension NSDirectionalEdgeInsets {
    /// The insets at the start and the end of an axis.
    func ends(_ axis: NSLayoutConstraint.Axis) -> (CGFloat, CGFloat) {
        axis == .vertical ? (top, bottom) : (leading, trailing)
    }

    /// A rectangle inside the insets. Its size isn't negative.
    func inset(_ rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX + leading, y: rect.minY + top, width: max(rect.width - leading - trailing, 0),
            height: max(rect.height - top - bottom, 0))
    }
}
