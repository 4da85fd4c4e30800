import DisplayList
import Foundation

/// Puts the files of one choice together from the parts that they arrive in. They are written elsewhere: who chooses files
/// keeps nobody waiting.
@MainActor
final class FileReception {
    private let store: ReceivedFiles
    private var files: [(file: ReceivedFile, writing: GrowingFile)] = []
    private var open: (file: GrowingFile, offset: Int)?
    /// Of the file that could not be kept, whose other parts are let go.
    private var failedIndex: Int?
    private var failure: FailedFile?

    /// A file that could not be kept, and why.
    struct FailedFile {
        let name: String
        let error: any Error
    }

    init(_ store: ReceivedFiles) { self.store = store }

    /// Takes a part. Whether it was the last one of the last file.
    /// - Throws: `FileReceptionError`. What the disk has against it, `finish` tells.
    @discardableResult
    func take(_ chunk: FileChunk) throws -> Bool {
        let isEnd = chunk.isLast && chunk.index == chunk.count - 1
        if chunk.index == 0, chunk.offset == 0 { reset() }
        guard failedIndex != chunk.index else { return isEnd }
        do { try keep(chunk) } catch {
            failedIndex = chunk.index
            failure = failure ?? FailedFile(name: chunk.name, error: error)
            open?.file.remove()
            open = nil
            throw error
        }
        return isEnd
    }

    /// How much of the choice is here, 0…1; files count alike.
    func fraction(at chunk: FileChunk) -> Double {
        let part = chunk.byteCount > 0 ? Double(chunk.offset + chunk.data.count) / Double(chunk.byteCount) : 1
        return (Double(chunk.index) + part) / Double(chunk.count)
    }

    /// Ends the choice, and hands over the files that are whole as soon as they are written, with the first one that could not
    /// be kept. The window shows why it couldn't.
    func finish(_ take: @escaping @MainActor (_ files: [ReceivedFile], _ failure: FailedFile?) -> Void) {
        let (chosen, refused) = (files, failure)
        reset()
        store.whenWritten { [store] in
            let lost = chosen.lazy.compactMap { each in
                each.writing.failure.map { FailedFile(name: each.file.url.lastPathComponent, error: $0) }
            }
            let failure = refused ?? lost.first
            if let failure { store.news.tell(of: failure) }
            take(chosen.filter { $0.writing.failure == nil }.map(\.file), failure)
        }
    }

    private func keep(_ chunk: FileChunk) throws {
        if chunk.offset == 0 { try begin(chunk) }
        guard let open, open.offset == chunk.offset else {
            throw FileReceptionError.disordered(name: chunk.name, expected: open?.offset ?? 0, got: chunk.offset)
        }
        try store.append(chunk.data, to: open.file, named: chunk.name)
        self.open?.offset += chunk.data.count
        guard chunk.isLast else { return }
        close()
        files.append((ReceivedFile(url: open.file.url, name: chunk.name, mimeType: chunk.type), open.file))
    }

    private func begin(_ chunk: FileChunk) throws {
        close()
        // Each of a choice comes once, so there are never more than it may have.
        guard chunk.index >= files.count else { throw FileReceptionError.repeated(name: chunk.name) }
        open = (try store.begin(chunk.name, byteCount: chunk.byteCount), 0)
    }

    private func close() {
        open?.file.close()
        open = nil
    }

    private func reset() {
        close()
        files = []
        failedIndex = nil
        failure = nil
    }
}
