/// The animation of insertions and removals: the transition's own, or else the change's.
extension ViewNode {
    /// Nil if a view of this node is inserted without an animation.
    func insertionAnimation(of layout: LayoutNode) -> Animation? {
        allowed(layout.trait(TransitionTrait.self).insertionAnimation) ?? animationInForce
    }

    /// Nil if this node's views are removed without an animation.
    var removalAnimation: Animation? {
        let own = realisedLayouts.lazy.compactMap { $0.trait(TransitionTrait.self).removalAnimation }.first
        return allowed(own) ?? animationInForce
    }

    /// Nil if the change, or an ancestor, disables the views' own animations.
    private func allowed(_ own: Animation?) -> Animation? {
        guard let own, !graph.currentTransaction.disablesAnimations, !animationsAreDisabled else { return nil }
        return own
    }
}
