import Foundation

/// Looks for words in the names and texts of files below some folders. Bounded in files, bytes and time; links are not
/// followed.
struct FileSearch {
    struct Limits: Sendable {
        var files = 10_000
        /// Of all files together.
        var bytes = 64 << 20
        /// Of one file.
        var fileBytes = 1 << 20
    }

    private let scopes: [URL]
    private let countMax: Int
    private let limits: Limits

    /// So much of a text an item has.
    private static let textMax = 4000
    private static let textName = "textContent"

    init(_ scopes: [URL], countMax: Int, limits: Limits = Limits()) {
        self.scopes = scopes.filter(\.isFileURL)
        self.countMax = min(max(countMax, 0), CSSearchQuery.itemsMax)
        self.limits = limits
    }

    /// What is left of the bounds.
    private struct Rest {
        var files: Int
        var bytes: Int
    }

    /// - Returns: The items, and whether all files were looked at.
    /// - Throws: `CancellationError` where nobody wants them any more.
    func items(_ query: SoughtItems, _ work: SearchWork) throws -> ([StoredItem], isWhole: Bool) {
        var (found, rest) = ([StoredItem](), Rest(files: limits.files, bytes: limits.bytes))
        let question = Question(query, work)
        let isWhole = try eachEntry { entry in
            guard try Self.isInTime(work), rest.files > 0, rest.bytes > 0 else { return false }
            guard Self.isFile(entry) else { return true }
            rest.files -= 1
            let item = self.item(entry, question, &rest)
            guard try Self.isInTime(work) else { return false }
            if let item { found.append(item) }
            return true
        }
        let best = found.enumerated().sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }.map(
            \.element)
        return (Array(query.sorted(best).prefix(countMax)), isWhole)
    }

    private static func isInTime(_ work: SearchWork) throws -> Bool {
        do {
            try work.check()
            return true
        } catch is CSSearchQueryError {
            return false
        }
    }

    private static let keys: Set<URLResourceKey> = [
        .isRegularFileKey, .isSymbolicLinkKey, .fileSizeKey, .contentModificationDateKey, .creationDateKey,
    ]

    private static func isFile(_ entry: URL) -> Bool {
        let values = try? entry.resourceValues(forKeys: keys)
        return values?.isRegularFile == true && values?.isSymbolicLink != true
    }

    /// - Returns: Whether the work was done for each file and folder: it returns false to end.
    private func eachEntry(_ work: (URL) throws -> Bool) rethrows -> Bool {
        for scope in scopes {
            let walker = FileManager.default.enumerator(
                at: scope, includingPropertiesForKeys: Array(Self.keys), options: [.skipsHiddenFiles])
            while let entry = walker?.nextObject() as? URL {
                guard try work(entry) else { return false }
            }
        }
        return true
    }

    /// What is asked of each file.
    private struct Question {
        let words: [String]
        /// What is decided without the text, and what isn't.
        let early: [QueryPredicate]
        let late: [QueryPredicate]
        let evaluation: QueryEvaluation

        init(_ query: SoughtItems, _ work: SearchWork) {
            words = FoldedText.typed(query.words)
            early = query.filters.filter { !$0.asks(for: textName) }
            late = query.filters.filter { $0.asks(for: textName) }
            evaluation = QueryEvaluation(work)
        }

        func fits(_ item: StoredItem, _ filters: [QueryPredicate]) -> Bool {
            filters.allSatisfy { $0.holds(for: item, evaluation) }
        }
    }

    /// A file as an item; nil if it doesn't have all words, or isn't asked for. Words in its name count more.
    private func item(_ file: URL, _ question: Question, _ rest: inout Rest) -> StoredItem? {
        let name = FoldedText.folded(file.lastPathComponent)
        let named = question.words.count { name.contains($0) }
        var attributes = Self.attributes(file)
        func item() -> StoredItem {
            StoredItem(
                id: file.path, expires: Date.distantFuture.timeIntervalSince1970, attributes: attributes,
                score: Double(named))
        }
        guard question.fits(item(), question.early) else { return nil }
        // Without a word to look for, the beginning is enough.
        let isNamed = named == question.words.count
        let isShort = isNamed && question.late.isEmpty
        let data = beginning(of: file, bytesMax: min(rest.bytes, isShort ? Self.textMax * 4 : limits.fileBytes))
        rest.bytes -= data.count
        let text = data.prefix(Self.binaryMax).contains(0) ? "" : String(decoding: data, as: UTF8.self)
        if !isNamed {
            let folded = FoldedText.folded(text)
            guard question.words.allSatisfy({ name.contains($0) || folded.contains($0) }) else { return nil }
        }
        if !text.isEmpty { attributes[Self.textName] = .text(text) }
        guard question.late.isEmpty || question.fits(item(), question.late) else { return nil }
        if !text.isEmpty { attributes[Self.textName] = .text(String(text.prefix(Self.textMax))) }
        return item()
    }

    private static func attributes(_ file: URL) -> [String: AttributeValue] {
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
        return attributes
    }

    /// A file with a zero among this many first bytes isn't text.
    private static let binaryMax = 4096

    private func beginning(of file: URL, bytesMax: Int) -> Data {
        guard let handle = try? FileHandle(forReadingFrom: file) else { return Data() }
        defer { try? handle.close() }
        let first = (try? handle.read(upToCount: min(bytesMax, Self.binaryMax))) ?? Data()
        guard first.count == Self.binaryMax, !first.contains(0), bytesMax > first.count else { return first }
        return first + ((try? handle.read(upToCount: bytesMax - first.count)) ?? Data())
    }
}
