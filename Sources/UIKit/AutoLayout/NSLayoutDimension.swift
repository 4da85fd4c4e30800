import Foundation

/// A width, a height, or the distance between two anchors.
///
/// See [NSLayoutDimension](https://developer.apple.com/documentation/uikit/nslayoutdimension).
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// The guide that measures the distance between two anchors, if this is one.
    private let span: UILayoutGuide?

    override init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        span = nil
        super.init(item, attribute)
    }

    /// A distance is the width or height of a guide that is constrained to both anchors.
    init<Kind>(from start: NSLayoutAnchor<Kind>, to end: NSLayoutAnchor<Kind>) {
        let guide = UILayoutGuide()
        span = guide
        let isHorizontal = start is NSLayoutXAxisAnchor
        super.init(guide, isHorizontal ? .width : .height)
        guard let first = start.itemOfAnchor?.layoutView, let second = end.itemOfAnchor?.layoutView,
            let shared = first.commonAncestor(with: second)
        else { preconditionFailure("anchors with a distance have to be in one tree of views") }
        shared.addLayoutGuide(guide)
        let edges: [(NSLayoutConstraint.Attribute, NSLayoutAnchor<Kind>)] =
            isHorizontal ? [(.left, start), (.right, end)] : [(.top, start), (.bottom, end)]
        for (edge, anchor) in edges {
            NSLayoutConstraint(
                item: guide, attribute: edge, relatedBy: .equal, toItem: anchor.item, attribute: anchor.attribute,
                multiplier: 1, constant: 0
            ).isActive = true
        }
    }

    /// A constraint: this dimension equals a constant, in points.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { rule(.equal, nil, 1, c) }

    /// A constraint: this dimension is at least a constant, in points.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        rule(.greaterThanOrEqual, nil, 1, c)
    }

    /// A constraint: this dimension is at most a constant, in points.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        rule(.lessThanOrEqual, nil, 1, c)
    }

    /// A constraint: this dimension equals a multiple of the other one, plus a constant in points.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { rule(.equal, anchor, m, c) }

    /// A constraint: this dimension is at least a multiple of the other one, plus a constant in points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { rule(.greaterThanOrEqual, anchor, m, c) }

    /// A constraint: this dimension is at most a multiple of the other one, plus a constant in points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { rule(.lessThanOrEqual, anchor, m, c) }
}
