import Foundation

/// Writes one JSON object, member by member. Numbers that JSON can't represent are written as 0.
struct JSONText {
    private var text = "{"

    /// The object so far, closed.
    var object: String { text + "}" }

    mutating func member(_ name: String, json: String) {
        if text.utf8.count > 1 { text += "," }
        text += "\"\(name)\":\(json)"
    }

    mutating func member(_ name: String, _ value: Double) { member(name, json: Self.number(value)) }
    mutating func member(_ name: String, _ value: Int) { member(name, json: String(value)) }
    mutating func member(_ name: String, _ value: String) { member(name, json: Self.string(value)) }
    mutating func member(_ name: String, _ value: Bool) { member(name, json: value ? "true" : "false") }
    mutating func member(_ name: String, _ values: [Double]) { member(name, json: Self.numbers(values)) }

    static func number(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : "\(value)"
    }

    static func numbers(_ values: [Double]) -> String { array(values.map(number)) }

    static func array(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

    static func string(_ value: String) -> String {
        var text = "\""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"", "\\": text += "\\\(Character(scalar))"
            case "\u{0}"..<" ":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text + "\""
    }

    /// `[red, green, blue, alpha]`, each 0…1.
    static func color(_ color: UIColor) -> String {
        numbers([color.red, color.green, color.blue, color.alpha].map { min(max($0, 0), 1) })
    }
}
