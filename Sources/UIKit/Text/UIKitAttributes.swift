import Foundation
import SwiftUICore

/// The attributes of an attributed string that are UIKit's own. Where a value could be SwiftUI's too, such as `.red`, it is
/// SwiftUI's: `text.uiKit.foregroundColor` says which is meant.
///
/// See [AttributeScopes.UIKitAttributes](https://developer.apple.com/documentation/foundation/attributescopes/uikitattributes).
extension AttributeScopes {
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let kern: KernAttribute
        public let tracking: TrackingAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let underlineColor: UnderlineColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let strikethroughColor: StrikethroughColorAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = named("NSFont")
        }

        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = named("NSColor")
        }

        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = named("NSBackgroundColor")
        }

        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = named("NSKern")
        }

        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = named("NSTracking")
        }

        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = named("NSUnderline")
        }

        public enum UnderlineColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = named("NSUnderlineColor")
        }

        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = named("NSStrikethrough")
        }

        public enum StrikethroughColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = named("NSStrikethroughColor")
        }

        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = named("NSBaselineOffset")
        }

        /// Nothing has an attribute before its name was asked for: then is the time to tell SwiftUI's texts of UIKit's.
        private static func named(_ name: String) -> String {
            _ = registration
            return name
        }

        private static let registration: Void = ForeignAttributes.register { $0.saidForSwiftUI }
    }

    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
    // It stands back where a value could be SwiftUI's as well as UIKit's.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T { self[T.self] }
}
