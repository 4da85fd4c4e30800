import Foundation
import SwiftUICore
import TextLayout

extension UIFont {
    /// What a text is for; the names are Apple's.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// SwiftUI's style of the same sizes; a name of nobody's is body text.
        fileprivate var style: Font.TextStyle {
            let known: [TextStyle: Font.TextStyle] = [
                .largeTitle: .largeTitle, .title1: .title, .title2: .title2, .title3: .title3, .headline: .headline,
                .subheadline: .subheadline, .body: .body, .callout: .callout, .footnote: .footnote,
                .caption1: .caption, .caption2: .caption2,
            ]
            return known[self] ?? .body
        }
    }

    /// The font for a purpose, at the reader's standard text size.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        let weight: Weight = style == .headline ? .semibold : .regular
        return systemFont(ofSize: style.style.size(in: .large), weight: weight)
    }

    /// The font for a purpose, at the text size of the traits.
    public static func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
    ) -> UIFont {
        let standard = preferredFont(forTextStyle: style)
        guard let traits else { return standard }
        return standard.withSize(style.style.size(in: traits.preferredContentSizeCategory.typeSize))
    }
}

extension UIContentSizeCategory {
    fileprivate var typeSize: DynamicTypeSize {
        DynamicTypeSize.allCases[min(rank, DynamicTypeSize.allCases.count - 1)]
    }
}

extension SwiftUICore.Font {
    /// UIKit's font as SwiftUI's: as large as it is, whatever the reader's text size.
    public init(_ font: UIFont) {
        let text = font.font
        var base: Font
        if let family = text.family {
            base = .custom(family, fixedSize: font.pointSize)
        } else {
            base = .system(size: font.pointSize, design: Design(text.design))
        }
        base = base.weight(Weight(openType: text.weight))
        if text.hasFixedDigits { base = base.monospacedDigit() }
        self = text.isItalic ? base.italic() : base
    }
}

extension SwiftUICore.Font.Design {
    fileprivate init(_ design: TextFont.Design) {
        switch design {
        case .default: self = .default
        case .serif: self = .serif
        case .rounded: self = .rounded
        case .monospaced: self = .monospaced
        }
    }
}

extension SwiftUICore.Font.Weight {
    fileprivate init(openType weight: Int) {
        let all: [Self] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
        self = all[min(max(weight / 100 - 1, 0), all.count - 1)]
    }
}
