import Foundation

/// Copies of sources as they are read on Linux, and a file that tells the compiler to read them in place of the originals. The
/// originals stay what the compiler's messages name, and what SwiftPM watches.
public struct AdaptedSources {
    /// The compiler's option with the file.
    public static let option = "-vfsoverlay"

    /// The file for the option.
    public let file: URL

    /// - Parameter folder: The folder for the copies and the file; its own.
    public init(in folder: URL) { file = folder.appending(path: "sources.json") }

    /// Writes the copies of those sources that need one, and the file, if anything has changed since it was last written.
    ///
    /// - Parameter sources: Swift files.
    /// - Returns: Whether any source needs a copy.
    @discardableResult public func write(_ sources: [URL]) throws -> Bool {
        let folder = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var copies: [Overlay.Copy] = []
        for source in sources {
            guard let text = try? String(contentsOf: source, encoding: .utf8),
                let adapted = SourceAdaptation.adapted(text)
            else { continue }
            let copy = folder.appending(path: "\(copies.count)-\(source.lastPathComponent)")
            try Self.write(Data(adapted.utf8), to: copy)
            copies.append(Overlay.Copy(name: source.path, contents: copy.path))
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try Self.write(encoder.encode(Overlay(roots: copies)), to: file)
        return !copies.isEmpty
    }

    /// A compiler may be reading the old contents, so the file is replaced.
    private static func write(_ data: Data, to file: URL) throws {
        guard (try? Data(contentsOf: file)) != data else { return }
        try data.write(to: file, options: .atomic)
    }

    /// The file, as Clang's and Swift's virtual file system reads it: YAML, which JSON is.
    private struct Overlay: Encodable {
        var version = 0
        /// A string, as that reader wants it.
        var caseSensitive = "true"
        var usesExternalNames = "false"
        let roots: [Copy]

        private enum CodingKeys: String, CodingKey {
            case version, roots
            case caseSensitive = "case-sensitive"
            case usesExternalNames = "use-external-names"
        }

        struct Copy: Encodable {
            var type = "file"
            let name: String
            let contents: String

            private enum CodingKeys: String, CodingKey {
                case type, name
                case contents = "external-contents"
            }
        }
    }
}
