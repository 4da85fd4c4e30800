import AppChecking
import Foundation

/// Renders the table as a page with a search field. The page contains all rows; the field hides those that don't match.
struct CompatibilityPage {
    private let table: CompatibilityTable
    private let unavailable: [UnavailableSymbols.Symbol]
    private let site: Site

    init(of repository: URL, in site: Site) throws {
        let markdown = repository.appending(path: "Documentation/Compatibility.md")
        table = CompatibilityTable(markdown: try String(contentsOf: markdown, encoding: .utf8))
        unavailable = try Self.unavailable(below: repository.appending(path: "Sources"))
        self.site = site
    }

    private static func unavailable(below sources: URL) throws -> [UnavailableSymbols.Symbol] {
        let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
        let symbols = try paths.filter { $0.hasSuffix(".swift") }.flatMap {
            UnavailableSymbols(source: try String(contentsOf: sources.appending(path: $0), encoding: .utf8)).symbols
        }
        return Set(symbols).sorted { ($0.name, $0.message) < ($1.name, $1.message) }
    }

    var html: String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>Compatibility · Kissa</title>
        <link rel="stylesheet" href="\(site.base)/compatibility/compatibility.css">
        <script type="module" src="\(site.base)/compatibility/compatibility.js"></script>
        </head>
        <body>
        <header>
        <a href="\(site.base)/documentation/kissa/">Kissa</a>
        <h1>Compatibility</h1>
        <p>Which of Apple's symbols are here, and in what they differ. Where a symbol is unavailable or a module is missing, the
        last column says what to use instead.</p>
        <search><label for="query">Symbol</label>
        <input id="query" type="search" autocomplete="off" spellcheck="false" placeholder="NavigationStack, @Query, Charts"
        aria-controls="tables" aria-keyshortcuts="/">
        <output id="count" for="query" aria-live="polite"></output></search>
        </header>
        <main id="tables">
        <p id="none" hidden>No row names this. <code>kissa check</code> says for a whole app what it misses.</p>
        \(sections.joined(separator: "\n"))
        </main>
        </body>
        </html>

        """
    }

    private var sections: [String] {
        table.frameworks.map { framework in
            section(framework.name, framework.rows.map { row($0, of: framework.name) })
        } + [
            section(
                "Modules that are missing", MissingModule.all.map { row([$0.name], "missing", escaped($0.advice)) }),
            section(
                "Unavailable, with what to use instead",
                unavailable.map { row([$0.name], "unavailable", marked($0.message)) }),
        ]
    }

    private func section(_ title: String, _ rows: [String]) -> String {
        """
        <section aria-label="\(escaped(title))"><h2>\(escaped(title))</h2>
        <table><thead><tr><th scope="col">Symbol</th><th scope="col">State</th><th scope="col">Differs</th></tr></thead>
        <tbody>
        \(rows.joined(separator: "\n"))
        </tbody></table></section>
        """
    }

    private func row(_ row: CompatibilityTable.Row, of framework: String) -> String {
        let differs = marked(row.caveat.isEmpty && row.state == "whole" ? "" : row.caveat)
        return self.row(row.symbols, row.state, differs, of: framework)
    }

    private func row(_ symbols: [String], _ state: String, _ differs: String, of framework: String? = nil) -> String {
        let names = symbols.map { symbol($0, of: framework) }.joined(separator: ", ")
        let kind = state.filter(\.isLetter)
        return "<tr><td>\(names)</td><td class=\"\(kind)\">\(escaped(state))</td><td>\(differs)</td></tr>"
    }

    /// A symbol, with a link to its page if the site has one.
    private func symbol(_ symbol: String, of framework: String?) -> String {
        let code = "<code>\(escaped(symbol))</code>"
        guard let framework, symbol.allSatisfy({ $0.isLetter || $0.isNumber }) else { return code }
        let path = "/documentation/\(framework)/\(symbol)".lowercased()
        return site.hasPage(path) ? "<a href=\"\(site.base)\(path)/\">\(code)</a>" : code
    }

    // MARK: Text

    private func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }

    /// Converts Markdown's code and links; the table contains no other markup.
    private func marked(_ markdown: String) -> String {
        escaped(markdown).replacing(/`([^`]+)`/) { "<code>\($0.1)</code>" }
            .replacing(/\[([^\]]+)\]\((https?:[^)\s]+)\)/) { "<a href=\"\($0.2)\">\($0.1)</a>" }
            .replacing(/\[([^\]]+)\]\([^)\s]+\)/) { "\($0.1)" }
    }
}
