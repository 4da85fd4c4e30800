import Foundation
@_spi(Nodes) import ViewTree

/// The transition of a view that moves through a scroll view.
struct ScrollTransition {
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?
    let look: @Sendable (ScrollTransitionPhase) -> _VisualEffectLook

    /// The effect at the view's position; without an enclosing scroll view, that of a fully visible view.
    @MainActor func effect(on node: LayoutNode) -> PlacedVisualEffect {
        guard let (scroll, axis) = container(of: node) else { return PlacedVisualEffect(look: look(.identity)) }
        scroll.willBeFollowed()
        let start = node.origin(in: scroll).length(along: axis)
        let length = node.size.length(along: axis)
        let whole = scroll.size.length(along: axis)
        let before = progress(start + length, topLeading, length, whole)
        let behind = progress(whole - start, bottomTrailing, length, whole)
        return before <= behind
            ? effect(.topLeading, before, topLeading) : effect(.bottomTrailing, behind, bottomTrailing)
    }

    @MainActor private func container(of node: LayoutNode) -> (ScrollLayoutNode, Axis)? {
        if let axis { return node.enclosingScroll(along: axis).map { ($0, axis) } }
        return node.enclosingScroll.map { ($0, $0.axes.contains(.vertical) ? .vertical : .horizontal) }
    }

    /// The view's progress, from 0 where it is just hidden to 1 at the threshold.
    private func progress(
        _ distance: CGFloat, _ configuration: ScrollTransitionConfiguration, _ length: CGFloat, _ container: CGFloat
    ) -> Double {
        let threshold = configuration.threshold.distance(length, container)
        guard threshold > 0 else { return distance >= threshold ? 1 : 0 }
        return min(max(distance / threshold, 0), 1)
    }

    private func effect(
        _ edge: ScrollTransitionPhase, _ progress: Double, _ configuration: ScrollTransitionConfiguration
    ) -> PlacedVisualEffect {
        switch configuration.pace {
        case .identity: PlacedVisualEffect(look: look(.identity))
        case .animated(let animation):
            PlacedVisualEffect(look: look(progress < 1 ? edge : .identity), animation: animation)
        case .interactive(let curve):
            PlacedVisualEffect(
                look: look(edge).interpolated(towards: look(.identity), amount: curve.value(at: progress)))
        }
    }
}

extension View {
    /// Changes the look of the view while it enters and leaves the visible part of a scroll view.
    ///
    /// - Parameter axis: The axis of the transition; nil is the scroll view's own.
    public func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(
            topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// The same as `scrollTransition(_:axis:transition:)`, with a configuration for each end.
    public func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        let way = ScrollTransition(topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis) {
            transition(EmptyVisualEffect(), $0)._look
        }
        return modifier(VisualEffectModifier { way.effect(on: $0) })
    }
}
