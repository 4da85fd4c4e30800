import Assets
import Foundation

/// A key to look up in the app's string catalog, with the values that its placeholders stand for.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    let value: String.LocalizationValue
    /// Values that are texts of their own, in the order in which their places name them.
    let texts: [Text]

    public init(_ value: String) { self.init(stringLiteral: value) }

    public init(stringLiteral value: String) {
        self.value = String.LocalizationValue(stringLiteral: value)
        texts = []
    }

    public init(stringInterpolation: StringInterpolation) {
        value = String.LocalizationValue(stringInterpolation: stringInterpolation.base)
        texts = stringInterpolation.texts
    }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var base: String.LocalizationValue.StringInterpolation
        fileprivate var texts: [Text] = []

        public init(literalCapacity: Int, interpolationCount: Int) {
            base = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) { base.appendLiteral(literal) }

        public mutating func appendInterpolation(_ string: String) { base.appendInterpolation(TextPlace.none(string)) }

        public mutating func appendInterpolation(_ string: Substring) { appendInterpolation(String(string)) }

        public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
            base.appendInterpolation(resource)
        }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) { base.appendInterpolation(value) }

        public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
            base.appendInterpolation(value, specifier: specifier)
        }

        /// The text keeps its own font and colour.
        public mutating func appendInterpolation(_ text: Text) {
            base.appendInterpolation(TextPlace.of(texts.count))
            texts.append(text)
        }

        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            appendInterpolation(Text(attributedString))
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            appendInterpolation(Text(value, format: format))
        }

        public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
            appendInterpolation(Text(value, format: format))
        }

        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
            appendInterpolation(formatter?.string(for: subject) ?? subject.description)
        }

        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter? = nil
        ) {
            appendInterpolation(formatter?.string(for: subject) ?? String(describing: subject))
        }

        public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
            appendInterpolation(formatter.string(for: date) ?? date.description)
        }

        public mutating func appendInterpolation(_ number: Decimal, formatter: Formatter) {
            appendInterpolation(formatter.string(for: number) ?? number.description)
        }

        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            appendInterpolation(Text(date, style: style))
        }

        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { appendInterpolation(Text(dates)) }
        public mutating func appendInterpolation(_ interval: DateInterval) { appendInterpolation(Text(interval)) }

        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
        ) {
            appendInterpolation(
                Text(
                    timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours))
        }

        public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
    }
}

/// How a text that is a value of another is named in it: a noncharacter that no text has, and a number.
enum TextPlace {
    private static let mark = Unicode.Scalar(0xFDD2 as UInt32)!

    static func of(_ index: Int) -> String { String(Character(mark)) + String(index) }

    /// A value that only looks like one.
    static func none(_ string: String) -> String {
        string.unicodeScalars.contains(mark) ? String(string.unicodeScalars.filter { $0 != mark }) : string
    }

    static func index(_ string: Substring) -> Int? {
        string.unicodeScalars.first == mark ? Int(Substring(string.unicodeScalars.dropFirst())) : nil
    }
}
