import Foundation

/// The symbols that are declared only to explain what to use instead: `@available(*, unavailable, message: "…")`. The compiler
/// and `kissa check` show the message.
struct UnavailableSymbols {
    struct Symbol: Hashable {
        let name: String
        let message: String
    }

    private(set) var symbols: [Symbol] = []

    init(source: String) {
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() where line.contains("@available(") {
            guard let (message, end) = Self.message(in: lines, from: number) else { continue }
            let rest = lines[end...].lazy.map { $0.trimmingPrefix(while: \.isWhitespace) }
            guard let name = rest.prefix(Self.attributeLinesMax).compactMap(Self.declaredName).first else { continue }
            let owner = Self.owner(of: number, in: lines).map { $0 + "." } ?? ""
            symbols.append(Symbol(name: owner + name, message: message))
        }
    }

    /// More attributes and comments may be between the message and its declaration.
    private static let attributeLinesMax = 6

    /// The message of an attribute that begins on a line, and the number of the line after it.
    private static func message(in lines: [Substring], from number: Int) -> (String, Int)? {
        let text = lines[number..<min(number + 5, lines.count)].joined(separator: "\n")
        guard
            let match = text.prefixMatch(
                of: /\s*@available\(\s*\*,\s*unavailable,\s*message:\s*"((?:[^"\\]|\\.)+)"\s*\)/)
        else { return nil }
        return (String(match.1), number + match.0.count { $0 == "\n" } + 1)
    }

    private static func declaredName(_ line: Substring) -> String? {
        if line.hasPrefix("//") || line.hasPrefix("@available") { return nil }
        if line.contains(/\binit[?(<]/) { return "init" }
        let kinds = /\b(?:func|var|let|case|struct|class|enum|protocol|typealias|actor|macro)\s+`?([A-Za-z_]\w*)`?/
        return line.firstMatch(of: kinds).map { String($0.1) }
    }

    /// The type that contains a line: the nearest line above with less indentation.
    private static func owner(of number: Int, in lines: [Substring]) -> String? {
        func depth(_ line: Substring) -> Int { line.prefix { $0 == " " }.count }
        let own = depth(lines[number])
        guard own > 0 else { return nil }
        let above = lines[..<number].reversed().first { !$0.isEmpty && depth($0) < own }
        return above?.firstMatch(of: /\b(?:extension|struct|class|enum|protocol|actor)\s+([A-Z][\w.]*)/)
            .map { String($0.1) }
    }
}
