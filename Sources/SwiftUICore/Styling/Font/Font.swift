import Foundation
import TextLayout

/// A font that depends on the environment: its size follows the text size that the reader has chosen.
///
/// See [Font](https://developer.apple.com/documentation/swiftui/font). Which typefaces draw it is decided by TextLayout.
public struct Font: Hashable, Sendable {
    enum Source: Hashable, Sendable {
        case textStyle(TextStyle)
        case system(size: CGFloat)
        /// Scaled as the text style is; nil stays as large as it is.
        case custom(name: String, size: CGFloat, relativeTo: TextStyle?)
    }

    let source: Source
    var weight: Weight?
    var design: Design?
    var isItalic = false
    var hasFixedDigits = false
    var leading = Leading.standard

    init(_ source: Source, weight: Weight? = nil, design: Design? = nil) {
        self.source = source
        self.weight = weight
        self.design = design
    }
}

// MARK: - Making fonts

extension Font {
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size), weight: weight, design: design)
    }

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.textStyle(style), weight: weight, design: design)
    }

    /// Scaled as body text is.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name: name, size: size, relativeTo: .body))
    }

    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name: name, size: size, relativeTo: textStyle))
    }

    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name: name, size: fixedSize, relativeTo: nil))
    }

    public static let largeTitle = Font(.textStyle(.largeTitle))
    public static let title = Font(.textStyle(.title))
    public static let title2 = Font(.textStyle(.title2))
    public static let title3 = Font(.textStyle(.title3))
    public static let headline = Font(.textStyle(.headline))
    public static let subheadline = Font(.textStyle(.subheadline))
    public static let body = Font(.textStyle(.body))
    public static let callout = Font(.textStyle(.callout))
    public static let footnote = Font(.textStyle(.footnote))
    public static let caption = Font(.textStyle(.caption))
    public static let caption2 = Font(.textStyle(.caption2))
}

// MARK: - Changing fonts

extension Font {
    public func weight(_ weight: Weight) -> Font { changing { $0.weight = weight } }
    public func bold() -> Font { weight(.bold) }
    public func italic() -> Font { changing { $0.isItalic = true } }
    public func monospaced() -> Font { changing { $0.design = .monospaced } }

    /// Moves lines closer together or further apart.
    public func leading(_ leading: Leading) -> Font { changing { $0.leading = leading } }

    /// Kissa's text fonts have one width: nothing changes.
    public func width(_ width: Width) -> Font { self }

    /// Makes every digit as wide as every other.
    public func monospacedDigit() -> Font { changing { $0.hasFixedDigits = true } }

    /// Kissa's text fonts have no small capitals: letters stay as they are, and so with the two below.
    public func smallCaps() -> Font { self }
    public func lowercaseSmallCaps() -> Font { self }
    public func uppercaseSmallCaps() -> Font { self }

    private func changing(_ change: (inout Font) -> Void) -> Font {
        var copy = self
        change(&copy)
        return copy
    }
}

// MARK: - Resolving

extension Font {
    /// The font as it is laid out in an environment: the environment's weight, design and italics come last, so that
    /// `fontWeight` outweighs the font's own.
    package func textFont(in environment: EnvironmentValues) -> TextFont {
        let weight = environment.fontWeight ?? weight ?? standardWeight
        var font = TextFont(
            design: (environment.fontDesign ?? design ?? .default).textDesign,
            size: max(
                Double(size(in: environment.dynamicTypeSize)) * environment.textScale.factor,
                environment.textDemands.minimumSize),
            weight: weight.value,
            isItalic: isItalic || environment.isItalic,
            family: family)
        font.hasFixedDigits = hasFixedDigits || environment.hasFixedDigits
        return font
    }

    /// In points.
    package func size(in typeSize: DynamicTypeSize) -> CGFloat {
        switch source {
        case .textStyle(let style): style.size(in: typeSize)
        case .system(let size): size
        case .custom(_, let size, let style): size * (style?.scale(in: typeSize) ?? 1)
        }
    }

    /// Added between lines, in points.
    package var extraLineSpacing: CGFloat {
        switch leading {
        case .standard: 0
        case .tight: -2
        case .loose: 2
        }
    }

    private var standardWeight: Weight {
        if case .textStyle(.headline) = source { return .semibold }
        return .regular
    }

    private var family: String? {
        if case .custom(let name, _, _) = source { return name }
        return nil
    }
}
