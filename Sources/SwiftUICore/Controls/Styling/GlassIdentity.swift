import Foundation

/// How glass comes and goes. Here it does so as the view that it belongs to, by that view's `transition(_:)`.
public struct GlassEffectTransition: Equatable, Sendable {
    private let name: String
    /// Comes and goes at once. No effect here.
    public static let identity = GlassEffectTransition(name: "identity")
    /// Comes from and goes to glass nearby. No effect here.
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
    /// Names the view's glass: glass that takes the place of other glass of that name comes from where that was.
    ///
    /// The view as a whole moves and grows; a browser doesn't melt one shape into another. Nil is no name.
    public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        modifier(GlassIdentity(id: id.map { AnyHashable($0) }, namespace: namespace))
    }

    /// Glass of one name would be one shape. A browser melts no shapes into one: each piece keeps its own, beside the
    /// others, and what it says and does is the same.
    public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }

    /// No effect here: the view's glass comes and goes with the view, by the view's own transition.
    public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

    /// Mirrored and blurred copies of the view would go on under the bars around it. The bars here have grounds of
    /// their own, so the view stays as it is.
    public func backgroundExtensionEffect() -> some View { self }

    /// No effect here, as with `backgroundExtensionEffect()`.
    public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
}
