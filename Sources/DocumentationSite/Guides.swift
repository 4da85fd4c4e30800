import Foundation

/// Converts the pages of Documentation to DocC articles: the same text, with links within the site.
struct Guides {
    /// By the article's name: `Models`, and `HowTo-Test` for `HowTo/Test.md`.
    private(set) var articles: [(name: String, path: String, text: String)] = []
    private let names: [String: String]
    /// The modules that have pages.
    private let modules: [String]

    /// The table has a page of its own.
    private static let passedOver: Set = ["Compatibility.md"]

    init(of repository: URL) throws {
        let folder = repository.appending(path: "Documentation")
        let paths = try ["", "HowTo/"].flatMap { part in
            try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: part).path).sorted()
                .filter { $0.hasSuffix(".md") }.map { part + $0 }
        }.filter { !Self.passedOver.contains($0) }
        names = Dictionary(uniqueKeysWithValues: paths.map { ($0, Self.name(of: $0)) })
        let sources = repository.appending(path: "Sources")
        modules = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted().filter {
            FileManager.default.fileExists(atPath: sources.appending(path: "\($0)/\($0).docc").path)
        }
        for path in paths {
            let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
            articles.append((Self.name(of: path), path, article(text, at: path)))
        }
    }

    private static func name(of path: String) -> String {
        path == "HowTo/README.md" ? "HowTo" : path.replacing(".md", with: "").replacing("/", with: "-")
    }

    /// Writes the articles into a catalog, and lists them in its overview.
    func write(to catalog: URL) throws {
        for article in articles {
            try Data(article.text.utf8).write(to: catalog.appending(path: "\(article.name).md"))
        }
        let overview = catalog.appending(path: "Kissa.md")
        let text = try String(contentsOf: overview, encoding: .utf8)
        try Data((text + topics).utf8).write(to: overview)
    }

    private var topics: String {
        func list(_ title: String, _ articles: [(name: String, path: String, text: String)]) -> String {
            "\n### \(title)\n\n" + articles.map { "- <doc:\($0.name)>\n" }.joined()
        }
        let frameworks = modules.map { "- [\($0)](\(Site.ownHost)/documentation/\($0.lowercased())/)\n" }.joined()
        return "## Frameworks\n\n\(frameworks)\n## Topics\n"
            + list("Guides", articles.filter { !$0.path.hasPrefix("HowTo/") })
            + list("Recipes", articles.filter { $0.path.hasPrefix("HowTo/") })
    }

    // MARK: Links

    /// A link in Markdown: its text and its target.
    private static var link: Regex<(Substring, Substring, Substring)> { /\[([^\[\]]*)\]\(([^()\s]*)\)/ }

    /// Code blocks are left unchanged.
    func article(_ text: String, at path: String) -> String {
        var isCode = false
        return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let isFence = line.trimmingPrefix(while: \.isWhitespace).hasPrefix("```")
            if isFence { isCode.toggle() }
            return isFence || isCode ? String(line) : linked(line, at: path)
        }.joined(separator: "\n")
    }

    private func linked(_ line: Substring, at path: String) -> String {
        String(line).replacing(Self.link) { destination(words: $0.1, target: $0.2, at: path) }
    }

    /// Resolves a link to another guide, to a page of the site, or to a URL; only the text is kept for a file of the repository.
    private func destination(words: Substring, target: Substring, at path: String) -> String {
        guard !target.contains("://"), !target.hasPrefix("#") else {
            return target.hasPrefix("#") ? String(words) : "[\(words)](\(target))"
        }
        let file = String(target.prefix { $0 != "#" })
        let meant = URL(fileURLWithPath: "/Documentation/" + path).deletingLastPathComponent().appending(path: file)
            .standardizedFileURL.path
        let inside = meant.replacing("/Documentation/", with: "", maxReplacements: 1)
        if inside == "Compatibility.md" { return "[compatibility table](\(Site.ownHost)/compatibility/)" }
        if let name = names[inside] { return "[\(words)](doc:\(name))" }
        if let article = meant.firstMatch(of: /\/Sources\/(\w+)\/\w+\.docc\/(\w+)\.md$/) {
            let page = article.1 == article.2 ? "\(article.1)" : "\(article.1)/\(article.2)"
            return "[\(words)](\(Site.ownHost)/documentation/\(page.lowercased()))"
        }
        return String(words)
    }
}
