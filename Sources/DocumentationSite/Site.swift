import Foundation

/// The folder of the finished site.
struct Site {
    let folder: URL
    /// The path prefix of the site's URLs: empty, or `/kissa`.
    let base: String

    init(_ folder: URL, base: String) {
        (self.folder, self.base) = (folder, base)
    }

    /// A placeholder host in articles' links to pages that DocC doesn't know. It is replaced before the site is published.
    static let ownHost = "https://kissa.invalid"

    func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    /// Whether the site has a page at a path such as `/documentation/swiftui/view`.
    func hasPage(_ path: String) -> Bool {
        has(path + "/index.html") || has(path)
    }

    private func has(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: folder.path + path, isDirectory: &isFolder)
        return exists && !isFolder.boolValue
    }

    /// The files below a folder of the site with a suffix, as paths in the site.
    func files(below path: String, ending: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: folder.appending(path: path).path)
        return (names?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(ending) }.map { "\(path)/\($0)" }
    }

    /// Replaces the placeholder host in articles' links by the site's own pages.
    func resolveOwnLinks() throws {
        for path in files(below: "data", ending: ".json") {
            let file = folder.appending(path: path)
            let data = try Data(contentsOf: file)
            // DocC escapes slashes in JSON.
            let escaped = Self.ownHost.replacing("/", with: "\\/")
            guard data.range(of: Data(escaped.utf8)) != nil || data.range(of: Data(Self.ownHost.utf8)) != nil
            else { continue }
            let text = String(decoding: data, as: UTF8.self)
            try write(text.replacing(escaped, with: base).replacing(Self.ownHost, with: base), to: path)
        }
    }
}
