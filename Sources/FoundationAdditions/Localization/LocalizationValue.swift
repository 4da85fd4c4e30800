import Foundation

extension String {
    /// A text to be localized: a literal, which is the key into the app's string catalog, with interpolated values. The key
    /// contains a format for each value: `"\(name) ordered \(count) cups"` has the key `%@ ordered %lld cups`.
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

        /// A text with values. Its key contains their formats, and doubles a literal percent sign.
        public init(stringInterpolation: StringInterpolation) {
            // A literal percent sign is only doubled if the key is a format.
            arguments = stringInterpolation.arguments
            key = arguments.isEmpty ? stringInterpolation.literal : stringInterpolation.key
        }

        /// Collects a text's literals and values.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var key = ""
            var literal = ""
            var arguments: [LocalizationArgument] = []

            /// Creates an empty interpolation, with a capacity for UTF-8 bytes and values.
            public init(literalCapacity: Int, interpolationCount: Int) {
                key.reserveCapacity(literalCapacity + 4 * interpolationCount)
            }

            /// Appends a part of the literal; a percent sign is doubled in the key.
            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacing("%", with: "%%")
                self.literal += literal
            }

            /// Appends a text, whose format in the key is `%@`.
            public mutating func appendInterpolation(_ string: String) {
                append(.string(string), "%@")
            }

            /// Appends a text, whose format in the key is `%@`.
            public mutating func appendInterpolation(_ string: Substring) {
                append(.string(String(string)), "%@")
            }

            /// Appends a text that is localized itself.
            public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
                append(.resource(resource), "%@")
            }

            /// Appends a number.
            public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
                append(value._argument, value._specifier)
            }

            /// Appends a number in a format of C's `printf`, such as `%.1f`.
            public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value, specifier: String) {
                append(value._argument, specifier)
            }

            /// Appends a value in a format style, such as `.currency(code: "EUR")`; its format in the key is `%@`. The style's
            /// own locale is used.
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

/// A number that can be interpolated in a localized text; its format in the key follows Apple's rule.
public protocol _FormatSpecifiable: Sendable {
    /// The format in the key.
    var _specifier: String { get }
    /// The value.
    var _argument: _FormatArgument { get }
}

/// The value of a `_FormatSpecifiable`.
public struct _FormatArgument: Sendable {
    let argument: LocalizationArgument
}

extension String.LocalizationValue.StringInterpolation {
    fileprivate mutating func append(_ argument: _FormatArgument, _ specifier: String) {
        append(argument.argument, specifier)
    }
}
