import DrawingValues
import JSONSyntax

/// Writes one JSON object, member by member. Numbers that JSON can't represent are written as 0.
struct JSONText {
    private var text = "{"

    /// The object so far, closed.
    var object: String { text + "}" }

    mutating func member(_ key: SpriteKey, json: String) {
        if text.utf8.count > 1 { text += "," }
        text += "\"\(key.rawValue)\":\(json)"
    }

    mutating func member(_ key: SpriteKey, _ value: Double) { member(key, json: Self.number(value)) }
    mutating func member(_ key: SpriteKey, _ value: Int) { member(key, json: String(value)) }
    mutating func member(_ key: SpriteKey, _ value: String) { member(key, json: Self.string(value)) }
    mutating func member(_ key: SpriteKey, _ value: Bool) { member(key, json: value ? "true" : "false") }
    mutating func member(_ key: SpriteKey, _ values: [Double]) { member(key, json: Self.numbers(values)) }

    static func number(_ value: Double) -> String { JSONSpelling.number(value) ?? "0" }

    static func numbers(_ values: [Double]) -> String { array(values.map(number)) }

    static func array(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }

    static func string(_ value: String) -> String { JSONSpelling.string(value) }

    /// `[red, green, blue, alpha]`, each 0…1.
    static func color(_ color: UIColor) -> String {
        let shown = color.current.clamped
        return numbers([shown.red, shown.green, shown.blue, shown.alpha])
    }
}
