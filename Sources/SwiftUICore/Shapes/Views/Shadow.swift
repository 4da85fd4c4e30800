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
    var isOpaque = false

    func apply(to element: inout DisplayElement, size: CGSize, environment: EnvironmentValues) {
        element.style.blur = max(radius, 0)
        guard isOpaque, radius > 0, size.width > 0, size.height > 0 else { return }
        // Within two radii of its edges, blurred content is mixed with the nothing around it.
        let (wide, high) = (1 + 4 * radius / size.width, 1 + 4 * radius / size.height)
        element.style.transform = .scale(wide, high)
    }
}

private struct EdgeCut: ElementEffect {
    let isWanted: Bool

    func apply(to element: inout DisplayElement, size: CGSize, environment: EnvironmentValues) {
        element.style.clips = isWanted
    }
}

extension View {
    /// Adds a shadow to the view's drawing. Radius and offset are in points.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(EffectModifier(ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y))))
    }

    /// Applies a Gaussian blur.
    ///
    /// An opaque blur has no transparent edges: the view is cut at its frame. Browsers can't repeat the pixels at the edges, so the
    /// blurred content is enlarged by twice the radius on each side.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(EffectModifier(BlurEffect(radius: radius, isOpaque: opaque)))
            .modifier(EffectModifier(EdgeCut(isWanted: opaque)))
    }
}
