import CoreTransferable
import DisplayList
import Foundation

/// A file that a window has received from its user: a copy on this machine.
package struct ReceivedFile: Equatable, Sendable {
    package let url: URL
    package let contentType: UTType

    package init(url: URL, contentType: UTType?) {
        self.url = url
        self.contentType = contentType ?? .data
    }

    init(url: URL, name: String, mimeType: String) {
        // Dropped text has no file name, and a browser's text is always Unicode.
        let type = mimeType == "text/plain" ? .utf8PlainText : UTType(mimeType: mimeType)
        self.init(url: url, contentType: type ?? UTType(filenameExtension: (name as NSString).pathExtension))
    }
}

/// The files that a window has received. They are removed with the window.
@MainActor
package final class ReceivedFiles: WindowService {
    /// The maximum for all files of a window together, in bytes; beyond it, `FileReceptionError.full` is thrown.
    static let byteCountMax = 1 << 30
    /// The number of bytes that are counted for each file besides its contents; otherwise the number of empty files
    /// would be unlimited.
    static let overheadByteCount = 1 << 16
    /// The maximum length of a file name, in bytes. File systems allow 255.
    private static let nameByteCountMax = 240

    /// The number of this window's unwritten bytes above which its client has to wait: a quarter of what a well-behaved
    /// client sends in a second.
    static let waitingByteCountMax = 1 << 20

    /// The overhead of an unwritten part, in bytes.
    private static let partByteCount = 1 << 10

    private let folder = UploadFolder.placeForWindow()
    private var byteCount = 0
    private var waitingByteCount = 0
    private var fileCount = 0
    /// What each file counts.
    private var shares: [URL: Int] = [:]
    /// Whether the window has ended: nothing is kept any more, for nobody would remove it.
    private var isOver = false
    private let visitor: String
    private let budget: UploadBudget
    private let writer: UploadWriter
    private let caughtUp: () -> Void
    /// Shows the window's user which files could not be kept.
    let news: UploadNews

    init(
        visitor: String, budget: UploadBudget, writer: UploadWriter = .shared, news: UploadNews = UploadNews(),
        caughtUp: @escaping () -> Void = {}
    ) {
        (self.visitor, self.budget, self.writer, self.caughtUp) = (visitor, budget, writer, caughtUp)
        self.news = news
    }

    package convenience init() { self.init(visitor: "", budget: UploadBudget()) }

    package convenience init(graph: ViewGraph) {
        self.init(visitor: graph.windowEnvironment.visitor, budget: .shared, news: graph.uploadNews) { [weak graph] in
            graph?.needsRender()
        }
        isOver = !graph.isLiving
    }

    /// Whether so many bytes are unwritten that the client has to wait (back-pressure).
    package var isBehind: Bool { waitingByteCount > Self.waitingByteCountMax }

    /// Reserves a URL for another file of that name and size; throws if there is no room.
    private func place(_ name: String, byteCount: Int) throws -> URL {
        let share = byteCount + Self.overheadByteCount
        guard share <= Self.byteCountMax - self.byteCount else {
            throw FileReceptionError.full(name: name, byteCountMax: Self.byteCountMax)
        }
        guard budget.hasRoom(for: share, of: visitor) else { throw FileReceptionError.noRoom(name: name) }
        try take(Self.overheadByteCount, for: name)
        fileCount += 1
        let url = folder.appendingPathComponent(String(fileCount)).appendingPathComponent(Self.safe(name))
        shares[url] = Self.overheadByteCount
        return url
    }

    private nonisolated static func makeFolder(of file: URL) throws {
        try UploadFolder.prepare()
        try UploadFolder.makeFolder(file.deletingLastPathComponent())
    }

    /// Begins another file of that name and size.
    func begin(_ name: String, byteCount: Int) throws -> GrowingFile {
        let url = try place(name, byteCount: byteCount)
        return GrowingFile(at: url, by: writer) { try Self.makeFolder(of: url) }
    }

    /// Queues bytes to be appended to a file.
    func append(_ data: Data, to file: GrowingFile, named name: String) throws {
        let size = data.count + Self.partByteCount
        guard budget.queue(size, of: visitor) else { throw FileReceptionError.tooFast(name: name) }
        do { try take(data.count, for: name, at: file.url) } catch {
            budget.dequeue(size, of: visitor)
            throw error
        }
        waitingByteCount += size
        file.append(data)
        writer.whenDone { self.wrote(size) }
    }

    /// Keeps whole files: all of them or, where one can't be, none.
    /// - Throws: `FileReceptionError`, what the disk has against it, and `CancellationError` where the window ends meanwhile.
    func keep(_ files: [(data: Data, name: String)]) async throws -> [URL] {
        var urls: [URL] = []
        do {
            for file in files { urls.append(try await keep(file.data, as: file.name)) }
        } catch {
            remove(urls)
            throw error
        }
        return urls
    }

    private func keep(_ data: Data, as name: String) async throws -> URL {
        let file = try begin(name, byteCount: data.count)
        do {
            // An app's own document is in memory anyway.
            try take(data.count, for: name, at: file.url)
            file.append(data)
            file.close()
            await withCheckedContinuation { continuation in whenWritten { continuation.resume() } }
            if let failure = file.failure { throw failure }
            guard !isOver else { throw CancellationError() }
        } catch {
            remove([file.url])
            throw error
        }
        return file.url
    }

    /// Deletes files that no view accepts. The window shows a notice.
    func refuse(_ files: [ReceivedFile]) {
        guard let first = files.first else { return }
        news.tell(ofUnwanted: first)
        remove(files.map(\.url))
    }

    /// Removes files that nobody has a use for, and gives their room back.
    private func remove(_ urls: [URL]) {
        for url in urls {
            guard let share = shares.removeValue(forKey: url) else { continue }
            byteCount -= share
            budget.giveBack(share, of: visitor)
            writer.add { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
        }
    }

    /// Does something when everything that was given so far is written.
    func whenWritten(_ work: @escaping @MainActor @Sendable () -> Void) { writer.whenDone(work) }

    private func wrote(_ count: Int) {
        let wasBehind = isBehind
        waitingByteCount -= count
        budget.dequeue(count, of: visitor)
        if wasBehind, !isBehind { caughtUp() }
    }

    private func take(_ count: Int, for name: String, at url: URL) throws {
        try take(count, for: name)
        shares[url, default: 0] += count
    }

    /// Takes room for bytes of a file that are about to be written.
    func take(_ count: Int, for name: String) throws {
        guard !isOver else { throw CancellationError() }
        guard count <= Self.byteCountMax - byteCount else {
            throw FileReceptionError.full(name: name, byteCountMax: Self.byteCountMax)
        }
        guard budget.take(count, of: visitor) else { throw FileReceptionError.noRoom(name: name) }
        byteCount += count
    }

    package func windowDidEnd() {
        isOver = true
        removeAll()
    }

    /// Waits until all received files are written, and those of ended windows are removed.
    package nonisolated static func finishWriting() { UploadWriter.shared.finish() }

    /// Removes the files once all queued writes are done.
    func removeAll() {
        if fileCount > 0 { writer.add { [folder] in try? FileManager.default.removeItem(at: folder) } }
        budget.giveBack(byteCount, of: visitor)
        byteCount = 0
        shares = [:]
    }

    /// Sanitizes a file name from outside, so that it can't lead to another folder.
    static func safe(_ name: String) -> String {
        var scalars = name.unicodeScalars.filter { $0 != "/" && $0.value >= 32 }[...]
        // Shortens the name at its beginning, to keep the extension.
        while scalars.first == "." || String(scalars).utf8.count > nameByteCountMax { scalars.removeFirst() }
        return scalars.isEmpty ? "File" : String(scalars)
    }
}

extension ViewGraph {
    var receivedFiles: ReceivedFiles { service() }
}

/// Why a file could not be received.
package enum FileReceptionError: Error, Equatable, CustomStringConvertible {
    case full(name: String, byteCountMax: Int)
    /// The visitor's limit or the limit of all visitors together is reached, or the disk is nearly full.
    case noRoom(name: String)
    /// The file's parts arrived out of order.
    case disordered(name: String, expected: Int, got: Int)
    /// More bytes are unwritten than a client that waits for acknowledgements would have sent.
    case tooFast(name: String)
    /// The file has already been received.
    case repeated(name: String)
    /// The view that received the file was removed before it was written.
    case unwanted(name: String)

    package var description: String {
        switch self {
        case .full(let name, let maximum): "\(name) is too much for this window, which keeps \(maximum) bytes"
        case .noRoom(let name): "there is no room for \(name) now"
        case .tooFast(let name): "\(name) came faster than it could be written"
        case .disordered(let name, let expected, let got): "\(name) went on at byte \(got) rather than \(expected)"
        case .repeated(let name): "\(name) came once more"
        case .unwanted(let name): "\(name) was given to a view that is gone, or takes no such files"
        }
    }
}
