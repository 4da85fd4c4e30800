/// Single values as JSON text, for callers that concatenate a text from several sources.
package enum JSONSpelling {
    /// The shortest representation of a number, without a fraction for integers; nil for infinities and NaN, which JSON can't
    /// represent.
    package static func number(_ value: Double) -> String? {
        value.isFinite ? wholeNumber(value) ?? "\(value)" : nil
    }

    /// `3` instead of `3.0`, for integers that a `Double` represents exactly.
    package static func wholeNumber(_ value: Double) -> String? {
        guard value.magnitude < 0x1p53, value == value.rounded() else { return nil }
        return value.sign == .minus && value == 0 ? "-0" : String(Int(exactly: value) ?? 0)
    }

    /// A string in quotation marks, escaped.
    package static func string(_ text: String) -> String {
        var writer = JSONWriter(reservingBytes: text.utf8.count + 2)
        writer.string(text)
        return writer.text
    }
}
