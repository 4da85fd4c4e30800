import Foundation

/// How glass appears and disappears. Here it does so with its view, by that view's `transition(_:)`.
public struct GlassEffectTransition: Equatable, Sendable {
    private let name: String
    /// Without an animation. No effect here.
    public static let identity = GlassEffectTransition(name: "identity")
    /// Morphs from and to nearby glass. No effect here.
    public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
    /// Fades in and out. No effect here.
    public static let materialize = GlassEffectTransition(name: "materialize")
}

private struct GlassIdentity: ViewModifier {
    let id: AnyHashable?
    let namespace: Namespace.ID

    func body(content: Content) -> some View {
        if let id { content.matchedGeometryEffect(id: id, in: namespace) } else { content }
    }
}

extension View {
    /// Identifies the view's glass: glass that replaces other glass with the same identity animates from its position.
    ///
    /// The view moves and resizes as a whole; a browser doesn't morph one shape into another. Nil is no identity.
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        modifier(GlassIdentity(id: id.map { AnyHashable($0) }, namespace: namespace))
    }

    /// No effect here: a browser doesn't merge the shapes of glass with the same identity, so each keeps its own. Their
    /// content and behavior are the same.
    public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }

    /// No effect here: the view's glass comes and goes with the view, by the view's own transition.
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

    /// No effect here. On Apple's systems, mirrored and blurred copies of the view continue under the bars around it;
    /// the bars here have backgrounds of their own.
    public func backgroundExtensionEffect() -> some View { self }

    /// No effect here, as with `backgroundExtensionEffect()`.
    public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
}
