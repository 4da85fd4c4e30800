import Foundation
import TextLayout

extension Font {
    /// The weight of a font: the thickness of its strokes.
    public struct Weight: Hashable, Sendable {
        /// The weight from 100 to 900, as in CSS and OpenType.
        let value: Int
        /// The thinnest strokes: 100 in CSS.
        public static let ultraLight = Weight(value: 100)
        /// Very thin strokes: 200 in CSS.
        public static let thin = Weight(value: 200)
        /// Thin strokes: 300 in CSS.
        public static let light = Weight(value: 300)
        /// The usual strokes: 400 in CSS.
        public static let regular = Weight(value: 400)
        /// Slightly thicker strokes: 500 in CSS.
        public static let medium = Weight(value: 500)
        /// Strokes between medium and bold: 600 in CSS.
        public static let semibold = Weight(value: 600)
        /// Thick strokes: 700 in CSS.
        public static let bold = Weight(value: 700)
        /// Very thick strokes: 800 in CSS.
        public static let heavy = Weight(value: 800)
        /// The thickest strokes: 900 in CSS.
        public static let black = Weight(value: 900)
    }

    /// The design of the system's typefaces.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced

        var textDesign: TextFont.Design {
            switch self {
            case .default: .default
            case .serif: .serif
            case .rounded: .rounded
            case .monospaced: .monospaced
            }
        }
    }

    /// The distance between lines.
    public enum Leading: Hashable, Sendable { case standard, tight, loose }

    /// The width of letters. No effect here: Kissa's text fonts have one width.
    public struct Width: Hashable, Sendable {
        /// The width: 0 is the standard, less is narrower.
        public var value: CGFloat
        /// A width from a number: 0 is the standard, less is narrower.
        public init(_ value: CGFloat) { self.value = value }
        /// Narrower than `condensed`.
        public static let compressed = Width(-0.2)
        /// Narrower than the standard.
        public static let condensed = Width(-0.1)
        /// The standard width.
        public static let standard = Width(0)
        /// Wider than the standard.
        public static let expanded = Width(0.1)
    }

    /// The semantic style of a text, which determines its size.
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }
}
