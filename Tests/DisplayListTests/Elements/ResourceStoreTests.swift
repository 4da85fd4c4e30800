import DisplayList
import Foundation
import Testing

/// How long bytes are available at their paths.
@Suite struct ResourceStoreTests {
    private func hold(_ text: String, in store: ResourceStore) -> ResourcePath {
        store.hold(Data(text.utf8), contentType: "text/plain", pathExtension: "txt")
    }

    /// A path with the same text, which doesn't retain the resource.
    private func bare(_ path: ResourcePath) -> ResourcePath { ResourcePath(path.path) }

    private func text(_ path: ResourcePath, in store: ResourceStore) throws -> String? {
        try store.resource(at: path).map { String(decoding: try $0.load(), as: UTF8.self) }
    }

    @Test
    func `a file is read when it is asked for, and known as one`() throws {
        let store = ResourceStore()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("kissa-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let path = ResourcePath("/resources/a.txt")
        store.register(path, contentType: "text/plain", file: file)
        #expect(store.resource(at: path)?.file == file)
        #expect(throws: (any Error).self) { try text(path, in: store) }
        try Data("here".utf8).write(to: file)
        #expect(try text(path, in: store) == "here")
    }

    @Test
    func `a thousand pictures that nobody keeps leave a bounded number behind`() {
        let store = ResourceStore(releasedBytesMax: 1 << 20, releasedCountMax: 8)
        for number in 0..<1000 { _ = hold("\(number)", in: store) }
        #expect(store.heldCount == 8)
    }

    @Test
    func `what was let go of is bounded in bytes, too, but its last one stays`() throws {
        let store = ResourceStore(releasedBytesMax: 25, releasedCountMax: 100)
        for number in 0..<9 { _ = hold("0123456789\(number)", in: store) }
        #expect(store.heldCount == 2)
        let long = bare(hold(String(repeating: "x", count: 100), in: store))
        #expect(try text(long, in: store)?.count == 100 && store.heldCount == 1)
    }

    @Test
    func `what somebody has stays, whatever comes and goes`() throws {
        let store = ResourceStore(releasedBytesMax: 100, releasedCountMax: 4)
        var kept: [ResourcePath] = (0..<20).map { hold("kept \($0)", in: store) }
        for number in 0..<100 { _ = hold("\(number)", in: store) }
        for (number, path) in kept.enumerated() { #expect(try text(path, in: store) == "kept \(number)") }
        let paths = kept.map(bare)
        kept = []
        #expect(store.heldCount == 4)
        #expect(paths.filter { store.resource(at: $0) != nil }.count == 4)
    }

    @Test
    func `the same bytes are one resource, which stays while any that had it is left`() throws {
        let store = ResourceStore(releasedBytesMax: 100, releasedCountMax: 1)
        var first: ResourcePath? = hold("same", in: store)
        let second = hold("same", in: store)
        #expect(first == second && Set([first, second]).count == 1)
        first = nil
        for number in 0..<10 { _ = hold("\(number)", in: store) }
        #expect(try text(second, in: store) == "same")
        withExtendedLifetime(second) {}
    }

    @Test
    func `a picture that was let go of is there again when it is made again`() throws {
        let store = ResourceStore(releasedBytesMax: 100, releasedCountMax: 2)
        let path = bare(hold("again", in: store))
        // Just released: it must not be among those that are evicted.
        var held: ResourcePath? = hold("again", in: store)
        for number in 0..<10 { _ = hold("\(number)", in: store) }
        #expect(try text(path, in: store) == "again")
        withExtendedLifetime(held) {}
        held = nil
        for number in 0..<10 { _ = hold("\(number)", in: store) }
        #expect(store.resource(at: path) == nil)
        let later = hold("again", in: store)
        #expect(try text(path, in: store) == "again")
        withExtendedLifetime(later) {}
    }

    @Test
    func `what is registered may have the last path of another without any harm`() {
        let store = ResourceStore(releasedBytesMax: 100, releasedCountMax: 1)
        let address = ResourcePath("/resources/registered")
        func register() {
            let path = hold("inner", in: store)
            store.register(address, contentType: "text/plain") { Data(path.path.utf8) }
        }
        register()
        register()
        store.remove(address)
        #expect(store.resource(at: address) == nil && store.heldCount == 1)
    }

    @Test
    func `many threads may hold and let go of the same bytes`() {
        let store = ResourceStore(releasedBytesMax: 100, releasedCountMax: 3)
        DispatchQueue.concurrentPerform(iterations: 200) { number in
            let path = hold("\(number % 5)", in: store)
            #expect(store.resource(at: path) != nil)
            withExtendedLifetime(path) {}
        }
        #expect(store.heldCount == 3)
    }
}
