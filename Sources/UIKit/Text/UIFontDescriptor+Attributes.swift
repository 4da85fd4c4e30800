import Foundation
import TextLayout

extension UIFontDescriptor {
    /// What a descriptor can say of a font.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        /// The name of a style: `Bold`, `Italic` and the like.
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        /// In points.
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        /// A dictionary of `TraitKey`s.
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")

        @available(
            *, unavailable, message: "Use UIFont.monospacedDigitSystemFont(ofSize:weight:) for digits of one width"
        )
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    }

    /// What is asked of a font's look, in numbers.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The raw value of `SymbolicTraits`.
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        /// A `UIFont.Weight`, or its raw value.
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        /// Above 0 is italic.
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// What is asked of a font's look. Of these, bold, italic and of one width are drawn.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// The system's designs.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

        /// A name of nobody's is the default.
        var design: TextFont.Design {
            let known: [SystemDesign: TextFont.Design] = [
                .serif: .serif, .rounded: .rounded, .monospaced: .monospaced,
            ]
            return known[self] ?? .default
        }
    }
}

extension TextFont {
    /// The font, with what the attributes say otherwise.
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

    /// Apps give numbers as whatever type is at hand.
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
