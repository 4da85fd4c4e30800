import FoundationAdditions
import Foundation

/// A key to look up in the app's string catalog, with the values of its placeholders.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    let value: String.LocalizationValue
    /// The interpolated texts. Their representations in `value` contain their indices.
    let texts: [Text]

    /// A key without placeholders.
    public init(_ value: String) { self.init(stringLiteral: value) }

    /// A key without placeholders.
    public init(stringLiteral value: String) {
        self.value = String.LocalizationValue(stringLiteral: value)
        texts = []
    }

    /// A key with placeholders, made from a string with interpolations.
    public init(stringInterpolation: StringInterpolation) {
        value = String.LocalizationValue(stringInterpolation: stringInterpolation.base)
        texts = stringInterpolation.texts
    }

    /// Collects the parts of a string with interpolations.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var base: String.LocalizationValue.StringInterpolation
        fileprivate var texts: [Text] = []

        /// Begins a key with about that many UTF-8 bytes and interpolations.
        public init(literalCapacity: Int, interpolationCount: Int) {
            base = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
        }

        /// Appends a part of the key itself.
        public mutating func appendLiteral(_ literal: String) { base.appendLiteral(literal) }

        /// Appends a string; its placeholder is `%@`.
        public mutating func appendInterpolation(_ string: String) { base.appendInterpolation(TextPlace.none(string)) }

        /// Appends a string; its placeholder is `%@`.
        public mutating func appendInterpolation(_ string: Substring) { appendInterpolation(String(string)) }

        /// Appends the text of a resource; its placeholder is `%@`.
        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            base.appendInterpolation(resource)
        }

        /// Appends a number; its placeholder is the one of its type, such as `%lld`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { base.appendInterpolation(value) }

        /// Appends a number with a placeholder such as `%.2f`.
        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            base.appendInterpolation(value, specifier: specifier)
        }

        /// Appends a text, which keeps its own font and color.
        public mutating func appendInterpolation(_ text: Text) {
            base.appendInterpolation(TextPlace.of(texts.count))
            texts.append(text)
        }

        /// Appends a text with attributes; its placeholder is `%@`.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            appendInterpolation(Text(attributedString))
        }

        /// Appends a value formatted by a format style; its placeholder is `%@`.
        public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            appendInterpolation(Text(value, format: format))
        }

        /// Appends a value formatted by a format style; its placeholder is `%@`.
        public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
            appendInterpolation(Text(value, format: format))
        }

        /// Appends a value formatted by a formatter, or its description where there is none; its placeholder is `%@`.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            appendInterpolation(formatter?.string(for: subject) ?? subject.description)
        }

        /// Appends a value formatted by a formatter, or its description where there is none; its placeholder is `%@`.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            appendInterpolation(formatter?.string(for: subject) ?? String(describing: subject))
        }

        /// Appends a date formatted by a formatter; its placeholder is `%@`.
        public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
            appendInterpolation(formatter.string(for: date) ?? date.description)
        }

        /// Appends a number formatted by a formatter; its placeholder is `%@`.
        public mutating func appendInterpolation(_ number: Decimal, formatter: Formatter) {
            appendInterpolation(formatter.string(for: number) ?? number.description)
        }

        /// Appends a date in a style; its placeholder is `%@`.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            appendInterpolation(Text(date, style: style))
        }

        /// Appends the words for an interval from one date to another; its placeholder is `%@`.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }
        /// Appends the words for an interval of time; its placeholder is `%@`.
        public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }

        /// Appends a timer that runs within an interval; its placeholder is `%@`.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            appendInterpolation(
                Text(
                    timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
        }

        /// Appends an image; its placeholder is `%@`.
        public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
    }
}

/// The representation of an interpolated text in the string around it: a noncharacter, which no text contains, and a
/// number.
enum TextPlace {
    private static let mark = Unicode.Scalar(0xFDD2 as UInt32)!

    static func of(_ index: Int) -> String { String(Character(mark)) + String(index) }

    /// A string without the noncharacter, so that it can't be mistaken for the representation of a text.
    static func none(_ string: String) -> String {
        string.unicodeScalars.contains(mark) ? String(string.unicodeScalars.filter { $0 != mark }) : string
    }

    static func index(_ string: Substring) -> Int? {
        string.unicodeScalars.first == mark ? Int(Substring(string.unicodeScalars.dropFirst())) : nil
    }
}
