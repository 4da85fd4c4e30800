import Foundation
import Testing

@testable import Storage

/// Windows whose events are handled while another window's event isn't finished.
@Suite("What several windows set at once") struct GatheringTests {
    private func claim(_ name: String) -> WindowClaim { WindowClaim(name: name, generation: 1) }

    private func mark(_ name: String, _ event: Int) -> WindowMark {
        WindowMark(name: name, visitor: "lisa", generation: 1, event: event, state: nil)
    }

    private func with(
        _ backend: TestBackend, _ body: (_ store: DurableStore, _ kept: (String) -> Data?) -> Void
    ) throws {
        try backend.withPlace { _, place in
            let other = DurableStore(at: place) { _ in }
            body(DurableStore(at: place) { _ in }) { other.bytes(forKey: $0, of: "lisa") }
        }
    }

    @Test(arguments: TestBackend.allCases)
    func `Each window's values are kept with its own mark, and are known before`(_ backend: TestBackend) throws {
        try with(backend) { store, kept in
            store.gather(for: claim("a"))
            store.set(Data([1]), forKey: "one", of: "lisa", by: claim("a"))
            store.gather(for: claim("b"))
            store.set(Data([2]), forKey: "two", of: "lisa", by: claim("b"))
            store.set(Data([3]), forKey: "three", of: "lisa", by: claim("a"))
            // This value belongs to no window, so it isn't lost with one.
            store.set(Data([4]), forKey: "four", of: "lisa")
            #expect(["one", "two", "three"].allSatisfy { kept($0) == nil } && kept("four") == Data([4]))
            #expect(store.bytes(forKey: "one", of: "lisa") == Data([1]))
            _ = store.commit(mark("b", 1), isDue: true)
            #expect(kept("two") == Data([2]) && kept("one") == nil)
            _ = store.commit(mark("a", 1), isDue: true)
            #expect([kept("one"), kept("three")] == [Data([1]), Data([3])])
        }
    }

    @Test(arguments: TestBackend.allCases)
    func `The later value of a place remains, whichever window is kept first`(_ backend: TestBackend) throws {
        try with(backend) { store, kept in
            store.gather(for: claim("a"))
            store.set(Data([1]), forKey: "x", of: "lisa", by: claim("a"))
            store.set(Data([1]), forKey: "y", of: "lisa", by: claim("a"))
            store.gather(for: claim("b"))
            store.set(Data([2]), forKey: "x", of: "lisa", by: claim("b"))
            // Set outside an event.
            store.set(Data([3]), forKey: "y", of: "lisa", by: claim("c"))
            #expect(store.bytes(forKey: "x", of: "lisa") == Data([2]) && kept("y") == Data([3]))
            _ = store.commit(mark("b", 1), isDue: true)
            _ = store.commit(mark("a", 1), isDue: true)
            #expect(kept("x") == Data([2]) && kept("y") == Data([3]))
            #expect(store.bytes(forKey: "x", of: "lisa") == Data([2]))
        }
    }

    @Test(arguments: TestBackend.allCases, [false, true])
    func `A window that is dropped leaves what another one has set for the same place before`(
        _ backend: TestBackend, isKeptFirst: Bool
    ) throws {
        try with(backend) { store, kept in
            store.gather(for: claim("a"))
            store.set(Data([1]), forKey: "x", of: "lisa", by: claim("a"))
            store.gather(for: claim("b"))
            store.set(Data([2]), forKey: "x", of: "lisa", by: claim("b"))
            store.set(Data([5]), forKey: "nobody's", of: "lisa")
            #expect(store.bytes(forKey: "x", of: "lisa") == Data([2]))
            if isKeptFirst { _ = store.commit(mark("a", 1), isDue: true) }
            store.drop(claim("b"))
            #expect(store.bytes(forKey: "x", of: "lisa") == Data([1]))
            if !isKeptFirst { _ = store.commit(mark("a", 1), isDue: true) }
            #expect(kept("x") == Data([1]) && kept("nobody's") == Data([5]))
        }
    }

    @Test(arguments: TestBackend.allCases)
    func `A window that another process has leaves what others have set for the same place before`(
        _ backend: TestBackend
    ) throws {
        try backend.withPlace { _, place in
            let store = DurableStore(at: place) { _ in }, other = DurableStore(at: place) { _ in }
            store.gather(for: claim("b"))
            _ = store.commit(mark("b", 1), isDue: true)
            _ = other.takeWindow("b", of: "lisa")
            store.gather(for: claim("a"))
            store.set(Data([1]), forKey: "x", of: "lisa", by: claim("a"))
            store.set(Data([1]), forKey: "y", of: "lisa", by: claim("a"))
            store.gather(for: claim("b"))
            store.set(Data([2]), forKey: "x", of: "lisa", by: claim("b"))
            guard case .superseded = store.commit(mark("b", 2), isDue: true) else {
                Issue.record("taken from an owner that isn't one")
                return
            }
            // A value that it sets outside an event isn't stored either.
            #expect(!store.set(Data([2]), forKey: "y", of: "lisa", by: claim("b")))
            _ = store.commit(mark("a", 1), isDue: true)
            #expect(["x", "y"].map { other.bytes(forKey: $0, of: "lisa") } == [Data([1]), Data([1])])
        }
    }

    @Test(arguments: TestBackend.allCases)
    func `A window that is dropped takes its own values with it, and no others`(_ backend: TestBackend) throws {
        try with(backend) { store, kept in
            store.gather(for: claim("a"))
            store.set(Data([1]), forKey: "one", of: "lisa", by: claim("a"))
            store.gather(for: claim("b"))
            store.set(Data([2]), forKey: "two", of: "lisa", by: claim("b"))
            store.drop(claim("a"))
            _ = store.commit(mark("b", 1), isDue: true)
            #expect(kept("one") == nil && kept("two") == Data([2]))
            #expect(store.bytes(forKey: "one", of: "lisa") == nil)
        }
    }
}
