import Foundation

/// A variant of a symbol: filled, or in a circle, for example.
public struct SymbolVariants: Hashable, Sendable {
    private enum Container: String { case circle, square, rectangle }

    private var container: Container?
    private var isSlashed = false
    private var isFilled = false

    /// The symbol as it is.
    public static let none = SymbolVariants()
    /// Filled.
    public static let fill = SymbolVariants().fill
    /// In a circle.
    public static let circle = SymbolVariants().circle
    /// In a square.
    public static let square = SymbolVariants().square
    /// In a rectangle.
    public static let rectangle = SymbolVariants().rectangle
    /// Crossed out by a line.
    public static let slash = SymbolVariants().slash

    /// The variant, filled.
    public var fill: SymbolVariants { changing { $0.isFilled = true } }
    /// The variant, in a circle.
    public var circle: SymbolVariants { changing { $0.container = .circle } }
    /// The variant, in a square.
    public var square: SymbolVariants { changing { $0.container = .square } }
    /// The variant, in a rectangle.
    public var rectangle: SymbolVariants { changing { $0.container = .rectangle } }
    /// The variant, crossed out by a line.
    public var slash: SymbolVariants { changing { $0.isSlashed = true } }

    private func changing(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var copy = self
        change(&copy)
        return copy
    }

    /// The symbol's name with the variant's words in Apple's order, `bell.slash.circle.fill`; words that the name
    /// already has are kept.
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

extension EnvironmentValues {
    /// The size of symbols relative to the text beside them.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }

    /// The variant in which symbols are shown.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    /// Sets the size of symbols in this view relative to the text beside them.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

    /// Sets the variant in which symbols in this view are shown.
    public func symbolVariant(_ variant: SymbolVariants) -> some View { environment(\.symbolVariants, variant) }
}

private struct DynamicRangeKey: EnvironmentKey {
    static var defaultValue: Image.DynamicRange? { .standard }
}

extension EnvironmentValues {
    /// The dynamic range that images may use. Here images are always shown in the standard range.
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[DynamicRangeKey.self] }
        set { self[DynamicRangeKey.self] = newValue }
    }
}
