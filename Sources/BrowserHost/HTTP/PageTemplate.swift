/// Fills the placeholders of `index.html`, written `{{name}}`, with escaped text.
struct PageTemplate: Sendable {
    private let parts: [Part]

    private enum Part: Sendable {
        case markup(String)
        case place(String)
    }

    init(_ page: String) {
        var parts: [Part] = []
        var rest = page[...]
        while let open = rest.firstRange(of: "{{"), let close = rest[open.upperBound...].firstRange(of: "}}") {
            parts.append(.markup(String(rest[..<open.lowerBound])))
            parts.append(.place(String(rest[open.upperBound..<close.lowerBound])))
            rest = rest[close.upperBound...]
        }
        self.parts = parts + [.markup(String(rest))]
    }

    /// The page with every placeholder filled; one without a value becomes empty.
    /// - Parameter markup: Values that are our own markup, and are not escaped.
    func filled(_ values: [String: String], markup: [String: String] = [:]) -> String {
        parts.map { part in
            switch part {
            case .markup(let text): text
            case .place(let name): markup[name] ?? Self.escaped(values[name] ?? "")
            }
        }.joined()
    }

    static func escaped(_ text: String) -> String {
        var result = ""
        for character in text.unicodeScalars {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&#39;"
            default: result.unicodeScalars.append(character)
            }
        }
        return result
    }
}
