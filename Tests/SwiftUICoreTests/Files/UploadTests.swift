import DisplayList
import Foundation
import Synchronization
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Room for uploads")
struct UploadTests {
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("uploads-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder)
    }

    private func names(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path)
    }

    @Test func `All windows of a visitor share a bound, and what goes with a window makes room`() throws {
        let budget = UploadBudget { nil }
        let windows = (0..<3).map { _ in ReceivedFiles(visitor: "me", budget: budget) }
        let other = ReceivedFiles(visitor: "you", budget: budget)
        defer { for window in windows + [other] { window.removeAll() } }
        let half = UploadBudget.byteCountPerVisitorMax / 2 - ReceivedFiles.overheadByteCount
        func bring(_ name: String, _ count: Int, to window: ReceivedFiles) throws {
            _ = try window.begin(name, byteCount: count)
            try window.take(count, for: name)
        }
        try bring("a", half, to: windows[0])
        try bring("b", half, to: windows[1])
        #expect(throws: FileReceptionError.noRoom(name: "c")) { try bring("c", 1, to: windows[2]) }
        try bring("d", half, to: other)
        windows[0].windowDidEnd()
        try bring("c", 1, to: windows[2])
    }

    @Test func `What is promised and never sent keeps nobody else out`() throws {
        let budget = UploadBudget { nil }
        let size = ReceivedFiles.byteCountMax - ReceivedFiles.overheadByteCount
        let idle = (0..<20).map { ReceivedFiles(visitor: "\($0)", budget: budget) }
        let other = ReceivedFiles(visitor: "you", budget: budget)
        defer { for window in idle + [other] { window.removeAll() } }
        for window in idle { _ = try window.begin("a", byteCount: size) }
        _ = try other.begin("b", byteCount: size)
        try other.take(size, for: "b")
        // Bytes beyond the announced size aren't accepted either.
        #expect(throws: FileReceptionError.full(name: "b", byteCountMax: ReceivedFiles.byteCountMax)) {
            try other.take(1, for: "b")
        }
    }

    @Test func `Visitors that are many share a bound too`() {
        let budget = UploadBudget { nil }
        let count = UploadBudget.byteCountMax / UploadBudget.byteCountPerVisitorMax
        for number in 0..<count { #expect(budget.take(UploadBudget.byteCountPerVisitorMax, of: "\(number)")) }
        #expect(!budget.take(1, of: "one more"))
        budget.giveBack(1, of: "0")
        #expect(budget.take(1, of: "one more"))
    }

    @Test func `A disk that is nearly full takes no more`() {
        let free = Mutex(UploadBudget.freeByteCountMin + 100)
        let budget = UploadBudget { free.withLock { $0 } }
        #expect(budget.take(60, of: "me") && !budget.hasRoom(for: 101, of: "you"))
        free.withLock { $0 -= 60 }
        #expect(!budget.take(41, of: "me") && budget.take(40, of: "you"))
        free.withLock { $0 -= 40 }
        #expect(!budget.take(1, of: "you"))
    }

    @Test func `What a process left that is gone is removed, and what another one has is not`() throws {
        try withFolder { folder in
            let own = try UploadFolder.make(in: folder)
            let left = folder.appendingPathComponent("kissa-uploads-left")
            try FileManager.default.createDirectory(at: left, withIntermediateDirectories: true)
            try Data().write(to: left.appendingPathComponent("owner"))
            let stranger = folder.appendingPathComponent("something-else")
            try FileManager.default.createDirectory(at: stranger, withIntermediateDirectories: true)
            // A folder that was just made may not have its lock yet.
            UploadFolder.removeAbandoned(in: folder)
            #expect(try names(in: folder).contains("kissa-uploads-left"))
            UploadFolder.removeAbandoned(in: folder, now: Date() + 3600)
            #expect(try Set(names(in: folder)) == [own.lastPathComponent, "something-else"])
        }
    }

    @Test func `Only the process's user may look into the folder`() throws {
        try withFolder { folder in
            let own = try UploadFolder.make(in: folder)
            let mode = try FileManager.default.attributesOfItem(atPath: own.path)[.posixPermissions] as? Int
            #expect(mode == 0o700)
        }
    }

    // MARK: Writing

    /// A writer that blocks until a test opens the gate, like a disk that doesn't respond.
    private final class Gate: Sendable {
        let writer = UploadWriter()
        private let semaphore = DispatchSemaphore(value: 0)
        init() { writer.add { [semaphore] in semaphore.wait() } }
        func open() { semaphore.signal() }
    }

    private func part(_ bytes: Data, of count: Int? = nil, at offset: Int = 0, index: Int = 0, among files: Int = 1)
        -> FileChunk
    {
        FileChunk(
            index: index, count: files, name: "\(index).txt", type: "text/plain", byteCount: count ?? bytes.count,
            offset: offset, data: bytes)
    }

    private func finish(_ reception: FileReception) async -> (files: [ReceivedFile], failure: (any Error)?) {
        await withCheckedContinuation { continuation in
            reception.finish { continuation.resume(returning: ($0, $1?.error)) }
        }
    }

    /// Waits until the main actor has processed the writer's results.
    private func settle(_ writer: UploadWriter) async {
        await withCheckedContinuation { continuation in writer.whenDone { continuation.resume() } }
    }

    @Test func `While the disk doesn't answer, the main actor goes on, and afterwards all is written in its order`()
        async throws
    {
        let gate = Gate(), store = ReceivedFiles(visitor: "me", budget: UploadBudget { nil }, writer: gate.writer)
        defer { store.removeAll() }
        let reception = FileReception(store)
        let bytes = Data((0..<1000).map { UInt8(truncatingIfNeeded: $0) })
        for offset in stride(from: 0, to: 1000, by: 100) {
            try reception.take(part(bytes[offset..<(offset + 100)], of: 1000, at: offset, among: 2))
        }
        try reception.take(part(Data([1]), index: 1, among: 2))
        gate.open()
        let (files, failure) = await finish(reception)
        #expect(try files.map { try Data(contentsOf: $0.url) } == [bytes, Data([1])] && failure == nil)
    }

    @Test func `A client is asked to wait while much waits for the disk, and hears when it may go on`() async throws {
        var caughtUp = 0
        let gate = Gate()
        let store = ReceivedFiles(visitor: "me", budget: UploadBudget { nil }, writer: gate.writer) { caughtUp += 1 }
        defer { store.removeAll() }
        let reception = FileReception(store), some = Data(count: 60 * 1024)
        var offset = 0
        while !store.isBehind {
            try reception.take(part(some, of: 100 << 20, at: offset))
            offset += some.count
        }
        #expect(offset > ReceivedFiles.waitingByteCountMax * 9 / 10 && offset < ReceivedFiles.waitingByteCountMax * 2)
        #expect(caughtUp == 0)
        gate.open()
        await settle(gate.writer)
        #expect(!store.isBehind && caughtUp == 1)
    }

    @Test func `Who doesn't wait loses the file, and nobody else does`() async throws {
        let gate = Gate(), budget = UploadBudget { nil }
        let windows = (0..<2).map { _ in ReceivedFiles(visitor: "me", budget: budget, writer: gate.writer) }
        let other = ReceivedFiles(visitor: "you", budget: budget, writer: gate.writer)
        defer { for window in windows + [other] { window.removeAll() } }
        let fast = windows.map(FileReception.init), some = Data(count: 60 * 1024)
        var offset = 0
        // All windows of a visitor share the limit.
        #expect(throws: FileReceptionError.tooFast(name: "0.txt")) {
            for number in 0..<10_000 {
                try fast[number % 2].take(part(some, of: 200 << 20, at: offset))
                if number % 2 == 1 { offset += some.count }
            }
        }
        #expect(2 * offset <= UploadBudget.queuedByteCountPerVisitorMax)
        let reception = FileReception(other)
        try reception.take(part(Data([1])))
        gate.open()
        #expect(await finish(reception).files.count == 1)
        await settle(gate.writer)
        // The queued bytes have been written, so there is room again.
        try fast[1].take(part(Data([2])))
        #expect(await finish(fast[1]).files.count == 1)
    }

    @Test func `What the disk refuses is missing from the choice, is gone from the disk, and is told of`() async throws
    {
        let news = UploadNews()
        let store = ReceivedFiles(visitor: "me", budget: UploadBudget { nil }, news: news)
        defer { store.removeAll() }
        let reception = FileReception(store)
        try reception.take(part(Data([1, 2]), of: 4, index: 0, among: 2))
        ReceivedFiles.finishWriting()
        // Its folder is removed, so no file can be created there.
        let second = try store.begin("other", byteCount: 1).url
        ReceivedFiles.finishWriting()
        let folder = second.deletingLastPathComponent().deletingLastPathComponent()
        try FileManager.default.removeItem(at: folder)
        try Data().write(to: folder)
        try reception.take(part(Data([3, 4]), of: 4, at: 2, index: 0, among: 2))
        try reception.take(part(Data([5]), index: 1, among: 2))
        let (files, failure) = await finish(reception)
        // The first file was already open, but is no longer in any folder.
        #expect(files.map(\.url.lastPathComponent) == ["0.txt"] && failure != nil)
        #expect(news.count == 1)
        #expect(news.text?.plainText(in: EnvironmentValues()) == "“1.txt” could not be kept.")
    }

    @Test func `A file that is too much for the window says so`() async throws {
        let news = UploadNews()
        let store = ReceivedFiles(visitor: "me", budget: UploadBudget { 0 }, news: news)
        let reception = FileReception(store)
        #expect(throws: FileReceptionError.noRoom(name: "0.txt")) { try reception.take(part(Data([1]))) }
        #expect(await finish(reception).files == [])
        #expect(news.text?.plainText(in: EnvironmentValues()) == "There is no room for “0.txt”.")
        news.end()
        #expect(news.text == nil)
    }

    @Test func `A window that ends while its files are written leaves none`() async throws {
        let gate = Gate(), store = ReceivedFiles(visitor: "me", budget: UploadBudget { nil }, writer: gate.writer)
        let reception = FileReception(store)
        try reception.take(part(Data([1])))
        let file = try store.begin("other", byteCount: 1)
        store.windowDidEnd()
        gate.open()
        await settle(gate.writer)
        let folder = file.url.deletingLastPathComponent().deletingLastPathComponent()
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }
}
