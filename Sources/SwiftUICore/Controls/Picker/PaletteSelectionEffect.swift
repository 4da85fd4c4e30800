/// How a palette marks the chosen option.
///
/// See [PaletteSelectionEffect](https://developer.apple.com/documentation/swiftui/paletteselectioneffect).
public struct PaletteSelectionEffect: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, variant(SymbolVariants), custom }
    private let kind: Kind

    /// A soft frame around it, and the tint.
    public static let automatic = PaletteSelectionEffect(kind: .automatic)

    /// No effect: the app's options mark the chosen one themselves.
    public static let custom = PaletteSelectionEffect(kind: .custom)

    /// Another form of its symbol, and the tint.
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        PaletteSelectionEffect(kind: .variant(variant))
    }

    /// The variant of the chosen option's symbol; nil for the symbol's own.
    var variant: SymbolVariants? {
        if case .variant(let variant) = kind { variant } else { nil }
    }
}

private struct PaletteSelectionEffectKey: EnvironmentKey {
    static var defaultValue: PaletteSelectionEffect { .automatic }
}

extension EnvironmentValues {
    var paletteSelectionEffect: PaletteSelectionEffect {
        get { self[PaletteSelectionEffectKey.self] }
        set { self[PaletteSelectionEffectKey.self] = newValue }
    }
}

extension View {
    /// Sets how palettes inside this view mark the chosen option.
    public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
        environment(\.paletteSelectionEffect, effect)
    }
}
