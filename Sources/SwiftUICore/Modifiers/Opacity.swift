import DisplayList
import Foundation

struct OpacityEffect: ElementEffect {
    let opacity: Double

    func apply(to element: inout DisplayElement, size: CGSize, environment: EnvironmentValues) {
        element.style.opacity = min(max(opacity, 0), 1)
    }
}

struct HitTestingEffect: ElementEffect {
    let isEnabled: Bool

    func apply(to element: inout DisplayElement, size: CGSize, environment: EnvironmentValues) {
        element.style.isHittable = isEnabled
    }
}

extension View {
    /// A view at 0 can't be hit, focused or read either.
    ///
    /// Disfavoured, as a style's is: a colour is both, and has an opacity of its own, and three ways for each colour of
    /// a long body are more than the compiler gets through.
    @_disfavoredOverload
    public func opacity(_ opacity: Double) -> some View { modifier(EffectModifier(OpacityEffect(opacity: opacity))) }

    /// Sets whether the view and those inside hear the pointer and fingers.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(EffectModifier(HitTestingEffect(isEnabled: enabled)))
    }
}
