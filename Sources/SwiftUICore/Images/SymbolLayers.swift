/// How a variable symbol shows its value. Kissa's symbols have one layer, which is drawn whole in every mode, as Apple draws a
/// symbol that isn't variable.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let name: String
    /// By the colour of the layers. No effect here.
    public static let color = SymbolVariableValueMode(name: "color")
    /// By how much of the symbol is drawn. No effect here.
    public static let draw = SymbolVariableValueMode(name: "draw")
}

/// How the layers of a symbol are filled.
@available(*, unavailable, message: "Give the symbol a gradient: foregroundStyle(.blue.gradient)")
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let name: String
    /// In one colour. Not available.
    public static let flat = SymbolColorRenderingMode(name: "flat")
    /// In a gradient. Not available.
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

extension View {
    /// How variable symbols inside show their values; there are none here.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }

    /// Sets how the layers of symbols are filled. Not available.
    @available(*, unavailable, message: "Give the symbol a gradient: foregroundStyle(.blue.gradient)")
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
}

extension Image {
    /// How a variable symbol shows its value; this one has one layer.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }

    /// Sets how the layers of symbols are filled. Not available.
    @available(*, unavailable, message: "Give the symbol a gradient: foregroundStyle(.blue.gradient)")
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }
}
