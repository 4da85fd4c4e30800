/// What views come and go with: the animation of their transition, where it has one, before that of the change.
extension ViewNode {
    /// Nil where a view of this node's is there at once.
    func insertionAnimation(of layout: LayoutNode) -> Animation? {
        allowed(layout.trait(TransitionTrait.self).insertionAnimation) ?? animationInForce
    }

    /// Nil where this node's views are gone at once.
    var removalAnimation: Animation? {
        let own = realisedLayouts.lazy.compactMap { $0.trait(TransitionTrait.self).removalAnimation }.first
        return allowed(own) ?? animationInForce
    }

    /// Nil where the change, or a view around, leaves out the animations that are views' own.
    private func allowed(_ own: Animation?) -> Animation? {
        guard let own, !graph.currentTransaction.disablesAnimations, !animationsAreDisabled else { return nil }
        return own
    }
}
