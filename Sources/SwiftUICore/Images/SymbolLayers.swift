/// How a variable symbol shows its value. Kissa's symbols have one layer, which is drawn whole in every mode, as Apple draws a
/// symbol that isn't variable.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let name: String
    /// With the layers' colors. No effect here.
    public static let color = SymbolVariableValueMode(name: "color")
    /// With the drawn part of the symbol. No effect here.
    public static let draw = SymbolVariableValueMode(name: "draw")
}

/// How the layers of a symbol are filled.
@available(*, unavailable, message: "Give the symbol a gradient: foregroundStyle(.blue.gradient)")
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let name: String
    /// In one color. Not available.
    public static let flat = SymbolColorRenderingMode(name: "flat")
    /// In a gradient. Not available.
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

extension View {
    /// Sets how variable symbols in this view show their values. No effect here: symbols aren't variable.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }

    /// Sets how the layers of symbols are filled. Not available.
    @available(*, unavailable, message: "Give the symbol a gradient: foregroundStyle(.blue.gradient)")
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }
}

extension Image {
    /// Sets how a variable symbol shows its value. No effect here: symbols have one layer.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }

    /// Sets how the layers of symbols are filled. Not available.
    @available(*, unavailable, message: "Give the symbol a gradient: foregroundStyle(.blue.gradient)")
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }
}
