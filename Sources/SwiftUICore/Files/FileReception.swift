import DisplayList
import Foundation

/// Puts the files of one choice together from the parts that they arrive in.
@MainActor
final class FileReception {
    private let store: ReceivedFiles
    private var files: [ReceivedFile] = []
    private var open: (handle: FileHandle, url: URL, offset: Int)?
    /// Of the file that could not be kept, whose other parts are let go.
    private var failedIndex: Int?

    init(_ store: ReceivedFiles) { self.store = store }

    /// Takes a part. Whether it was the last one of the last file.
    /// - Throws: `FileReceptionError`, or what the file system says.
    @discardableResult
    func take(_ chunk: FileChunk) throws -> Bool {
        let isEnd = chunk.isLast && chunk.index == chunk.count - 1
        if chunk.index == 0, chunk.offset == 0 { reset() }
        guard failedIndex != chunk.index else { return isEnd }
        do { try keep(chunk) } catch {
            failedIndex = chunk.index
            close()
            throw error
        }
        return isEnd
    }

    /// How much of the choice is here, 0…1; files count alike.
    func fraction(at chunk: FileChunk) -> Double {
        let part = chunk.byteCount > 0 ? Double(chunk.offset + chunk.data.count) / Double(chunk.byteCount) : 1
        return (Double(chunk.index) + part) / Double(chunk.count)
    }

    /// The files that are whole.
    func finish() -> [ReceivedFile] {
        defer { reset() }
        return files
    }

    private func keep(_ chunk: FileChunk) throws {
        if chunk.offset == 0 { try begin(chunk) }
        guard let open, open.offset == chunk.offset else {
            throw FileReceptionError.disordered(name: chunk.name, expected: open?.offset ?? 0, got: chunk.offset)
        }
        try store.take(chunk.data.count, for: chunk.name)
        try open.handle.write(contentsOf: chunk.data)
        self.open?.offset += chunk.data.count
        guard chunk.isLast else { return }
        close()
        files.append(ReceivedFile(url: open.url, name: chunk.name, mimeType: chunk.type))
    }

    private func begin(_ chunk: FileChunk) throws {
        close()
        // Each of a choice comes once, so there are never more than it may have.
        guard chunk.index >= files.count else { throw FileReceptionError.repeated(name: chunk.name) }
        let url = try store.begin(chunk.name, byteCount: chunk.byteCount)
        try Data().write(to: url)
        open = (try FileHandle(forWritingTo: url), url, 0)
    }

    private func close() {
        try? open?.handle.close()
        open = nil
    }

    private func reset() {
        close()
        files = []
        failedIndex = nil
    }
}
