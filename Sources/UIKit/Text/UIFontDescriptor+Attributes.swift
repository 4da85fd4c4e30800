import Foundation
import TextLayout

extension UIFontDescriptor {
    /// The name of an attribute of a font.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        /// The attribute's name.
        public let rawValue: String
        /// An attribute's name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The typeface's name, as a string.
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        /// The font's name, as a string: the same as the typeface's here. `family` takes precedence over it.
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The name of a style: `Bold`, `Italic` and the like.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// The size in points, as a number.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// A dictionary of `TraitKey`s.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")

        /// Not available: fonts have no settings for features.
        @available(
            *, unavailable, message: "Use UIFont.monospacedDigitSystemFont(ofSize:weight:) for digits of one width"
        )
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    }

    /// The name of a trait of a font's look.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        /// The trait's name.
        public let rawValue: String
        /// A trait's name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The raw value of `SymbolicTraits`.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// A `UIFont.Weight`, or its raw value.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// The slant, as a number; above 0 is italic.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// Traits of a font's look. Only bold, italic and monospaced have an effect.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        /// The traits as bits, with Apple's values.
        public let rawValue: UInt32
        /// Traits by their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Italic.
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        /// Bold: a weight of 600 or more.
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        /// Expanded. Has no effect here.
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        /// Condensed. Has no effect here.
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        /// Monospaced.
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        /// For vertical text. Has no effect here.
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        /// Made for user interfaces. Has no effect here.
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        /// Tight line spacing. Has no effect here.
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        /// Loose line spacing. Has no effect here.
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// The system's designs.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        /// The design's name.
        public let rawValue: String
        /// A design's name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Sans serif.
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        /// Serif.
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        /// Rounded.
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        /// Monospaced.
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

        /// The design for text; the default for an unknown name.
        var design: TextFont.Design {
            let known: [SystemDesign: TextFont.Design] = [
                .serif: .serif, .rounded: .rounded, .monospaced: .monospaced,
            ]
            return known[self] ?? .default
        }
    }
}

extension TextFont {
    /// The font with the attributes applied.
    func adding(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> TextFont {
        var font = self
        font.family = attributes[.family] as? String ?? attributes[.name] as? String ?? family
        if let size = attributes[.size], let points = Self.number(size) { font.size = points }
        if let face = attributes[.face] as? String {
            font.weight = face.contains("Bold") ? 700 : 400
            font.isItalic = face.contains("Italic")
        }
        guard let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] else { return font }
        if let symbolic = traits[.symbolic] as? UInt32 {
            let descriptor = UIFontDescriptor(font)
            font = descriptor.withSymbolicTraits(.init(rawValue: symbolic))?.font ?? font
        }
        if let weight = traits[.weight] {
            let known = weight as? UIFont.Weight ?? Self.number(weight).map { UIFont.Weight(CGFloat($0)) }
            font.weight = known?.openType ?? font.weight
        }
        if let slant = traits[.slant], let slant = Self.number(slant) { font.isItalic = slant > 0 }
        return font
    }

    /// Apps pass numbers of any numeric type.
    private static func number(_ value: Any) -> Double? {
        switch value {
        case let value as CGFloat: Double(value)
        case let value as Double: value
        case let value as Int: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}
