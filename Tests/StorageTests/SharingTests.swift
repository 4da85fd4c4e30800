import Foundation
import TestSupport
import Testing

@testable import Storage

/// Two stores on one file, and two processes.
@Suite("A database that several processes share") struct SharingTests {
    private func withFile(_ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sharing-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try body(folder.appendingPathComponent("storage.sqlite"))
    }

    private func open(_ file: URL) -> DurableStore { DurableStore(at: file, retrySeconds: 3600) { _ in } }

    @Test func `What another store writes is noticed once, and what it writes itself is not`() throws {
        try withFile { (file) throws in
            let (mine, other) = (open(file), open(file))
            // The first check always reports a change, because anything may have happened before.
            #expect(mine.wasChangedElsewhere() && !mine.wasChangedElsewhere())
            mine.set(Data([1]), forKey: "a", of: "me")
            #expect(!mine.wasChangedElsewhere())
            other.set(Data([2]), forKey: "a", of: "me")
            mine.set(Data([3]), forKey: "b", of: "me")
            #expect(mine.wasChangedElsewhere() && !mine.wasChangedElsewhere())
            let place = DurableStore.Place(owner: "me", key: "a")
            #expect(try #require(mine.kept(at: [place])) == [place: Data([2])])
            _ = other.commit(WindowMark(name: "w", visitor: "me", generation: 1, event: 1, state: nil), isDue: true)
            #expect(mine.wasChangedElsewhere())
            other.set(nil, forKey: "a", of: "me")
            #expect(mine.wasChangedElsewhere())
            #expect(try #require(mine.kept(at: [place])) == [place: nil])
        }
    }

    @Test func `Reading, and bringing the log into the file, are no changes`() throws {
        try withFile { (file) throws in
            let (mine, other) = (open(file), open(file))
            mine.set(Data([1]), forKey: "a", of: "me")
            _ = mine.wasChangedElsewhere()
            _ = other.bytes(forKey: "a", of: "me")
            LogCheckpoints(file).run()
            #expect(!mine.wasChangedElsewhere())
            mine.set(Data([2]), forKey: "a", of: "me")
            #expect(!mine.wasChangedElsewhere())
        }
    }

    @Test func `In trouble nothing is noticed, and afterwards what was missed is`() throws {
        try withFile { (file) throws in
            let (mine, other) = (open(file), open(file))
            _ = mine.wasChangedElsewhere()
            let lock = try Database(path: file.path)
            try lock.execute("BEGIN IMMEDIATE")
            mine.set(Data([1]), forKey: "a", of: "me")
            #expect(mine.trouble != nil && !mine.wasChangedElsewhere())
            try lock.execute("ROLLBACK")
            other.set(Data([2]), forKey: "b", of: "me")
            mine.retry()
            #expect(mine.trouble == nil && mine.wasChangedElsewhere())
        }
    }

    @Test func `What another process writes is noticed, and read`() throws {
        try withFile { (file) throws in
            let store = open(file)
            _ = store.wasChangedElsewhere()
            let place = DurableStore.Place(owner: "visitor", key: "count")
            for count in [1, 40] {
                let said = try numberSaidByAWriter(to: file.path, thatIsKilledAfter: count)
                #expect(store.wasChangedElsewhere() && !store.wasChangedElsewhere())
                let bytes = try #require(store.kept(at: [place])?[place] ?? nil)
                #expect([said, said + 1].contains(Int(String(decoding: bytes, as: UTF8.self))))
            }
        }
    }
}
