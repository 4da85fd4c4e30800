import Foundation
import Synchronization
import TestSupport
import Testing

@testable import BrowserHost

@Suite("Compressed bodies")
struct CompressedBodiesTests {
    /// An encoder that compresses to a tenth, and counts its calls.
    private final class Encoder: Sendable {
        let counts = Mutex((prompt: 0, thorough: 0))
        let gate = DispatchSemaphore(value: 0)

        func encode(_ data: Data, _ effort: ContentCoding.Effort, waits: Bool) -> Data? {
            if effort == .thorough, waits { gate.wait() }
            counts.withLock { counts in
                if effort == .prompt { counts.prompt += 1 } else { counts.thorough += 1 }
            }
            return Data(count: data.count / (effort == .prompt ? 10 : 20))
        }

        func bodies(keptBytesMax: Int, waits: Bool = false) -> CompressedBodies {
            CompressedBodies(keptBytesMax: keptBytesMax) { [self] _, data, effort in encode(data, effort, waits: waits)
            }
        }
    }

    private func ask(_ bodies: CompressedBodies, _ address: String, byteCount: Int = 10_000) -> Int {
        let file = Response(status: 200, contentType: "text/css", body: Data(count: byteCount))
        return bodies.compressed(file, address: address, acceptEncoding: "br").body.count
    }

    @Test(arguments: ContentCoding.allCases)
    func `a compressed body keeps no more memory than it has bytes`(coding: ContentCoding) throws {
        var random = SeededRandom(seed: 1)
        let letters = Data((0..<200_000).map { _ in UInt8.random(in: 97...104, using: &random) })
        let body = try #require(coding.encoded(letters, .prompt))
        #expect(body.count < 100_000)
        #expect(Self.room(of: body) < body.count + 10_000)
    }

    /// The allocated size. (The C function's header isn't in a module.)
    private static func room(of data: Data) -> Int {
        typealias Function = @convention(c) (UnsafeRawPointer?) -> Int
        let size = unsafeBitCast(dlsym(nil, "malloc_usable_size"), to: Function.self)
        return data.withUnsafeBytes { size($0.baseAddress) }
    }

    @Test func `what is asked for again and again stays, and what nobody asks for goes`() {
        let encoder = Encoder()
        // Room for about eight bodies of a thousand bytes.
        let bodies = encoder.bodies(keptBytesMax: 10_000, waits: true)
        for other in 0..<100 {
            for address in ["font", "style", "other \(other)"] { #expect(ask(bodies, address) == 1000) }
            #expect(bodies.keptByteCount <= 10_000)
        }
        #expect(encoder.counts.withLock(\.prompt) == 102)
        for _ in 0..<CompressedBodies.polishedAtOnceMax { encoder.gate.signal() }
    }

    @Test func `names of what can't be made shorter take room too`() {
        let bodies = CompressedBodies(keptBytesMax: 10_000) { _, data, _ in data }
        for place in 0..<1000 { #expect(ask(bodies, "noise \(place)") == 10_000) }
        #expect(bodies.keptByteCount <= 10_000)
    }

    @Test func `no more than a few wait for the thorough pass, each once`() async throws {
        let encoder = Encoder()
        let bodies = encoder.bodies(keptBytesMax: 10_000_000, waits: true)
        for _ in 0..<3 {
            for place in 0..<100 { _ = ask(bodies, "\(place)") }
        }
        for _ in 0..<200 { encoder.gate.signal() }
        while encoder.counts.withLock(\.thorough) < CompressedBodies.polishedAtOnceMax {
            try await Task.sleep(for: .milliseconds(5))
        }
        // The others get the compressed body with their next request.
        while ask(bodies, "99") != 500 { try await Task.sleep(for: .milliseconds(5)) }
        #expect(ask(bodies, "0") == 500)
        #expect(encoder.counts.withLock(\.thorough) == CompressedBodies.polishedAtOnceMax + 1)
        #expect(encoder.counts.withLock(\.prompt) == 100)
    }

    @Test func `several requests at once for one address compress it once`() async {
        let count = Mutex(0)
        let bodies = CompressedBodies { _, data, effort in
            if effort == .prompt {
                count.withLock { $0 += 1 }
                Thread.sleep(forTimeInterval: 0.2)
            }
            return data.prefix(100)
        }
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<6 {
                group.addTask {
                    await withCheckedContinuation { continuation in
                        let thread = Thread {
                            _ = ask(bodies, "page")
                            continuation.resume()
                        }
                        thread.start()
                    }
                }
            }
        }
        #expect(ask(bodies, "page") == 100)
        #expect(count.withLock(\.self) == 1)
    }
}
