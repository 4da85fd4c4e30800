import DisplayList
import Foundation

extension Text {
    /// The style of a line under or through a text.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of the line.
        public struct Pattern: Hashable, Sendable {
            let decoration: TextContent.Decoration

            /// An unbroken line.
            public static let solid = Pattern(decoration: [])
            /// A line of dots.
            public static let dot = Pattern(decoration: .dotted)
            /// A line of dashes.
            public static let dash = Pattern(decoration: .dashed)
            /// Shown as a line of dashes: browsers can't mix dashes and dots.
            public static let dashDot = Pattern(decoration: .dashed)
            /// Shown as a line of dashes: browsers can't mix dashes and dots.
            public static let dashDotDot = Pattern(decoration: .dashed)
        }

        package let pattern: Pattern
        /// Nil is the text's own color.
        let color: Color?

        /// An unbroken line in the text's own color.
        public static let single = LineStyle()

        /// A line of a pattern; a nil color is the text's own.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }
    }
}

extension TextContent.Decoration {
    /// Sets a line of that style, which replaces an earlier one; nil removes the line. A browser draws both lines of a
    /// text in the same style.
    mutating func set(_ line: TextContent.Decoration, _ style: Text.LineStyle?) {
        guard let style else { return subtract(line) }
        subtract(.patterns)
        formUnion([line, style.pattern.decoration])
    }
}

/// The attributes of an attributed string that `Text` shows.
extension AttributeScopes {
    /// The attributes that `Text` shows, in addition to Foundation's.
    public struct SwiftUIAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The color of the text.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the text.
        public let backgroundColor: BackgroundColorAttribute
        /// The line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// Additional space after each character, in points.
        public let kern: KerningAttribute
        /// Additional space after each character, in points.
        public let tracking: TrackingAttribute
        /// The distance of the text above the baseline, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes

        /// The key of a font.
        public enum FontAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = Font
            /// The attribute's name in encoded strings.
            public static let name = "SwiftUI.Font"
        }

        /// The key of a text's color.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = Color
            /// The attribute's name in encoded strings.
            public static let name = "SwiftUI.ForegroundColor"
        }

        /// The key of a color behind a text.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = Color
            /// The attribute's name in encoded strings.
            public static let name = "SwiftUI.BackgroundColor"
        }

        /// The key of a distance above the baseline.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = CGFloat
            /// The attribute's name in encoded strings.
            public static let name = "SwiftUI.BaselineOffset"
        }

        /// The key of a line under a text.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = Text.LineStyle
            /// The attribute's name in encoded strings.
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// The key of a line through a text.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = Text.LineStyle
            /// The attribute's name in encoded strings.
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        /// The key of additional space after each character.
        public enum KerningAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = CGFloat
            /// The attribute's name in encoded strings.
            public static let name = "SwiftUI.Kern"
        }

        /// The key of additional space after each character.
        public enum TrackingAttribute: AttributedStringKey {
            /// The type of the attribute's values.
            public typealias Value = CGFloat
            /// The attribute's name in encoded strings.
            public static let name = "SwiftUI.Tracking"
        }
    }

    /// SwiftUI's attributes, with Foundation's.
    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    /// Finds an attribute by its name, as in `string.foregroundColor`.
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}
