import Foundation

/// A value that a field shows as text, and how it is made of what somebody typed.
struct ParsedValue {
    let write: (FormatPlace) -> String
    /// Called with the text; one that can't be read changes nothing.
    let read: (String, FormatPlace) -> Void
    /// Whether each change that can be read counts, and not only the last.
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

    /// A formatter is the app's own object: it writes and reads as it was set up.
    init<V>(_ value: Binding<V>, _ formatter: Formatter) {
        write = { _ in formatter.string(for: value.wrappedValue) ?? "" }
        read = { text, _ in
            guard let new = formatter.value(from: text, as: V.self) else { return }
            value.wrappedValue = new
        }
    }
}

extension Formatter {
    /// Foundation on Linux has no common way to read a value, and bridges no numbers.
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

/// A field that shows what is typed as it was typed until it is submitted or left.
struct ParsedField: View {
    let value: ParsedValue
    let label: Text?
    let prompt: Text?
    @Environment(\.self) private var environment
    @State private var draft: Draft?

    /// What is being typed.
    private struct Draft {
        let text: String
        /// What the value was written as once the text had been read. Where it is written otherwise, somebody else has
        /// changed it, and the draft no longer counts. Nil where the text is read only in the end.
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

    /// What was typed becomes the value, or the value's text again.
    private func commit() {
        guard let draft else { return }
        if draft.written == nil { value.read(draft.text, place) }
        self.draft = nil
    }
}
