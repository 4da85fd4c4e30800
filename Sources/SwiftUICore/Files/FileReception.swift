import DisplayList
import Foundation

/// Assembles chosen files from the parts in which they arrive. They are written on another thread, so that an upload
/// doesn't block the main actor.
@MainActor
final class FileReception {
    private let store: ReceivedFiles
    private var files: [(file: ReceivedFile, writing: GrowingFile)] = []
    private var open: (file: GrowingFile, offset: Int)?
    /// The index of the file that could not be kept; its other parts are discarded.
    private var failedIndex: Int?
    private var failure: FailedFile?

    /// A file that could not be kept, and why.
    struct FailedFile {
        let name: String
        let error: any Error
    }

    init(_ store: ReceivedFiles) { self.store = store }

    /// Takes a part; returns whether it was the last one of the last file.
    /// - Throws: `FileReceptionError`. Errors of the disk are reported by `finish`.
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

    /// The fraction that has arrived, 0…1; every file has the same weight.
    func fraction(at chunk: FileChunk) -> Double {
        let part = chunk.byteCount > 0 ? Double(chunk.offset + chunk.data.count) / Double(chunk.byteCount) : 1
        return (Double(chunk.index) + part) / Double(chunk.count)
    }

    /// Ends the reception. Once everything is written, passes on the complete files, and the first failure, which the
    /// window also shows.
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
        // Each index may come only once, which bounds the number of files.
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
