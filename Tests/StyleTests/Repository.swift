import Foundation
import TestSupport

/// The repository's text files to which the style rules apply, without build products, downloads and generated files.
struct Repository {
    struct File {
        /// Relative to the repository root.
        let path: String
        let lines: [Substring]

        var kind: String { (path as NSString).pathExtension }
        var isCode: Bool { ["swift", "js", "py", "c", "h"].contains(kind) }

        /// `path:line` for each line that violates the rule.
        func places(where isWrong: (Substring) -> Bool) -> [String] {
            lines.enumerated().filter { isWrong($0.element) }.map { "\(path):\($0.offset + 1)" }
        }
    }

    private static let folders = [
        ".ci", "Apps", "Benchmarks", "Documentation", "Models", "Plugins", "Scripts", "Sources", "Tests",
    ]
    private static let topFiles = [
        "CHANGELOG.md", "CONTRIBUTING.md", "Makefile", "Package.swift", "Packages.txt", "README.md",
    ]
    private static let textKinds = ["", "c", "css", "h", "html", "js", "md", "modulemap", "py", "sh", "swift", "txt"]
    /// Folders in which tools put their files.
    private static let skipped: Set<String> = [".build", ".venv", "__pycache__", "node_modules", "work"]

    static let files: [File] = {
        let inFolders = folders.flatMap { read(RepositoryFiles.root.appendingPathComponent($0), $0) }
        return inFolders + topFiles.compactMap { file(RepositoryFiles.root.appendingPathComponent($0), $0) }
    }()

    private static func read(_ directory: URL, _ path: String) -> [File] {
        let entries =
            (try? FileManager.default.contentsOfDirectory(
                at: directory, includingPropertiesForKeys: [.isDirectoryKey])) ?? []
        return entries.sorted { $0.path < $1.path }.flatMap { entry -> [File] in
            let name = entry.lastPathComponent
            if skipped.contains(name) { return [] }
            if entry.hasDirectoryPath { return read(entry, "\(path)/\(name)") }
            return file(entry, "\(path)/\(name)").map { [$0] } ?? []
        }
    }

    /// nil if it isn't a file or isn't text.
    private static func file(_ url: URL, _ path: String) -> File? {
        guard textKinds.contains(url.pathExtension), let data = try? Data(contentsOf: url), data.count < 1 << 20,
            let text = String(data: data, encoding: .utf8)
        else { return nil }
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return File(path: path, lines: lines)
    }
}
