/// How the chosen option of a palette is told from the others.
///
/// See [PaletteSelectionEffect](https://developer.apple.com/documentation/swiftui/paletteselectioneffect).
public struct PaletteSelectionEffect: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, variant(SymbolVariants), custom }
    private let kind: Kind

    /// A soft frame around it, and the tint.
    public static let automatic = PaletteSelectionEffect(kind: .automatic)

    /// Nothing: the options say themselves which of them is chosen.
    public static let custom = PaletteSelectionEffect(kind: .custom)

    /// Another form of its symbol, and the tint.
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        PaletteSelectionEffect(kind: .variant(variant))
    }

    /// Of the chosen option's symbol, where it has one of its own.
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
    /// Says how the chosen option of a palette is told from the others, in the pickers inside this view.
    public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
        environment(\.paletteSelectionEffect, effect)
    }
}
