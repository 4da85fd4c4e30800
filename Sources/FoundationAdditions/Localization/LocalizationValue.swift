import Foundation

extension String {
    /// A text to be localized: a literal that is the key into the app's string catalog, and the values in it. A value
    /// stands in the key as its format: `"\(name) ordered \(count) cups"` has the key `%@ ordered %lld cups`.
    public struct LocalizationValue: Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
        package let key: String
        package let arguments: [LocalizationArgument]

        /// A text without values. It is its own key.
        public init(_ value: String) {
            self.init(stringLiteral: value)
        }

        /// A text without values. It is its own key.
        public init(stringLiteral value: String) {
            key = value
            arguments = []
        }

        /// A text with values. Its key has their formats, and a literal percent sign doubled.
        public init(stringInterpolation: StringInterpolation) {
            // A literal percent sign is doubled only where the key is a format.
            arguments = stringInterpolation.arguments
            key = arguments.isEmpty ? stringInterpolation.literal : stringInterpolation.key
        }

        /// Collects a text's literals and values.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var key = ""
            var literal = ""
            var arguments: [LocalizationArgument] = []

            /// Begins with nothing, and reserves room for so many UTF-8 bytes and values.
            public init(literalCapacity: Int, interpolationCount: Int) {
                key.reserveCapacity(literalCapacity + 4 * interpolationCount)
            }

            /// Appends a part of the text; a percent sign is doubled in the key.
            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacing("%", with: "%%")
                self.literal += literal
            }

            /// Appends a text, which stands in the key as `%@`.
            public mutating func appendInterpolation(_ string: String) {
                append(.string(string), "%@")
            }

            /// Appends a text, which stands in the key as `%@`.
            public mutating func appendInterpolation(_ string: Substring) {
                append(.string(String(string)), "%@")
            }

            /// A text that is localized itself.
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                append(.resource(resource), "%@")
            }

            /// A number.
            public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
                append(value._argument, value._specifier)
            }

            /// A number in a format of C's `printf`, such as `%.1f`.
            public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value, specifier: String) {
                append(value._argument, specifier)
            }

            /// A value in a format style, such as `.currency(code: "EUR")`; it stands in the key as `%@`. The style's
            /// own locale counts.
            public mutating func appendInterpolation<Style: FormatStyle>(_ value: Style.FormatInput, format: Style)
            where Style.FormatOutput == String {
                append(.string(format.format(value)), "%@")
            }

            private mutating func append(_ argument: LocalizationArgument, _ specifier: String) {
                key += specifier
                arguments.append(argument)
            }
        }
    }
}

/// A number that can stand in a localized text; which format it has in the key is Apple's rule.
public protocol _FormatSpecifiable: Sendable {
    /// The format in the key.
    var _specifier: String { get }
    /// The value behind it.
    var _argument: _FormatArgument { get }
}

/// What a `_FormatSpecifiable` value hands over.
public struct _FormatArgument: Sendable {
    let argument: LocalizationArgument
}

extension String.LocalizationValue.StringInterpolation {
    fileprivate mutating func append(_ argument: _FormatArgument, _ specifier: String) {
        append(argument.argument, specifier)
    }
}
