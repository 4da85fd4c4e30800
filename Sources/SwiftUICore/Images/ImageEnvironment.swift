import Foundation

/// How the layers of a symbol use colours. Kissa's symbols have one layer, which every mode draws in the first of the
/// foreground styles, as Apple's modes do with symbols that have no more.
public struct SymbolRenderingMode: Hashable, Sendable {
    private let name: String
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    public static let palette = SymbolRenderingMode(name: "palette")
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

/// Another drawing of the same symbol: filled, or in a circle.
public struct SymbolVariants: Hashable, Sendable {
    private enum Container: String { case circle, square, rectangle }

    private var container: Container?
    private var isSlashed = false
    private var isFilled = false

    public static let none = SymbolVariants()
    public static let fill = SymbolVariants().fill
    public static let circle = SymbolVariants().circle
    public static let square = SymbolVariants().square
    public static let rectangle = SymbolVariants().rectangle
    public static let slash = SymbolVariants().slash

    public var fill: SymbolVariants { changing { $0.isFilled = true } }
    public var circle: SymbolVariants { changing { $0.container = .circle } }
    public var square: SymbolVariants { changing { $0.container = .square } }
    public var rectangle: SymbolVariants { changing { $0.container = .rectangle } }
    public var slash: SymbolVariants { changing { $0.isSlashed = true } }

    private func changing(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var copy = self
        change(&copy)
        return copy
    }

    /// The symbol's name with the variant's words in Apple's order, `bell.slash.circle.fill`; words that it has stay.
    func name(of symbol: String) -> String {
        var words = symbol.split(separator: ".").map(String.init)
        let wasFilled = words.last == "fill"
        if wasFilled { words.removeLast() }
        if isSlashed, !words.contains("slash") { words.append("slash") }
        if let container, !words.contains(container.rawValue) { words.append(container.rawValue) }
        if isFilled || wasFilled { words.append("fill") }
        return words.joined(separator: ".")
    }
}

private struct ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
}

private struct SymbolVariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
}

private struct SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
    /// How large symbols are beside their text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

    /// Nil leaves it to the symbol, which has one colour anyway.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }

    public func symbolVariant(_ variant: SymbolVariants) -> some View { environment(\.symbolVariants, variant) }
}

extension Image {
    /// As of any view, but still an image, which can be made resizable. A symbol has one colour anyway.
    public func symbolRenderingMode(_ renderingMode: SymbolRenderingMode?) -> Image { self }
}
