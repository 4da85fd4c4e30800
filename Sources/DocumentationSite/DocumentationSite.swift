import Foundation

/// Makes the parts of the documentation site that DocC doesn't: the pages of Documentation as articles, and the compatibility
/// table. `make docs` runs it in the repository's folder.
@main
enum DocumentationSite {
    static func main() throws {
        var words = CommandLine.arguments.dropFirst()
        let verb = words.popFirst() ?? ""
        let folder = URL(fileURLWithPath: words.popFirst() ?? ".build/docs")
        let repository = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        switch verb {
        case "guides": try Guides(of: repository).write(to: folder)
        case "finish": try finish(Site(folder, base: words.popFirst() ?? ""), of: repository)
        default:
            FileHandle.standardError.write(Data("DocumentationSite guides CATALOG | finish SITE [BASE]\n".utf8))
            exit(2)
        }
    }

    /// Adds to DocC's output, and checks that there are no dead links.
    private static func finish(_ site: Site, of repository: URL) throws {
        try site.write(try CompatibilityPage(of: repository, in: site).html, to: "compatibility/index.html")
        for file in ["compatibility.css", "compatibility.js"] {
            let client = repository.appending(path: "Sources/DocumentationSite/Client/\(file)")
            try site.write(String(contentsOf: client, encoding: .utf8), to: "compatibility/\(file)")
        }
        try site.write(HomePage.html(base: site.base), to: "index.html")
        try site.write(#"{"meta": {"title": "Kissa"}}"#, to: "theme-settings.json")
        try site.resolveOwnLinks()
        let dead = try site.deadLinks()
        for link in dead { FileHandle.standardError.write(Data("\(link.page): leads to \(link.target)\n".utf8)) }
        if !dead.isEmpty { exit(1) }
    }
}

/// The site's root page, which shows the overview.
enum HomePage {
    static func html(base: String) -> String {
        """
        <!doctype html>
        <html lang="en"><head><meta charset="utf-8"><title>Kissa</title>
        <meta http-equiv="refresh" content="0; url=\(base)/documentation/kissa/">
        </head><body><a href="\(base)/documentation/kissa/">Kissa's documentation</a></body></html>

        """
    }
}
