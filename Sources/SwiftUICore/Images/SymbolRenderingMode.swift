/// How the layers of a symbol use colors. A symbol without layers is drawn in the first of the foreground styles.
///
/// See [SymbolRenderingMode](https://developer.apple.com/documentation/swiftui/symbolrenderingmode).
public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String
    /// All layers in the foreground style.
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    /// Each layer in the primary, secondary or tertiary foreground style, as its place in the symbol's hierarchy says.
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    /// The same with the styles of `foregroundStyle(_:_:)` or `foregroundStyle(_:_:_:)`. With two styles, tertiary layers
    /// have the second one.
    public static let palette = SymbolRenderingMode(name: "palette")
    /// The symbol's own colors, and the foreground style for layers that have none.
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

/// How the layers of a symbol are filled.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let name: String
    /// In one color.
    public static let flat = SymbolColorRenderingMode(name: "flat")
    /// In a gradient from top to bottom that is made of the layer's color.
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How a variable symbol shows its value. Kissa always dims the layers above the value.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let name: String
    /// The layers above the value are dimmed.
    public static let color = SymbolVariableValueMode(name: "color")
    /// As much of the layers is drawn as the value says. No effect here.
    public static let draw = SymbolVariableValueMode(name: "draw")
}

/// What an image says about the colors of its symbol; nil leaves it to the environment.
struct SymbolOptions: Equatable, Sendable {
    var renderingMode: SymbolRenderingMode?
    var colorRenderingMode: SymbolColorRenderingMode?
    /// From 0 to 1; nil draws all layers alike.
    var variableValue: Double?
}

// MARK: - Environment

private struct SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
}

private struct SymbolColorRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolColorRenderingMode? { nil }
}

private struct SymbolVariableValueModeKey: EnvironmentKey {
    static var defaultValue: SymbolVariableValueMode? { nil }
}

extension EnvironmentValues {
    /// How the layers of symbols use colors. With nil, symbols are palettes if there are several foreground styles;
    /// otherwise a symbol is drawn as its asset catalog says.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }

    /// How the layers of symbols are filled; nil is `flat`.
    public var symbolColorRenderingMode: SymbolColorRenderingMode? {
        get { self[SymbolColorRenderingModeKey.self] }
        set { self[SymbolColorRenderingModeKey.self] = newValue }
    }

    /// How variable symbols show their values. No effect here: layers above the value are dimmed.
    public var symbolVariableValueMode: SymbolVariableValueMode? {
        get { self[SymbolVariableValueModeKey.self] }
        set { self[SymbolVariableValueModeKey.self] = newValue }
    }
}

// MARK: - Modifiers

extension View {
    /// Sets how the layers of symbols use colors; nil lets the symbol and the foreground style decide.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }

    /// Sets how the layers of symbols are filled; nil is `flat`.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
        environment(\.symbolColorRenderingMode, mode)
    }

    /// Sets how variable symbols in this view show their values. No effect here: layers above the value are dimmed.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
        environment(\.symbolVariableValueMode, mode)
    }
}

extension Image {
    /// Sets how the layers of the symbol use colors; nil leaves it to the environment.
    public func symbolRenderingMode(_ renderingMode: SymbolRenderingMode?) -> Image {
        changing { $0.symbolOptions.renderingMode = renderingMode }
    }

    /// Sets how the layers of the symbol are filled; nil leaves it to the environment.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
        changing { $0.symbolOptions.colorRenderingMode = mode }
    }

    /// Sets how a variable symbol shows its value. No effect here: layers above the value are dimmed.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
}
