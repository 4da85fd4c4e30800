import Foundation

/// An Auto Layout constraint: an attribute of a view or guide is equal to, at most or at least another one, times a
/// multiplier, plus a constant.
///
/// Active constraints are solved together, for all views with `translatesAutoresizingMaskIntoConstraints` set to false.
/// See [NSLayoutConstraint](https://developer.apple.com/documentation/uikit/nslayoutconstraint).
@preconcurrency @MainActor
public final class NSLayoutConstraint: NSObject {
    /// The view or guide of the first attribute.
    public private(set) weak var firstItem: AnyObject?
    /// The attribute that is constrained.
    public let firstAttribute: Attribute
    /// How the two attributes are related.
    public let relation: Relation
    /// The view or guide of the second attribute; nil if the constraint has only a constant.
    public private(set) weak var secondItem: AnyObject?
    /// The attribute that the first one is compared with.
    public let secondAttribute: Attribute
    /// The multiplier of the second attribute.
    public let multiplier: CGFloat
    /// The constant that is added to the second attribute, in points.
    public var constant: CGFloat { didSet { if constant != oldValue { didChange() } } }
    /// The constraint's priority. Required by default; one of a lower priority is satisfied as closely as possible.
    public var priority = UILayoutPriority.required { didSet { if priority != oldValue { didChange() } } }
    /// A name, for logs.
    public var identifier: String?
    /// Kept, and has no effect here.
    public var shouldBeArchived = false

    /// The view that holds the active constraint: the nearest common ancestor of both items.
    weak var holder: UIView?

    /// A constraint that isn't active yet.
    public init(
        item firstItem: Any, attribute firstAttribute: Attribute, relatedBy relation: Relation,
        toItem secondItem: Any?, attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        (self.firstItem, self.firstAttribute) = (firstItem as AnyObject, firstAttribute)
        (self.secondItem, self.secondAttribute) = (secondItem.map { $0 as AnyObject }, secondAttribute)
        (self.relation, self.multiplier, self.constant) = (relation, multiplier, constant)
        super.init()
    }

    // MARK: Being active

    /// Whether the constraint is active. Both of its items must be in one view tree when it is activated.
    public var isActive: Bool {
        get { holder != nil }
        set { newValue ? activate() : deactivate() }
    }

    /// Activates constraints.
    public static func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private func activate() {
        guard holder == nil else { return }
        let views = [firstItem, secondItem].compactMap { ($0 as? any LayoutItem)?.layoutView }
        guard let first = views.first else { return }
        guard let shared = views.dropFirst().reduce(first, { $0?.commonAncestor(with: $1) }) else {
            preconditionFailure("\(formula) has items that are in no common view: add them to one first")
        }
        shared.hold(self)
    }

    private func deactivate() { holder?.release(self) }

    private func didChange() { holder?.constraintsDidChange() }

    /// The constraint as a formula.
    var formula: String {
        let relations: [Relation: String] = [.equal: "==", .lessThanOrEqual: "<=", .greaterThanOrEqual: ">="]
        var text = "\(Self.name(firstItem)).\(firstAttribute) \(relations[relation] ?? "==")"
        if secondItem != nil { text += " \(Self.name(secondItem)).\(secondAttribute) * \(multiplier) +" }
        return text + " \(constant) @\(priority.rawValue)" + (identifier.map { " (\($0))" } ?? "")
    }

    private static func name(_ item: AnyObject?) -> String { item.map { "\(type(of: $0))" } ?? "nothing" }

    // MARK: Its anchors

    /// The first attribute as an anchor.
    public var firstAnchor: AnyObject? { NSLayoutAnchor<AnyObject>.anchor(of: firstItem, firstAttribute) }
    /// The second attribute as an anchor; nil if there is none.
    public var secondAnchor: AnyObject? { NSLayoutAnchor<AnyObject>.anchor(of: secondItem, secondAttribute) }
}

extension UIView {
    /// The nearest common ancestor of both views, which may be one of them; nil if they are in different trees.
    func commonAncestor(with other: UIView) -> UIView? {
        var candidate: UIView? = self
        while let view = candidate, !other.isDescendant(of: view) { candidate = view.superview }
        return candidate
    }
}
