import Foundation

/// Parses Documentation/Compatibility.md: for each framework, the supported symbols and their differences.
struct CompatibilityTable {
    struct Framework: Equatable {
        let name: String
        var rows: [Row]
    }

    struct Row: Equatable {
        /// As they are written, without backticks.
        let symbols: [String]
        /// `whole`, `partial`, `unavailable`, `missing`, `Kissa's own`.
        let state: String
        /// In Markdown.
        let caveat: String
    }

    private(set) var frameworks: [Framework] = []

    init(markdown: String) {
        for line in markdown.split(separator: "\n") {
            if line.hasPrefix("## ") { frameworks.append(Framework(name: String(line.dropFirst(3)), rows: [])) }
            guard line.hasPrefix("| `"), !frameworks.isEmpty else { continue }
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            guard cells.count == 5 else { continue }
            let row = Row(symbols: Self.codes(in: cells[1]), state: cells[2], caveat: cells[3])
            frameworks[frameworks.count - 1].rows.append(row)
        }
        frameworks.removeAll(where: \.rows.isEmpty)
    }

    private static func codes(in text: String) -> [String] {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    }
}
