import Foundation

/// A view's Auto Layout state.
struct ConstraintState {
    /// The active constraints whose nearest common ancestor is this view.
    var held: [NSLayoutConstraint] = []
    /// Whether the constraints below this view, as a root, must be solved again.
    var isDue = true
    /// Whether `updateConstraints` must be called.
    var needsUpdate = true
}

extension UIView {
    /// The active constraints that the view holds: those whose items have this view as their nearest common ancestor.
    public var constraints: [NSLayoutConstraint] { constraintState.held }

    /// Activates a constraint. The view that holds it is determined by its items, as with
    /// `NSLayoutConstraint.activate`.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    /// Activates constraints.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    /// Deactivates a constraint.
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    /// Deactivates constraints.
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

    /// Deactivates the constraints of this view and its ancestors that refer to a subview being removed, or its
    /// descendants.
    func releaseConstraints(about view: UIView) {
        for constraint in constraintState.held {
            let items = [constraint.firstItem, constraint.secondItem].compactMap { ($0 as? any LayoutItem)?.layoutView }
            if items.contains(where: { $0.isDescendant(of: view) }) { release(constraint) }
        }
        superview?.releaseConstraints(about: view)
    }

    // MARK: Solving

    /// The view in which this view's constraints are solved: the nearest ancestor, or the view itself, whose frame
    /// isn't determined by constraints.
    var constraintRoot: UIView {
        guard !translatesAutoresizingMaskIntoConstraints, let superview else { return self }
        return superview.constraintRoot
    }

    /// A constraint, a view, or a content's size changed.
    func constraintsDidChange() {
        let root = constraintRoot
        root.constraintState.isDue = true
        root.setNeedsLayout()
    }

    /// Lays out the constraint-based views, if anything has changed.
    func solveConstraintsIfDue() {
        let root = constraintRoot
        guard root.constraintState.isDue else { return }
        root.constraintState.isDue = false
        guard root.hasConstrainedViews, (root as? UIStackView)?.isLaidOutByRules ?? true else { return }
        root.updateConstraintsIfNeeded()
        ConstraintLayout.place(in: root)
        root.constraintState.isDue = false
    }

    /// Whether a subview is placed by constraints.
    var hasConstrainedViews: Bool { subviews.contains { !$0.translatesAutoresizingMaskIntoConstraints } }

    /// Schedules a call of `updateConstraints` before the next layout.
    public func setNeedsUpdateConstraints() {
        constraintState.needsUpdate = true
        constraintsDidChange()
    }

    /// Whether `updateConstraints` will be called before the next layout.
    public func needsUpdateConstraints() -> Bool { constraintState.needsUpdate }

    /// Calls `updateConstraints` at once for this view and its constraint-based descendants, where needed.
    public func updateConstraintsIfNeeded() {
        for subview in subviews where !subview.translatesAutoresizingMaskIntoConstraints {
            subview.updateConstraintsIfNeeded()
        }
        guard constraintState.needsUpdate else { return }
        constraintState.needsUpdate = false
        if let controller { controller.updateViewConstraints() } else { updateConstraints() }
    }

    // MARK: Sizes

    /// The target size for `systemLayoutSizeFitting` that makes a view as small as its constraints allow.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The target size for `systemLayoutSizeFitting` that makes a view as large as its constraints allow.
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)

    /// The size that satisfies the view's constraints and is nearest to the target.
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }

    /// The size that satisfies the view's constraints, with the given priorities for the target's width and height.
    public func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        updateConstraintsIfNeeded()
        return ConstraintLayout.size(of: self, fitting: targetSize, horizontal, vertical)
    }
}
