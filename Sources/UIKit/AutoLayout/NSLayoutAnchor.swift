import Foundation

/// An attribute of a view or guide, for creating constraints.
///
/// See [NSLayoutAnchor](https://developer.apple.com/documentation/uikit/nslayoutanchor).
@preconcurrency @MainActor
public class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    weak var itemOfAnchor: (any LayoutItem)?
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute) {
        (itemOfAnchor, self.attribute) = (item, attribute)
        super.init()
    }

    /// The view or guide.
    public var item: AnyObject? { itemOfAnchor }

    /// A constraint: this attribute equals the other one, plus a constant in points.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        rule(.equal, anchor, 1, c)
    }

    /// A constraint: this attribute is at least the other one, plus a constant in points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { rule(.greaterThanOrEqual, anchor, 1, c) }

    /// A constraint: this attribute is at most the other one, plus a constant in points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { rule(.lessThanOrEqual, anchor, 1, c) }

    func rule(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>?, _ multiplier: CGFloat,
        _ constant: CGFloat
    ) -> NSLayoutConstraint {
        guard let item = itemOfAnchor else { preconditionFailure("the view of the anchor \(attribute) is gone") }
        return NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other?.itemOfAnchor,
            attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    }

    static func anchor(of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> AnyObject? {
        guard let item = item as? any LayoutItem else { return nil }
        switch attribute {
        case .notAnAttribute: return nil
        case .width, .height: return NSLayoutDimension(item, attribute)
        case .top, .bottom, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin, .centerYWithinMargins:
            return NSLayoutYAxisAnchor(item, attribute)
        default: return NSLayoutXAxisAnchor(item, attribute)
        }
    }
}

/// A vertical edge or the horizontal center.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance to another anchor as a length.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: self, to: otherAnchor)
    }

    /// A constraint: this anchor is a multiple of the system's spacing of 8 points after the other.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { rule(.equal, anchor, 1, 8 * multiplier) }

    /// A constraint: this anchor is at least a multiple of the system's spacing of 8 points after the other.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { rule(.greaterThanOrEqual, anchor, 1, 8 * multiplier) }

    /// A constraint: this anchor is at most a multiple of the system's spacing of 8 points after the other.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { rule(.lessThanOrEqual, anchor, 1, 8 * multiplier) }
}

/// A horizontal edge, the vertical center, or a baseline.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance to another anchor as a length.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: self, to: otherAnchor)
    }

    /// A constraint: this anchor is a multiple of the system's spacing of 8 points below the other.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { rule(.equal, anchor, 1, 8 * multiplier) }

    /// A constraint: this anchor is at least a multiple of the system's spacing of 8 points below the other.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { rule(.greaterThanOrEqual, anchor, 1, 8 * multiplier) }

    /// A constraint: this anchor is at most a multiple of the system's spacing of 8 points below the other.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { rule(.lessThanOrEqual, anchor, 1, 8 * multiplier) }
}
