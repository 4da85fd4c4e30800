import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Storage

/// Windows that outlive their process, with both backends.
@Suite struct WindowTests {
    private func mark(_ generation: Int, event: Int, state: Data? = nil) -> WindowMark {
        WindowMark(name: "w", visitor: "lisa", generation: generation, event: event, state: state)
    }

    private func claim(_ generation: Int) -> WindowClaim { WindowClaim(name: "w", generation: generation) }

    private func with(_ backend: TestBackend, _ body: (DurableStore, DurableStore) throws -> Void) throws {
        try backend.withPlace { _, place in
            try body(DurableStore(at: place) { _ in }, DurableStore(at: place) { _ in })
        }
    }

    @Test(arguments: TestBackend.allCases)
    func `Who takes a window over has its state and its last event, and another visitor doesn't`(
        _ backend: TestBackend
    ) throws {
        try with(backend) { first, second in
            first.gather(for: claim(1))
            first.set(Data([1]), forKey: "a", of: "lisa", by: claim(1))
            guard case .kept = first.commit(mark(1, event: 7, state: Data([9])), isDue: true) else {
                Issue.record("not kept")
                return
            }
            // A mark without a state keeps the stored state.
            guard case .kept = first.commit(mark(1, event: 8), isDue: true) else {
                Issue.record("not kept")
                return
            }
            guard case .unknown = second.takeWindow("w", of: "ken"), case .unknown = second.takeWindow("x", of: "lisa")
            else {
                Issue.record("taken")
                return
            }
            guard case .taken(let window) = second.takeWindow("w", of: "lisa") else {
                Issue.record("not taken")
                return
            }
            #expect(window == KeptWindow(generation: 2, event: 8, state: Data([9])))
            #expect(second.bytes(forKey: "a", of: "lisa") == Data([1]))
            let old = WindowClaim(name: "w", generation: 1), new = WindowClaim(name: "w", generation: 2)
            let unkept = WindowClaim(name: "never kept", generation: 1)
            #expect([old, new, unkept].map { first.isCurrent($0) } == [false, true, true])
            #expect(first.lost(among: [old, new, unkept]) == [old])
        }
    }

    @Test(arguments: TestBackend.allCases)
    func `What an owner of an older generation does is refused as a whole`(_ backend: TestBackend) throws {
        try with(backend) { first, second in
            first.gather(for: claim(1))
            first.set(Data([1]), forKey: "count", of: "lisa", by: claim(1))
            _ = first.commit(mark(1, event: 1), isDue: true)
            _ = second.takeWindow("w", of: "lisa")
            second.gather(for: claim(2))
            second.set(Data([2]), forKey: "count", of: "lisa", by: claim(2))
            _ = second.commit(mark(2, event: 2), isDue: true)
            first.gather(for: claim(1))
            first.set(Data([99]), forKey: "count", of: "lisa", by: claim(1))
            first.set(nil, forKey: "other", of: "lisa", by: claim(1))
            guard case .superseded = first.commit(mark(1, event: 2), isDue: true) else {
                Issue.record("taken from an owner that isn't one")
                return
            }
            #expect(second.bytes(forKey: "count", of: "lisa") == Data([2]))
            #expect(first.bytes(forKey: "count", of: "lisa") == Data([2]) && first.trouble == nil)
        }
    }

    @Test(arguments: TestBackend.allCases)
    func `Many values are kept with one mark, replaced and removed, and one without room stops no other`(
        _ backend: TestBackend
    ) throws {
        try with(backend) { store, other in
            store.gather(for: claim(1))
            for number in 0..<200 { store.set(Data([1]), forKey: "\(number)", of: "lisa", by: claim(1)) }
            _ = store.commit(mark(1, event: 1), isDue: true)
            store.gather(for: claim(1))
            store.set(Data([2]), forKey: "0", of: "lisa", by: claim(1))
            store.set(nil, forKey: "1", of: "lisa", by: claim(1))
            store.set(Data(count: StorageLimits.valueBytesMax + 1), forKey: "2", of: "lisa", by: claim(1))
            _ = store.commit(mark(1, event: 2), isDue: false)
            let kept = ["0", "1", "2", "199"].map { other.bytes(forKey: $0, of: "lisa") }
            #expect(kept == [Data([2]), nil, Data([1]), Data([1])])
        }
    }

    @Test(arguments: TestBackend.allCases)
    func `Of owners that write and take at once one has the window at each moment, and every number is counted once`(
        _ backend: TestBackend
    ) throws {
        try backend.withPlace { _, place in
            let stores = (0..<4).map { _ in DurableStore(at: place) { _ in } }
            _ = stores[0].commit(mark(1, event: 0), isDue: true)
            // Each store increments the count while it owns the window, and takes the window again when it has lost it.
            DispatchQueue.concurrentPerform(iterations: 4) { index in
                let store = stores[index]
                for _ in 0..<20 {
                    guard case .taken(let window) = store.takeWindow("w", of: "lisa") else { continue }
                    store.gather(for: claim(window.generation))
                    store.set(
                        Data("\(window.event + 1)".utf8), forKey: "count", of: "lisa", by: claim(window.generation))
                    _ = store.commit(mark(window.generation, event: window.event + 1), isDue: true)
                }
            }
            guard case .taken(let window) = stores[0].takeWindow("w", of: "lisa") else {
                Issue.record("not taken")
                return
            }
            let count = stores[0].bytes(forKey: "count", of: "lisa").map { String(decoding: $0, as: UTF8.self) }
            #expect(window.event > 0 && count == "\(window.event)" && window.generation == 82)
        }
    }

    @Test(arguments: TestBackend.allCases)
    func `Windows that nobody has used for long are gone, those of a process that goes on among them`(
        _ backend: TestBackend
    ) throws {
        try backend.withBackend { store in
            for name in ["closed", "open", "another's"] {
                let mark = WindowMark(name: name, visitor: "lisa", generation: 1, event: 0, state: Data())
                _ = try store.commit(.marked(mark), [], by: name == "another's" ? "another" : "me")
            }
            try TestBackend.ageWindows(of: store, seconds: 1000)
            try store.keepWindows(["open", "another's"], of: "me")
            #expect(try store.dropWindows(unusedForSeconds: 2000) == false)
            #expect(try store.generations(ofWindows: ["closed", "open"]).count == 2)
            #expect(try store.dropWindows(unusedForSeconds: 500) == false)
            #expect(try store.generations(ofWindows: ["closed", "open", "another's"]) == ["open": 1])
        }
    }

    @Test func `What was kept of a visitor who hasn't come for long is gone, and nobody else's`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("visitors-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try ByteStore(at: folder.appendingPathComponent("storage.sqlite"))
        for owner in ["lisa", "ken", "the app"] { try store.set(Data([1]), forKey: "a", of: owner) }
        for visitor in ["lisa", "ken"] {
            let mark = WindowMark(name: visitor, visitor: visitor, generation: 1, event: 0, state: nil)
            _ = try store.commit(.marked(mark), [], by: "me")
        }
        try TestBackend.ageWindows(of: store, seconds: 1000)
        try store.forgetVisitors(unseenForSeconds: 2000)
        // Both windows are dropped. One of the two visitors returns.
        while try store.dropWindows(unusedForSeconds: 500) {}
        let mark = WindowMark(name: "new", visitor: "ken", generation: 1, event: 0, state: nil)
        _ = try store.commit(.marked(mark), [], by: "me")
        try store.forgetVisitors(unseenForSeconds: 500)
        let kept = try ["lisa", "ken", "the app"].map { try store.bytes(forKey: "a", of: $0) }
        #expect(kept == [nil, Data([1]), Data([1])])
    }

    @Test func `All values of one visitor have a bound together`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bound-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try ByteStore(at: folder.appendingPathComponent("storage.sqlite"))
        let large = Data(count: StorageLimits.valueBytesMax)
        for number in 0..<64 { try store.set(large, forKey: "\(number)", of: "lisa") }
        #expect(throws: StorageError.tooManyKeys(key: "one more")) {
            try store.set(Data([1]), forKey: "one more", of: "lisa")
        }
        try store.set(large, forKey: "0", of: "lisa")
        try store.set(nil, forKey: "1", of: "lisa")
        try store.set(Data([1]), forKey: "one more", of: "lisa")
        try store.set(large, forKey: "0", of: "ken")
    }

    @Test func `Of more windows than a file keeps those of the visitor with most go, and nobody else's`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("windows-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try ByteStore(at: folder.appendingPathComponent("storage.sqlite"), windowCountMax: 100)
        func open(_ name: String, _ visitor: String) throws {
            let mark = WindowMark(name: name, visitor: visitor, generation: 1, event: 0, state: nil)
            _ = try store.commit(.marked(mark), [], by: "me")
        }
        let others = (0..<60).map { "\($0)" }
        for name in others { try open(name, "visitor \(name)") }
        // The others' are the least recently used.
        try TestBackend.ageWindows(of: store, seconds: 10)
        let many = (0..<700).map { "many \($0)" }
        for name in many { try open(name, "lisa") }
        while try store.dropWindows(unusedForSeconds: 1000) {}
        #expect(try store.generations(ofWindows: others).count == 60)
        #expect(try store.generations(ofWindows: many).count == 40)
    }

    @Test func `Of more windows than a file keeps those go that nobody has used for longest`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("windows-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = try ByteStore(at: folder.appendingPathComponent("storage.sqlite"), windowCountMax: 100)
        for number in 0..<700 {
            if number == 600 { try TestBackend.ageWindows(of: store, seconds: 10) }
            let mark = WindowMark(name: "\(number)", visitor: "lisa", generation: 1, event: 0, state: nil)
            _ = try store.commit(.marked(mark), [], by: "me")
        }
        while try store.dropWindows(unusedForSeconds: 1000) {}
        let left = try store.generations(ofWindows: (0..<700).map { "\($0)" })
        #expect(Set(left.keys) == Set((600..<700).map { "\($0)" }))
    }

    @Test(arguments: TestBackend.allCases)
    func `Old windows go in portions`(_ backend: TestBackend) throws {
        try backend.withBackend { store in
            for number in 0..<600 {
                let mark = WindowMark(name: "\(number)", visitor: "lisa", generation: 1, event: 0, state: nil)
                _ = try store.commit(.marked(mark), [], by: "me")
            }
            try TestBackend.ageWindows(of: store, seconds: 1000)
            #expect(try store.dropWindows(unusedForSeconds: 500))
            #expect(try store.generations(ofWindows: (0..<600).map { "\($0)" }).count == 100)
            #expect(try store.dropWindows(unusedForSeconds: 500) == false)
        }
    }

    @Test(arguments: TestBackend.allCases)
    func `An event sets no more new keys than there is room for`(_ backend: TestBackend) throws {
        try backend.withPlace { _, place in
            let log = Mutex<[String]>([])
            let store = DurableStore(at: place) { line in log.withLock { $0.append(line) } }
            store.gather(for: claim(1))
            for number in 0..<StorageLimits.keysMax - 1 {
                store.set(Data(), forKey: "\(number)", of: "lisa", by: claim(1))
            }
            _ = store.commit(mark(1, event: 1), isDue: true)
            store.gather(for: claim(1))
            for number in 0..<10 { store.set(Data([1]), forKey: "new \(number)", of: "lisa", by: claim(1)) }
            store.set(Data([2]), forKey: "0", of: "lisa", by: claim(1))
            _ = store.commit(mark(1, event: 2), isDue: true)
            let keys = (0..<10).map { "new \($0)" }
            #expect(store.values(forKeys: keys, of: "lisa")?.count == 1)
            #expect(store.values(forKeys: ["0"], of: "lisa") == ["0": Data([2])])
            #expect(log.withLock { $0.count } == 9 && store.trouble == nil)
        }
    }

    @Test(arguments: TestBackend.allCases)
    func `What a window sets outside of an event is dropped as soon as another process has the window`(
        _ backend: TestBackend
    ) throws {
        try with(backend) { first, second in
            let claim = WindowClaim(name: "w", generation: 1)
            // Before its first mark, no other process can have the window.
            first.set(Data([1]), forKey: "elapsed", of: "lisa", by: claim)
            _ = first.commit(mark(1, event: 0), isDue: true)
            first.set(Data([2]), forKey: "elapsed", of: "lisa", by: claim)
            #expect(second.bytes(forKey: "elapsed", of: "lisa") == Data([2]))
            _ = second.takeWindow("w", of: "lisa")
            #expect(!first.set(Data([3]), forKey: "elapsed", of: "lisa", by: claim))
            #expect(second.bytes(forKey: "elapsed", of: "lisa") == Data([2]) && first.trouble == nil)
        }
    }

    @Test(arguments: TestBackend.allCases)
    func `What another window sets during an event isn't kept by the event's window's right`(_ backend: TestBackend)
        throws
    {
        try with(backend) { first, second in
            let lost = WindowClaim(name: "lost", generation: 1)
            _ = first.commit(
                WindowMark(name: "lost", visitor: "lisa", generation: 1, event: 0, state: nil), isDue: true)
            _ = second.takeWindow("lost", of: "lisa")
            first.gather(for: claim(1))
            #expect(!first.set(Data([1]), forKey: "the lost one's", of: "lisa", by: lost))
            first.set(Data([1]), forKey: "its own", of: "lisa", by: claim(1))
            first.set(Data([1]), forKey: "nobody's", of: "lisa")
            #expect(second.bytes(forKey: "its own", of: "lisa") == nil)
            _ = first.commit(mark(1, event: 1), isDue: true)
            let kept = ["the lost one's", "its own", "nobody's"].map { second.bytes(forKey: $0, of: "lisa") }
            #expect(kept == [nil, Data([1]), Data([1])])
        }
    }

    @Test(arguments: TestBackend.allCases)
    func `Of two visitors' values under one key the one without room is told of`(_ backend: TestBackend) throws {
        try backend.withBackend { store in
            let full = (0..<StorageLimits.keysMax).map {
                PlacedValue(place: .init(owner: "full", key: "\($0)"), bytes: Data())
            }
            _ = try store.commit(.marked(mark(1, event: 1)), full, by: "me")
            let values = ["full", "other"].map { PlacedValue(place: .init(owner: $0, key: "new"), bytes: Data()) }
            #expect(try store.commit(.marked(mark(1, event: 2)), values, by: "me").refused == [values[0].place])
        }
    }

    // MARK: Trouble

    /// Runs a test with two processes' stores on one SQLite file, and a connection that keeps both from writing.
    private func withTrouble(_ body: (DurableStore, DurableStore, Database) throws -> Void) throws {
        try TestBackend.sqlite.withPlace { path, place in
            let stores = (0..<2).map { _ in DurableStore(at: place, retrySeconds: 3600) { _ in } }
            try body(stores[0], stores[1], try Database(path: path))
        }
    }

    @Test
    func
        `What waited in a process while its database was away isn't written over what the window's next owner has set`()
        throws
    {
        try withTrouble { first, second, holder in
            _ = first.commit(mark(1, event: 0), isDue: true)
            try holder.execute("BEGIN IMMEDIATE")
            first.gather(for: claim(1))
            first.set(Data([1]), forKey: "x", of: "lisa", by: claim(1))
            guard case .waits = first.commit(mark(1, event: 1), isDue: true) else {
                Issue.record("kept")
                return
            }
            first.set(Data([1]), forKey: "timer", of: "lisa", by: WindowClaim(name: "w", generation: 1))
            first.set(Data([1]), forKey: "nobody's", of: "lisa")
            try holder.execute("COMMIT")
            // The other process recovers first and takes over the window.
            _ = second.takeWindow("w", of: "lisa")
            second.gather(for: claim(2))
            second.set(Data([2]), forKey: "x", of: "lisa", by: claim(2))
            _ = second.commit(mark(2, event: 1), isDue: true)
            first.retry()
            #expect(first.trouble == nil)
            let kept = ["x", "timer", "nobody's"].map { second.bytes(forKey: $0, of: "lisa") }
            #expect(kept == [Data([2]), nil, Data([1])])
            #expect(first.bytes(forKey: "x", of: "lisa") == Data([2]))
        }
    }

    @Test func `What waited is written together with the mark of its event`() throws {
        try withTrouble { first, second, holder in
            _ = first.commit(mark(1, event: 0, state: Data([7])), isDue: true)
            try holder.execute("BEGIN IMMEDIATE")
            for event in 1...3 {
                first.gather(for: claim(1))
                first.set(Data([UInt8(event)]), forKey: "x", of: "lisa", by: claim(1))
                _ = first.commit(mark(1, event: event, state: event == 2 ? Data([8]) : nil), isDue: true)
            }
            try holder.execute("COMMIT")
            first.retry()
            guard case .taken(let window) = second.takeWindow("w", of: "lisa") else {
                Issue.record("not taken")
                return
            }
            #expect(window == KeptWindow(generation: 2, event: 3, state: Data([8])))
            #expect(second.bytes(forKey: "x", of: "lisa") == Data([3]))
        }
    }

    @Test func `What an event that goes on has set is written by no retry, and can be forgotten`() throws {
        try withTrouble { first, second, holder in
            try holder.execute("BEGIN IMMEDIATE")
            first.set(Data([1]), forKey: "before", of: "lisa")
            try holder.execute("COMMIT")
            first.gather(for: claim(1))
            first.set(Data([2]), forKey: "meanwhile", of: "lisa", by: claim(1))
            first.retry()
            #expect(first.trouble == nil && first.bytes(forKey: "meanwhile", of: "lisa") == Data([2]))
            #expect(second.bytes(forKey: "before", of: "lisa") == Data([1]))
            #expect(second.bytes(forKey: "meanwhile", of: "lisa") == nil)
            first.drop(claim(1))
            #expect(first.bytes(forKey: "meanwhile", of: "lisa") == nil)
        }
    }

    @Test func `In trouble a window that was lost takes only its own event's values with it`() throws {
        try withTrouble { first, second, holder in
            try holder.execute("BEGIN IMMEDIATE")
            first.set(Data([1]), forKey: "another window's", of: "ken")
            first.gather(for: claim(1))
            first.set(Data([2]), forKey: "lost", of: "lisa", by: claim(1))
            first.drop(claim(1))
            try holder.execute("COMMIT")
            first.retry()
            #expect(second.bytes(forKey: "another window's", of: "ken") == Data([1]))
            #expect(second.bytes(forKey: "lost", of: "lisa") == nil)
        }
    }
}
