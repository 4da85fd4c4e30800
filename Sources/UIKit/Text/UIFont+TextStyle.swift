import Foundation
import SwiftUICore
import TextLayout

extension UIFont {
    /// The semantic styles of text.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        /// The style's name.
        public let rawValue: String
        /// A style's name. An unknown one has the sizes of body text.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The title of a screen: 34 points at the standard text size.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// A title of the first level: 28 points at the standard text size.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// A title of the second level: 22 points at the standard text size.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// A title of the third level: 20 points at the standard text size.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// A heading: 17 points at the standard text size, semibold.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// A heading of the second level: 15 points at the standard text size.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// Running text: 17 points at the standard text size.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// A text that is set off from the rest: 16 points at the standard text size.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// A note: 13 points at the standard text size.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// The caption of a picture: 12 points at the standard text size.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// A smaller caption: 11 points at the standard text size.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

        /// The SwiftUI style of the same sizes; body for an unknown name.
        fileprivate var style: Font.TextStyle {
            let known: [TextStyle: Font.TextStyle] = [
                .largeTitle: .largeTitle, .title1: .title, .title2: .title2, .title3: .title3, .headline: .headline,
                .subheadline: .subheadline, .body: .body, .callout: .callout, .footnote: .footnote,
                .caption1: .caption, .caption2: .caption2,
            ]
            return known[self] ?? .body
        }
    }

    /// The font for a text style, at the standard text size.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        let weight: Weight = style == .headline ? .semibold : .regular
        return systemFont(ofSize: style.style.size(in: .large), weight: weight)
    }

    /// The font for a text style, at the traits' text size.
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
    /// The SwiftUI font for a UIKit font. Its size doesn't follow the reader's text size.
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
