import Foundation
import TestSupport
import Testing

@testable import Storage

/// Windows that outlive their process, in both backends.
@Suite struct WindowTests {
    private func mark(_ generation: Int, event: Int, state: Data? = nil) -> WindowMark {
        WindowMark(name: "w", visitor: "lisa", generation: generation, event: event, state: state)
    }

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
            first.gather()
            first.set(Data([1]), forKey: "a", of: "lisa")
            guard case .kept = first.commit(mark(1, event: 7, state: Data([9])), isDue: true) else {
                Issue.record("not kept")
                return
            }
            // A mark without a state leaves the state.
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
            #expect(first.isCurrent(1, ofWindow: "w") == false && second.isCurrent(2, ofWindow: "w") == true)
            #expect(first.isCurrent(1, ofWindow: "never kept") == true)
        }
    }

    @Test(arguments: TestBackend.allCases)
    func `What an owner of an older generation does is refused as a whole`(_ backend: TestBackend) throws {
        try with(backend) { first, second in
            first.gather()
            first.set(Data([1]), forKey: "count", of: "lisa")
            _ = first.commit(mark(1, event: 1), isDue: true)
            _ = second.takeWindow("w", of: "lisa")
            second.gather()
            second.set(Data([2]), forKey: "count", of: "lisa")
            _ = second.commit(mark(2, event: 2), isDue: true)
            first.gather()
            first.set(Data([99]), forKey: "count", of: "lisa")
            first.set(nil, forKey: "other", of: "lisa")
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
            store.gather()
            for number in 0..<200 { store.set(Data([1]), forKey: "\(number)", of: "lisa") }
            _ = store.commit(mark(1, event: 1), isDue: true)
            store.gather()
            store.set(Data([2]), forKey: "0", of: "lisa")
            store.set(nil, forKey: "1", of: "lisa")
            store.set(Data(count: StorageLimits.valueBytesMax + 1), forKey: "2", of: "lisa")
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
            // Each counts one on as long as the window is its own, and takes it again where it isn't.
            DispatchQueue.concurrentPerform(iterations: 4) { index in
                let store = stores[index]
                for _ in 0..<20 {
                    guard case .taken(let window) = store.takeWindow("w", of: "lisa") else { continue }
                    store.gather()
                    store.set(Data("\(window.event + 1)".utf8), forKey: "count", of: "lisa")
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
    func `Windows that nobody has used for long are gone`(_ backend: TestBackend) throws {
        try backend.withBackend { store in
            for (name, owner) in [("old", "dead"), ("alive", "me")] {
                let mark = WindowMark(name: name, visitor: "lisa", generation: 1, event: 0, state: Data())
                _ = try store.commit(mark, [], by: owner, atSeconds: 1000)
            }
            try store.keepWindows(of: "me", atSeconds: 2000, droppingOlderThan: 500)
            #expect(try store.generation(ofWindow: "old") == nil)
            #expect(try store.generation(ofWindow: "alive") == 1)
        }
    }
}
