import CoreTransferable
import DisplayList
import Foundation

/// A file that a person gave to a window: a copy of it on this machine.
package struct ReceivedFile: Equatable, Sendable {
    package let url: URL
    package let contentType: UTType

    package init(url: URL, contentType: UTType?) {
        self.url = url
        self.contentType = contentType ?? .data
    }

    init(url: URL, name: String, mimeType: String) {
        // Words that are dropped have no name, and a browser's words are Unicode.
        let type = mimeType == "text/plain" ? .utf8PlainText : UTType(mimeType: mimeType)
        self.init(url: url, contentType: type ?? UTType(filenameExtension: (name as NSString).pathExtension))
    }
}

/// The files that a window was given. They go with the window.
@MainActor
package final class ReceivedFiles: WindowService {
    /// In bytes, of all files together: who fills a window's share is told so.
    static let byteCountMax = 1 << 30
    /// What a file counts besides its bytes, or one could bring empty files for ever.
    static let overheadByteCount = 1 << 16
    /// What a file system takes for a name has 255.
    private static let nameByteCountMax = 240

    /// What waits to be written, of this window, when its client is kept waiting: a quarter of what an honest one sends in a second.
    static let waitingByteCountMax = 1 << 20

    /// What a part takes while it waits, besides its bytes.
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
    /// Tells the window's person of what could not be kept.
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

    /// Whether so much waits for the disk that the client had better wait, too.
    package var isBehind: Bool { waitingByteCount > Self.waitingByteCountMax }

    /// A place for another file of that name and size, for which there is room now.
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

    /// Has bytes written behind those of a file that are there, or on their way.
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

    /// Nobody takes these files: the window says so, and they go.
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

    /// Waits until everything that windows were given is written, or removed again where they have ended.
    package nonisolated static func finishWriting() { UploadWriter.shared.finish() }

    /// The files go when what was to be written to them is written.
    func removeAll() {
        if fileCount > 0 { writer.add { [folder] in try? FileManager.default.removeItem(at: folder) } }
        budget.giveBack(byteCount, of: visitor)
        byteCount = 0
        shares = [:]
    }

    /// A name from elsewhere never names another folder.
    static func safe(_ name: String) -> String {
        var scalars = name.unicodeScalars.filter { $0 != "/" && $0.value >= 32 }[...]
        // The end stays, which says what kind of file it is.
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
    /// The visitor, or all visitors together, have brought as much as is kept, or the disk is nearly full.
    case noRoom(name: String)
    /// Its parts came in another order than that of the file.
    case disordered(name: String, expected: Int, got: Int)
    /// More waits for the disk already than a client sends that waits for its receipts.
    case tooFast(name: String)
    /// It is one of those that came before.
    case repeated(name: String)
    /// The view that it was given to was gone before it was written, or takes no such files.
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
