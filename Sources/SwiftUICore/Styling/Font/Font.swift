import Foundation
import TextLayout

/// A font that depends on the environment: its size follows the user's preferred text size.
///
/// See [Font](https://developer.apple.com/documentation/swiftui/font). TextLayout determines the typefaces.
public struct Font: Hashable, Sendable {
    enum Source: Hashable, Sendable {
        case textStyle(TextStyle)
        case system(size: CGFloat)
        /// A typeface by name, scaled with a text style; with nil its size is fixed.
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
    /// The system's typeface in a size in points, which does not follow the reader's text size. Nil is the regular
    /// weight and the default design.
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.system(size: size), weight: weight, design: design)
    }

    /// The system's typeface in a text style, whose size follows the reader's text size. Nil is the style's own weight
    /// and the default design.
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.textStyle(style), weight: weight, design: design)
    }

    /// A typeface by its name, in a size in points that grows with the reader's text size as body text does.
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(.custom(name: name, size: size, relativeTo: .body))
    }

    /// A typeface by its name, in a size in points that grows with the reader's text size as the text style does.
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name: name, size: size, relativeTo: textStyle))
    }

    /// A typeface by its name, in a size in points that stays as it is.
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.custom(name: name, size: fixedSize, relativeTo: nil))
    }

    /// The largest title: 34 points at the standard text size.
    public static let largeTitle = Font(.textStyle(.largeTitle))
    /// A first title: 28 points at the standard text size.
    public static let title = Font(.textStyle(.title))
    /// A second title: 22 points at the standard text size.
    public static let title2 = Font(.textStyle(.title2))
    /// A third title: 20 points at the standard text size.
    public static let title3 = Font(.textStyle(.title3))
    /// A heading: 17 points at the standard text size, semibold.
    public static let headline = Font(.textStyle(.headline))
    /// A subheading: 15 points at the standard text size.
    public static let subheadline = Font(.textStyle(.subheadline))
    /// Body text: 17 points at the standard text size.
    public static let body = Font(.textStyle(.body))
    /// A callout: 16 points at the standard text size.
    public static let callout = Font(.textStyle(.callout))
    /// A footnote: 13 points at the standard text size.
    public static let footnote = Font(.textStyle(.footnote))
    /// A caption: 12 points at the standard text size.
    public static let caption = Font(.textStyle(.caption))
    /// A smaller caption: 11 points at the standard text size.
    public static let caption2 = Font(.textStyle(.caption2))
}

// MARK: - Changing fonts

extension Font {
    /// The font in a weight.
    public func weight(_ weight: Weight) -> Font { changing { $0.weight = weight } }
    /// The font in bold.
    public func bold() -> Font { weight(.bold) }
    /// The font in italics.
    public func italic() -> Font { changing { $0.isItalic = true } }
    /// The font in the monospaced design, in which all characters have the same width.
    public func monospaced() -> Font { changing { $0.design = .monospaced } }

    /// Moves lines closer together or further apart.
    public func leading(_ leading: Leading) -> Font { changing { $0.leading = leading } }

    /// No effect here: Kissa's text fonts have one width.
    public func width(_ width: Width) -> Font { self }

    /// Gives all digits the same width.
    public func monospacedDigit() -> Font { changing { $0.hasFixedDigits = true } }

    /// No effect here: Kissa's text fonts have no small capitals.
    public func smallCaps() -> Font { self }
    /// No effect here: there are no small capitals.
    public func lowercaseSmallCaps() -> Font { self }
    /// No effect here: there are no small capitals.
    public func uppercaseSmallCaps() -> Font { self }

    private func changing(_ change: (inout Font) -> Void) -> Font {
        var copy = self
        change(&copy)
        return copy
    }
}

// MARK: - Resolving

extension Font {
    /// The font resolved in an environment. The environment's weight, design and italics are applied last, so that
    /// `fontWeight` takes precedence over the font's own.
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

    /// The size in points.
    package func size(in typeSize: DynamicTypeSize) -> CGFloat {
        switch source {
        case .textStyle(let style): style.size(in: typeSize)
        case .system(let size): size
        case .custom(_, let size, let style): size * (style?.scale(in: typeSize) ?? 1)
        }
    }

    /// The additional space between lines, in points.
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
