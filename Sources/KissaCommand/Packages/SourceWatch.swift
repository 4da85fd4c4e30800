import Foundation

/// Detects which of a package's sources have changed, by their files' modification dates.
struct SourceWatch: Sendable {
    private let places: [URL]
    private var seen: [String: Date] = [:]

    /// Records the current state of the files.
    ///
    /// - Parameter places: Folders, including subfolders, and single files.
    init(_ places: [URL]) {
        self.places = places
        seen = times()
    }

    /// The paths of the files that were saved, added or removed since the last call.
    mutating func news() -> Set<String> {
        let now = times()
        defer { seen = now }
        let changed = now.filter { seen[$0.key] != $0.value }.keys
        return Set(changed).union(seen.keys.filter { now[$0] == nil })
    }

    /// The Swift files in a folder and its subfolders, or the file itself.
    static func swiftFiles(in place: URL) -> [URL] {
        SourceWatch([place]).seen.keys.filter { $0.hasSuffix(".swift") }.sorted().map { URL(fileURLWithPath: $0) }
    }

    /// Files written by SwiftPM and editors are not sources.
    private static let strangers: Set = [".build", ".git", ".swiftpm", ".vscode", "shots", "node_modules"]
    private static let fileCountMax = 20_000
    private static let keys: [URLResourceKey] = [.contentModificationDateKey, .isRegularFileKey]

    private func times() -> [String: Date] {
        var times: [String: Date] = [:]
        for place in places { collect(place, &times) }
        return times
    }

    private func collect(_ place: URL, _ times: inout [String: Date]) {
        note(place, &times)
        guard let files = FileManager.default.enumerator(at: place, includingPropertiesForKeys: Self.keys) else {
            return
        }
        for case let file as URL in files {
            if Self.strangers.contains(file.lastPathComponent) {
                files.skipDescendants()
            } else if times.count < Self.fileCountMax {
                note(file, &times)
            } else {
                return
            }
        }
    }

    private func note(_ file: URL, _ times: inout [String: Date]) {
        let values = try? file.resourceValues(forKeys: Set(Self.keys))
        guard values?.isRegularFile == true, let time = values?.contentModificationDate else { return }
        times[file.path] = time
    }
}
