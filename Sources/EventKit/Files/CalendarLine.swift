import Foundation
import PersonalData

/// One property of a component, unfolded: `DTSTART;TZID=Europe/Berlin:20250303T100000` (RFC 5545 §3.1).
struct CalendarLine: Equatable {
    /// The number of its first line in the file, from 1.
    let number: Int
    /// The whole line as it is in the file.
    let text: String
    /// In capitals.
    let name: String
    /// By their names in capitals, without quotation marks.
    private(set) var parameters: [String: [String]] = [:]
    /// A malformed parameter, which is left out.
    private(set) var faultyParameter: String?
    /// As in the file, still escaped.
    let value: String

    /// nil if the line isn't a property.
    init?(_ text: String, number: Int) {
        guard let colon = Self.colon(of: text) else { return nil }
        let head = Self.split(text[..<colon], at: UInt8(ascii: ";"))
        name = head[0].trimmingCharacters(in: .whitespaces).uppercased()
        guard Self.isName(name) else { return nil }
        (self.number, self.text) = (number, text)
        let value = text[text.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        // A parameter's closing quotation mark may be misplaced after the time.
        self.value = Self.timeNames.contains(name) ? value.filter { $0 != "\"" } : value
        for part in head.dropFirst() { readParameter(part) }
    }

    private mutating func readParameter(_ part: Substring) {
        guard let equals = part.firstIndex(of: "="), equals > part.startIndex else {
            faultyParameter = String(part)
            return
        }
        let values = Self.split(part[part.index(after: equals)...], at: UInt8(ascii: ",")).map(Self.parameterText)
        parameters[part[..<equals].uppercased(), default: []] += values
    }

    func parameter(_ name: String) -> String? { parameters[name]?.first }

    /// The value as text, unescaped (RFC 5545 §3.3.11), and decoded from vCalendar 1.0's quoted-printable; nil if it is empty.
    var plain: String? {
        let isQuoted = parameter("ENCODING")?.uppercased() == "QUOTED-PRINTABLE"
        let text = Self.unescaped(isQuoted ? QuotedPrintable.text(value) : value)
        return text.isEmpty ? nil : text
    }

    // MARK: - Syntax

    private static let timeNames = ["DTSTART", "DTEND", "RECURRENCE-ID", "EXDATE", "RDATE"]

    /// The colon before the value. Some programs don't close quotation marks, or close them after the value; some write the zone
    /// `(UTC-05:00) Eastern Time` without quotation marks. So for times, the value is recognized by the digits of the year.
    private static func colon(of text: String) -> String.Index? {
        let outside = places(of: UInt8(ascii: ":"), in: text[...])
        guard outside.count != 1, timeNames.contains(text.prefix { $0 != ";" }.uppercased()) else {
            return outside.first
        }
        let all = outside.isEmpty ? text.utf8.indices.filter { text.utf8[$0] == UInt8(ascii: ":") } : outside
        return all.last { text[$0...].dropFirst().prefix { $0.isWholeNumber }.count >= 4 } ?? all.first
    }

    static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { $0 == 45 || (48...57).contains($0) || (65...90).contains($0) }
    }

    static func unescaped(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
        var result = ""
        var isEscaped = false
        for scalar in text.unicodeScalars {
            if isEscaped {
                result += escape(scalar)
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        return isEscaped ? result + "\\" : result
    }

    /// A backslash before a letter without a special meaning is kept.
    private static func escape(_ scalar: Unicode.Scalar) -> String {
        if scalar == "n" || scalar == "N" { return "\n" }
        return scalar.properties.isAlphabetic ? "\\\(scalar)" : String(scalar)
    }

    /// Removes quotation marks, and unescapes RFC 6868.
    private static func parameterText(_ text: Substring) -> String {
        CaretEscapes.decoded(text.trimmingCharacters(in: CharacterSet(charactersIn: "\" ")))
    }

    private static func split(_ text: Substring, at separator: UInt8) -> [Substring] {
        var parts: [Substring] = []
        var begin = text.startIndex
        for place in places(of: separator, in: text) {
            parts.append(text[begin..<place])
            begin = text.index(after: place)
        }
        return parts + [text[begin...]]
    }

    /// The positions of an ASCII character outside of quotation marks.
    private static func places(of byte: UInt8, in text: Substring) -> [Substring.Index] {
        var isQuoted = false
        return text.utf8.indices.filter { place in
            if text.utf8[place] == UInt8(ascii: "\"") { isQuoted.toggle() }
            return text.utf8[place] == byte && !isQuoted
        }
    }
}
