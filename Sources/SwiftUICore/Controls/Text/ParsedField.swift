import Foundation

/// A value that a field shows as text, with the closures that format and parse it.
struct ParsedValue {
    let write: (FormatPlace) -> String
    /// Parses the text and sets the value; a text that can't be parsed changes nothing.
    let read: (String, FormatPlace) -> Void
    /// Whether the value is set at each change that can be parsed, rather than only on commit.
    var follows = false
    var onEditingChanged: (Bool) -> Void = { _ in }
    var onCommit: () -> Void = {}
}

extension ParsedValue {
    init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
        follows = true
        write = { $0.localized(format).format(value.wrappedValue) }
        read = { text, place in
            guard let new = try? place.localized(format).parseStrategy.parse(text) else { return }
            value.wrappedValue = new
        }
    }

    init<F: ParseableFormatStyle>(optional value: Binding<F.FormatInput?>, _ format: F)
    where F.FormatOutput == String {
        follows = true
        write = { place in value.wrappedValue.map { place.localized(format).format($0) } ?? "" }
        read = { text, place in
            if text.trimmingCharacters(in: .whitespaces).isEmpty {
                value.wrappedValue = nil
            } else if let new = try? place.localized(format).parseStrategy.parse(text) {
                value.wrappedValue = new
            }
        }
    }

    /// A formatter is the app's own object, so its locale and settings are used as they are.
    init<V>(_ value: Binding<V>, _ formatter: Formatter) {
        write = { _ in formatter.string(for: value.wrappedValue) ?? "" }
        read = { text, _ in
            guard let new = formatter.value(from: text, as: V.self) else { return }
            value.wrappedValue = new
        }
    }
}

extension Formatter {
    /// Foundation on Linux has no generic method for parsing a value, and doesn't bridge `NSNumber`.
    fileprivate func value<V>(from text: String, as type: V.Type) -> V? {
        if let formatter = self as? DateFormatter { return formatter.date(from: text) as? V }
        guard let number = (self as? NumberFormatter)?.number(from: text) else { return nil }
        let candidates: [Any] = [
            number, number.intValue, number.doubleValue, number.floatValue, number.decimalValue, number.int64Value,
            number.int32Value, number.uintValue, CGFloat(number.doubleValue),
        ]
        for candidate in candidates { if let value = candidate as? V { return value } }
        return nil
    }
}

/// A field that keeps the text as typed until it is submitted or loses the focus.
struct ParsedField: View {
    let value: ParsedValue
    let label: Text?
    let prompt: Text?
    @Environment(\.self) private var environment
    @State private var draft: Draft?

    /// The text that is being typed.
    private struct Draft {
        let text: String
        /// The formatted value after the text was parsed. If the formatted value differs later, the app has changed it,
        /// and the draft is discarded. Nil if the text is parsed only on commit.
        var written: String?
    }

    var body: some View {
        FieldElement(
            text: Binding(location: FunctionalLocation(get: { shown }, set: { text, _ in type(text) })),
            label: label, prompt: prompt, onFocus: focusDidMove
        )
        .onSubmit {
            commit()
            value.onCommit()
        }
    }

    private var place: FormatPlace { FormatPlace(environment) }

    private var shown: String {
        let written = value.write(place)
        guard let draft, draft.written == nil || draft.written == written else { return written }
        return draft.text
    }

    private func type(_ text: String) {
        guard value.follows else { return draft = Draft(text: text) }
        value.read(text, place)
        draft = Draft(text: text, written: value.write(place))
    }

    private func focusDidMove(_ hasFocus: Bool) {
        if !hasFocus { commit() }
        value.onEditingChanged(hasFocus)
    }

    /// Parses the draft if that is still to be done, and shows the formatted value again.
    private func commit() {
        guard let draft else { return }
        if draft.written == nil { value.read(draft.text, place) }
        self.draft = nil
    }
}
