import Foundation

/// Looks for words in the names and texts of files below some folders. Bounded: so many files are seen, and so many bytes of
/// each; links are not followed.
struct FileSearch {
    private let scopes: [URL]
    private let countMax: Int

    private static let filesMax = 10_000
    private static let bytesMax = 1 << 20
    /// So much of a text an item has.
    private static let textMax = 4000

    init(_ scopes: [URL], countMax: Int) {
        self.scopes = scopes.filter(\.isFileURL)
        self.countMax = min(max(countMax, 0), CSSearchQuery.itemsMax)
    }

    func items(_ query: SoughtItems) -> [StoredItem] {
        var found: [StoredItem] = []
        for file in files {
            guard let item = Self.item(file, query.words), query.fits(item) else { continue }
            found.append(item)
        }
        let best = found.enumerated().sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }.map(
            \.element)
        return Array(query.sorted(best).prefix(countMax))
    }

    private static let keys: Set<URLResourceKey> = [
        .isRegularFileKey, .isSymbolicLinkKey, .fileSizeKey, .contentModificationDateKey, .creationDateKey,
    ]

    private var files: [URL] {
        var files: [URL] = []
        for scope in scopes {
            let walker = FileManager.default.enumerator(
                at: scope, includingPropertiesForKeys: Array(Self.keys), options: [.skipsHiddenFiles])
            while files.count < Self.filesMax, let file = walker?.nextObject() as? URL {
                let values = try? file.resourceValues(forKeys: Self.keys)
                if values?.isRegularFile == true, values?.isSymbolicLink != true { files.append(file) }
            }
        }
        return files
    }

    /// A file as an item; nil if it doesn't have all words. Those in its name count more.
    private static func item(_ file: URL, _ words: [String]) -> StoredItem? {
        let sought = words.flatMap { FoldedText.folded($0).split(whereSeparator: \.isWhitespace).map(String.init) }
        let name = FoldedText.folded(file.lastPathComponent)
        let text = text(of: file)
        let folded = FoldedText.folded(text)
        guard sought.allSatisfy({ name.contains($0) || folded.contains($0) }) else { return nil }
        let values = try? file.resourceValues(forKeys: keys)
        var attributes: [String: AttributeValue] = [
            "title": .text(file.lastPathComponent), "displayName": .text(file.lastPathComponent),
            "path": .text(file.path), "contentURL": .text(file.absoluteString),
        ]
        if let type = UTType(filenameExtension: file.pathExtension) {
            attributes["contentType"] = .text(type.identifier)
        }
        if let size = values?.fileSize { attributes["fileSize"] = .number(Double(size)) }
        if let date = values?.contentModificationDate { attributes["contentModificationDate"] = .date(date) }
        if let date = values?.creationDate { attributes["contentCreationDate"] = .date(date) }
        if !text.isEmpty { attributes["textContent"] = .text(String(text.prefix(textMax))) }
        let score = Double(sought.count { name.contains($0) })
        return StoredItem(id: file.path, attributes: attributes, score: score)
    }

    /// The beginning of a text; empty for what is none.
    private static func text(of file: URL) -> String {
        guard let handle = try? FileHandle(forReadingFrom: file) else { return "" }
        defer { try? handle.close() }
        let data = (try? handle.read(upToCount: bytesMax)) ?? Data()
        guard !data.prefix(4096).contains(0) else { return "" }
        return String(decoding: data, as: UTF8.self)
    }
}

extension StoredItem {
    fileprivate init(id: String, attributes: [String: AttributeValue], score: Double) {
        (self.id, self.attributes, self.score) = (id, attributes, score)
        (domain, expires) = (nil, Date.distantFuture.timeIntervalSince1970)
    }
}
