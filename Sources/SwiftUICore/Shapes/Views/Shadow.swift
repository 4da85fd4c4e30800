import DisplayList
import Foundation

private struct ShadowEffect: ElementEffect {
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    func apply(to element: inout DisplayElement, size: CGSize, environment: EnvironmentValues) {
        element.style.shadow = ElementStyle.Shadow(
            color: color.displayColor(in: environment), radius: max(radius, 0), offset: offset)
    }
}

private struct BlurEffect: ElementEffect {
    let radius: CGFloat

    func apply(to element: inout DisplayElement, size: CGSize, environment: EnvironmentValues) {
        element.style.blur = max(radius, 0)
    }
}

extension View {
    /// Adds a shadow to the view's drawing. Radius and offset are in points.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(EffectModifier(ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y))))
    }

    /// Applies a Gaussian blur. `opaque` has no effect here: the edges are always soft.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(EffectModifier(BlurEffect(radius: radius)))
    }
}
