import Foundation

/// A value and its format. The value is formatted when the environment is known in which it is shown.
struct FormattedValue: Equatable, @unchecked Sendable {
    // @unchecked: a format is a value type, and its input is a value that the app gave to a view.
    private let format: (FormatPlace) -> AttributedString
    private let source: any Equatable

    init<F: FormatStyle>(_ input: F.FormatInput, _ style: F, _ output: @escaping (F.FormatOutput) -> AttributedString)
    where F.FormatInput: Equatable {
        format = { output($0.localized(style).format(input)) }
        source = Source(input: input, style: style)
    }

    func attributed(in place: FormatPlace) -> AttributedString { format(place) }

    static func == (left: FormattedValue, right: FormattedValue) -> Bool { isEqual(left.source, right.source) }

    private struct Source<Input: Equatable, Style: Equatable>: Equatable {
        let input: Input
        let style: Style
    }
}

private func isEqual<E: Equatable>(_ left: E, _ right: any Equatable) -> Bool { (right as? E) == left }

extension Text {
    /// A value in a format: in the environment's locale, calendar and time zone, unless the app has set those of the
    /// format.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.formatted(FormattedValue(input, format) { AttributedString($0) }))
    }

    /// A value in a format that has attributes: in the environment's locale, calendar and time zone, unless the app has
    /// set those of the format.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
        self.init(.formatted(FormattedValue(input, format) { $0 }))
    }

    /// A value formatted by one of Foundation's formatters.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? subject.description)
    }

    /// A value formatted by one of Foundation's formatters.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: subject) ?? String(describing: subject))
    }

    // Here these two types of Foundation aren't `ReferenceConvertible`, unlike its other value types.

    /// A date formatted by one of Foundation's formatters.
    public init(_ date: Date, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: date) ?? date.description)
    }

    /// A number formatted by one of Foundation's formatters.
    public init(_ number: Decimal, formatter: Formatter) {
        self.init(verbatim: formatter.string(for: number) ?? number.description)
    }
}
