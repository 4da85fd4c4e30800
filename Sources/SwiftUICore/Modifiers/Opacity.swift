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
    /// Sets the view's opacity. At 0 it isn't hit-tested, focusable or read out either.
    ///
    /// Disfavoured, as the method of styles is: a color is a view and a style, and has its own `opacity`. Three
    /// overloads for each color in a long body are too many for the type checker.
    @_disfavoredOverload
    public func opacity(_ opacity: Double) -> some View { modifier(EffectModifier(OpacityEffect(opacity: opacity))) }

    /// Sets whether the view and those inside take part in hit testing.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(EffectModifier(HitTestingEffect(isEnabled: enabled)))
    }
}
