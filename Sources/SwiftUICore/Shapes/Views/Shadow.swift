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
    /// The shadow of whatever the view draws. Radius and offset are in points.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(EffectModifier(ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y))))
    }

    /// A Gaussian blur. The edges of an opaque one are as soft as any other's.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(EffectModifier(BlurEffect(radius: radius)))
    }
}
