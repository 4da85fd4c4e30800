import Foundation

/// Tells whether a package's sources have changed, by the times at which its files were saved.
struct SourceWatch: Sendable {
    private let package: URL
    private var seen: [String: Date] = [:]

    /// Sees the files as they are now.
    init(_ package: URL) {
        self.package = package
        seen = times()
    }

    /// Whether a file was saved, added or removed since this was asked last.
    mutating func hasNews() -> Bool {
        let now = times()
        defer { seen = now }
        return now != seen
    }

    /// What SwiftPM and editors write is no source.
    private static let strangers: Set = [".build", ".git", ".swiftpm", ".vscode", "shots", "node_modules"]
    private static let fileCountMax = 20_000

    private func times() -> [String: Date] {
        let keys: [URLResourceKey] = [.contentModificationDateKey, .isRegularFileKey]
        guard let files = FileManager.default.enumerator(at: package, includingPropertiesForKeys: keys) else {
            return [:]
        }
        var times: [String: Date] = [:]
        for case let file as URL in files {
            if Self.strangers.contains(file.lastPathComponent) {
                files.skipDescendants()
                continue
            }
            let values = try? file.resourceValues(forKeys: Set(keys))
            guard values?.isRegularFile == true, let time = values?.contentModificationDate else { continue }
            times[file.path] = time
            if times.count >= Self.fileCountMax { break }
        }
        return times
    }
}
