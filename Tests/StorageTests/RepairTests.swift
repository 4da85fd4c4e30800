import Foundation
import TestSupport
import Testing

@testable import Storage

/// A database whose copy takes its place, and who comes meanwhile.
struct RepairTests {
    private let folder: TemporaryFolder
    private var file: URL { folder.url.appendingPathComponent("storage.sqlite") }

    init() throws { folder = try TemporaryFolder() }

    private func kept() throws -> Data? { try ByteStore(at: file).bytes(forKey: "a", of: "me") }

    /// Keeps a value, and copies the database.
    private func makeCopy() throws {
        let store = try ByteStore(at: file)
        try store.set(Data([1]), forKey: "a", of: "me")
        try DatabaseFiles(url: file).backUp()
    }

    private func lose() {
        for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + suffix) }
    }

    private var isThere: Bool {
        ["", "-wal", "-shm"].contains { FileManager.default.fileExists(atPath: file.path + $0) }
    }

    @Test func `A log that comes before the copy is in its place isn't replayed into it`() throws {
        try makeCopy()
        lose()
        // Somebody makes an empty one, whose log lies there as long as it is open.
        let empty = try ByteStore(at: file)
        try empty.set(Data([2]), forKey: "a", of: "me")
        #expect(DatabaseFiles(url: file).restore())
        #expect(try kept() == Data([1]))
        withExtendedLifetime(empty) {}
    }

    @Test func `Who tidies up waits until a database is repaired`() throws {
        let source = SQLiteSource(at: file) { _ in nil }, files = source.files, hasEnded = DispatchSemaphore(value: 0)
        try makeCopy()
        let isTooEarly = try files.exclusively { () throws(StorageError) in
            lose()
            DispatchQueue.global().async {
                try? source.forgetVisitors(unseenForSeconds: 1)
                hasEnded.signal()
            }
            let isTooEarly = hasEnded.wait(timeout: .now() + 0.5) == .success
            #expect(!isTooEarly && !isThere)
            #expect(files.restore())
            return isTooEarly
        }
        if !isTooEarly { hasEnded.wait() }
        #expect(try kept() == Data([1]))
    }

    @Test func `Who tidies up makes no database where one is missing, and its copy takes its place later`() throws {
        let source = SQLiteSource(at: file) { _ in nil }
        try makeCopy()
        lose()
        #expect(throws: StorageError.self) { try source.forgetVisitors(unseenForSeconds: 1) }
        #expect(!isThere)
        let store = DurableStore(at: file) { _ in }
        #expect(store.bytes(forKey: "a", of: "me") == Data([1]))
    }
}
