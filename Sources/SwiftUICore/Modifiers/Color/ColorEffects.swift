import DisplayList
import Foundation

/// Changes every color that a view shows.
private struct ColorFilterEffect: ElementEffect {
    let filter: ColorFilter

    func apply(to element: inout DisplayElement, size: CGSize, environment: EnvironmentValues) {
        element.style.filters.append(filter)
    }
}

/// Multiplies colors by another. The filter is made when the environment is known, because a color may differ between
/// light and dark.
private struct ColorMultiplyEffect: ElementEffect {
    let color: Color

    func apply(to element: inout DisplayElement, size: CGSize, environment: EnvironmentValues) {
        element.style.filters.append(.multiply(color.displayColor(in: environment)))
    }
}

private struct BlendEffect: ElementEffect {
    let mode: ElementBlendMode

    func apply(to element: inout DisplayElement, size: CGSize, environment: EnvironmentValues) {
        element.style.blendMode = mode
    }
}

extension View {
    /// Makes the view brighter by adding an amount to red, green and blue: 0 changes nothing, 1 makes everything white.
    public func brightness(_ amount: Double) -> some View { filter(.brightness(amount)) }

    /// Changes the contrast of the view: 1 changes nothing, 0 makes everything gray. Any amount below 0 inverts the
    /// colors.
    public func contrast(_ amount: Double) -> some View { filter(amount < 0 ? .invert : .contrast(amount)) }

    /// Changes the saturation of the view: 1 changes nothing, 0 removes all color.
    public func saturation(_ amount: Double) -> some View { filter(.saturation(max(amount, 0))) }

    /// Makes the view grayer: 0 changes nothing, 1 removes all color.
    public func grayscale(_ amount: Double) -> some View { filter(.grayscale(min(max(amount, 0), 1))) }

    /// Turns every hue by an angle.
    public func hueRotation(_ angle: Angle) -> some View { filter(.hueRotation(degrees: angle.degrees)) }

    /// Inverts every color.
    public func colorInvert() -> some View { filter(.invert) }

    /// Replaces the view's opacity by its luminance: dark colors become transparent, bright ones black.
    public func luminanceToAlpha() -> some View { filter(.luminanceToAlpha) }

    /// Multiplies every color by another.
    public func colorMultiply(_ color: Color) -> some View {
        modifier(EffectModifier(ColorMultiplyEffect(color: color)))
    }

    /// Sets how the view is blended with the content behind it.
    ///
    /// Modes that depend on opacity (`destinationOut`, `sourceAtop`, `destinationOver`) work in a compositing group, a
    /// mask and a rendered picture; elsewhere browsers don't support them, and the view is drawn over the others.
    public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(EffectModifier(BlendEffect(mode: blendMode.displayMode)))
    }

    private func filter(_ filter: ColorFilter) -> some View {
        modifier(EffectModifier(ColorFilterEffect(filter: filter)))
    }
}

/// The color space in which a drawing is composed. A browser's is `nonLinear`.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

/// How a view is blended with the content behind it.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, plusLighter
    /// The view is visible where the content behind it is opaque.
    case sourceAtop
    /// The view is visible where the other content is transparent.
    case destinationOver
    /// The view erases the content behind it.
    case destinationOut
    /// The sum of the colors, less white. Only Safari mixes elements so: other browsers multiply the colors, which differs where
    /// both are dark.
    case plusDarker

    var displayMode: ElementBlendMode {
        switch self {
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        case .plusLighter: .plusLighter
        case .plusDarker: .plusDarker
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationOut: .destinationOut
        default: .normal
        }
    }
}
