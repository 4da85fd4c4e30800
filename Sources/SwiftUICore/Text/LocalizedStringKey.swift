import Assets
import Foundation

/// A key to look up in the app's string catalog, with the values that its placeholders stand for.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    let value: String.LocalizationValue

    public init(_ value: String) { self.value = String.LocalizationValue(value) }
    public init(stringLiteral value: String) { self.value = String.LocalizationValue(stringLiteral: value) }

    public init(stringInterpolation: StringInterpolation) {
        value = String.LocalizationValue(stringInterpolation: stringInterpolation.base)
    }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var base: String.LocalizationValue.StringInterpolation

        public init(literalCapacity: Int, interpolationCount: Int) {
            base = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) { base.appendLiteral(literal) }
        public mutating func appendInterpolation(_ string: String) { base.appendInterpolation(string) }
        public mutating func appendInterpolation(_ string: Substring) { base.appendInterpolation(string) }

        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            base.appendInterpolation(resource)
        }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { base.appendInterpolation(value) }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            base.appendInterpolation(value, specifier: specifier)
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
        where F.FormatOutput == String {
            base.appendInterpolation(value, format: format)
        }
    }
}
