import Foundation

/// What a view knows about Auto Layout.
struct ConstraintState {
    /// The active rules whose items are in the view, or are the view.
    var held: [NSLayoutConstraint] = []
    /// Whether the rules of which the view is the root have to be solved.
    var isDue = true
    /// Whether `updateConstraints` has to be called.
    var needsUpdate = true
}

extension UIView {
    /// The active rules that the view holds: those of which it is the nearest view that both items are in.
    public var constraints: [NSLayoutConstraint] { constraintState.held }

    /// Activates a rule. `NSLayoutConstraint.activate` finds the view that holds it by itself.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    /// Activates rules.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    /// Deactivates a rule.
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    /// Deactivates rules.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

    func hold(_ constraint: NSLayoutConstraint) {
        constraint.holder = self
        constraintState.held.append(constraint)
        constraintsDidChange()
    }

    func release(_ constraint: NSLayoutConstraint) {
        constraint.holder = nil
        constraintState.held.removeAll { $0 === constraint }
        constraintsDidChange()
    }

    /// Deactivates what this view and those around it say about a view that leaves, or about views in it.
    func releaseConstraints(about view: UIView) {
        for constraint in constraintState.held {
            let items = [constraint.firstItem, constraint.secondItem].compactMap { ($0 as? any LayoutItem)?.layoutView }
            if items.contains(where: { $0.isDescendant(of: view) }) { release(constraint) }
        }
        superview?.releaseConstraints(about: view)
    }

    // MARK: Solving

    /// The view whose own frame is given and in which this view's rules are solved: the nearest around it, or itself,
    /// whose place isn't left to rules.
    var constraintRoot: UIView {
        guard !translatesAutoresizingMaskIntoConstraints, let superview else { return self }
        return superview.constraintRoot
    }

    /// A rule, a view or a content's size changed.
    func constraintsDidChange() {
        let root = constraintRoot
        root.constraintState.isDue = true
        root.setNeedsLayout()
    }

    /// Places the views whose places are left to rules, if anything has changed.
    func solveConstraintsIfDue() {
        let root = constraintRoot
        guard root.constraintState.isDue else { return }
        root.constraintState.isDue = false
        guard root.hasConstrainedViews, (root as? UIStackView)?.isLaidOutByRules ?? true else { return }
        root.updateConstraintsIfNeeded()
        ConstraintLayout.place(in: root)
        root.constraintState.isDue = false
    }

    /// Whether a subview leaves its place to rules.
    var hasConstrainedViews: Bool { subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints } }

    /// Lets `updateConstraints` be called before the next layout.
    public func setNeedsUpdateConstraints() {
        constraintState.needsUpdate = true
        constraintsDidChange()
    }

    /// Whether `updateConstraints` will be called before the next layout.
    public func needsUpdateConstraints() -> Bool { constraintState.needsUpdate }

    /// Calls `updateConstraints` at once for this view and those in it that need it.
    public func updateConstraintsIfNeeded() {
        for subview in subviews where !subview.translatesAutoresizingMaskIntoConstraints {
            subview.updateConstraintsIfNeeded()
        }
        guard constraintState.needsUpdate else { return }
        constraintState.needsUpdate = false
        if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    }

    // MARK: Sizes

    /// As small as the rules let the view be, for `systemLayoutSizeFitting`.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// As large as the rules let the view be, for `systemLayoutSizeFitting`.
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    /// The size that the rules give the view, as near as possible to a wanted one.
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that the rules give the view, where the wanted width and height matter so much.
    public func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        updateConstraintsIfNeeded()
        return ConstraintLayout.size(of: self, fitting: targetSize, horizontal, vertical)
    }
}
