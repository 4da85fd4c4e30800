import Foundation

/// The repository's own files, for tests that compare sources of two languages.
public enum RepositoryFiles {
    public static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The text of a file, by its path in the repository.
    public static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The paths of all JavaScript modules below a folder, sorted.
    public static func modules(below folder: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
        let paths = names?.compactMap { $0 as? String } ?? []
        return paths.filter { $0.hasSuffix(".js") }.sorted().map { "\(folder)/\($0)" }
    }

    /// The words in the list that a JavaScript module exports under a name.
    public static func words(of list: String, in path: String) throws -> [String] {
        let script = try text(path)
        guard let start = script.range(of: "export const \(list) = "),
            let end = script.range(of: "]", range: start.upperBound..<script.endIndex)
        else { return [] }
        return script[start.upperBound..<end.lowerBound].matches(of: /"(\w+)"/).map { String($0.output.1) }
    }

    /// The matches of the pattern's first group in the modules below a folder, each with a module that contains it.
    public static func names(matching pattern: String, below folder: String) throws -> [String: String] {
        // With the simple word boundaries a dot separates words, unlike with Unicode's.
        let regex = try Regex(pattern, as: (Substring, Substring).self).wordBoundaryKind(.simple)
        var names: [String: String] = [:]
        for path in modules(below: folder) {
            for match in try text(path).matches(of: regex) { names[String(match.output.1)] = path }
        }
        return names
    }
}
