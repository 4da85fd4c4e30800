import Foundation
import SwiftUICore

/// The attributes of an attributed string that are UIKit's own. An ambiguous value, such as `.red`, is SwiftUI's;
/// `text.uiKit.foregroundColor` disambiguates it.
///
/// See
/// [AttributeScopes.UIKitAttributes](https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes).
extension AttributeScopes {
    /// UIKit's attributes and Foundation's.
    public struct UIKitAttributes: AttributeScope {
        /// The font.
        public let font: FontAttribute
        /// The color of the characters.
        public let foregroundColor: ForegroundColorAttribute
        /// The color behind the characters.
        public let backgroundColor: BackgroundColorAttribute
        /// Extra space after each character, in points.
        public let kern: KernAttribute
        /// Extra space after each character, in points. It takes precedence over `kern`.
        public let tracking: TrackingAttribute
        /// The line under the text.
        public let underlineStyle: UnderlineStyleAttribute
        /// The color of underline and strikethrough. UIKit text has one color for both; this one takes precedence.
        public let underlineColor: UnderlineColorAttribute
        /// The line through the text.
        public let strikethroughStyle: StrikethroughStyleAttribute
        /// The color of the strikethrough. UIKit text uses it for the underline too, unless there is an `underlineColor`.
        public let strikethroughColor: StrikethroughColorAttribute
        /// How far above the baseline the characters stand, in points.
        public let baselineOffset: BaselineOffsetAttribute
        /// Foundation's attributes.
        public let foundation: FoundationAttributes

        /// The key of `font`.
        public enum FontAttribute: AttributedStringKey {
            /// A font of UIKit's.
            public typealias Value = UIFont
            /// The name of `NSAttributedString.Key.font`.
            public static let name = named("NSFont")
        }

        /// The key of `foregroundColor`.
        public enum ForegroundColorAttribute: AttributedStringKey {
            /// A color of UIKit's.
            public typealias Value = UIColor
            /// The name of `NSAttributedString.Key.foregroundColor`.
            public static let name = named("NSColor")
        }

        /// The key of `backgroundColor`.
        public enum BackgroundColorAttribute: AttributedStringKey {
            /// A color of UIKit's.
            public typealias Value = UIColor
            /// The name of `NSAttributedString.Key.backgroundColor`.
            public static let name = named("NSBackgroundColor")
        }

        /// The key of `kern`.
        public enum KernAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// The name of `NSAttributedString.Key.kern`.
            public static let name = named("NSKern")
        }

        /// The key of `tracking`.
        public enum TrackingAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// The name of `NSAttributedString.Key.tracking`.
            public static let name = named("NSTracking")
        }

        /// The key of `underlineStyle`.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            /// The kind of line.
            public typealias Value = NSUnderlineStyle
            /// The name of `NSAttributedString.Key.underlineStyle`.
            public static let name = named("NSUnderline")
        }

        /// The key of `underlineColor`.
        public enum UnderlineColorAttribute: AttributedStringKey {
            /// A color of UIKit's.
            public typealias Value = UIColor
            /// The name of `NSAttributedString.Key.underlineColor`.
            public static let name = named("NSUnderlineColor")
        }

        /// The key of `strikethroughStyle`.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            /// The kind of line.
            public typealias Value = NSUnderlineStyle
            /// The name of `NSAttributedString.Key.strikethroughStyle`.
            public static let name = named("NSStrikethrough")
        }

        /// The key of `strikethroughColor`.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            /// A color of UIKit's.
            public typealias Value = UIColor
            /// The name of `NSAttributedString.Key.strikethroughColor`.
            public static let name = named("NSStrikethroughColor")
        }

        /// The key of `baselineOffset`.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            /// Points.
            public typealias Value = CGFloat
            /// The name of `NSAttributedString.Key.baselineOffset`.
            public static let name = named("NSBaselineOffset")
        }

        /// Registers the conversion for SwiftUI's texts. Doing it here is early enough: setting an attribute reads its
        /// name first.
        private static func named(_ name: String) -> String {
            _ = registration
            return name
        }

        private static let registration: Void = ForeignAttributes.register { $0.saidForSwiftUI }
    }

    /// UIKit's attributes, as a scope.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    /// Finds UIKit's attributes by their names.
    // Disfavoured, so that a value that could be SwiftUI's or UIKit's is SwiftUI's.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}
