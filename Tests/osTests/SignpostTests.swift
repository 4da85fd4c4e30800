import Testing

@testable import os

@Suite("Signposts")
struct SignpostTests {
    private func written(filter: String = "trace", _ body: (OSSignposter) -> Void) throws -> [String] {
        try lines(filter: filter) { destination in
            body(OSSignposter(logger: Logger(subsystem: "s", category: "c", destination: destination)))
        }.map { $0.split(separator: " ").dropFirst(2).joined(separator: " ") }
    }

    @Test func `an interval is a line at its begin and one at its end, which says how long it was`() throws {
        let lines = try written { poster in
            let state = poster.beginInterval("Brew")
            poster.endInterval("Brew", state)
        }
        #expect(lines.first == "debug s:c begin Brew")
        #expect(lines.last?.wholeMatch(of: #/debug s:c end Brew after \d+\.\d{3} ms/#) != nil)
    }

    @Test func `an interval ends once`() throws {
        let lines = try written { poster in
            let state = poster.beginInterval("Brew")
            poster.endInterval("Brew", state)
            poster.endInterval("Brew", state)
        }
        #expect(lines.count == 2)
    }

    @Test func `identifiers and messages are written, and tell intervals apart`() throws {
        var ids: [OSSignpostID] = []
        let lines = try written { poster in
            ids = [poster.makeSignpostID(), poster.makeSignpostID()]
            poster.emitEvent("Pour", id: ids[0], "\(3) cups")
        }
        #expect(ids[0] != ids[1])
        #expect(lines == ["debug s:c event Pour [\(ids[0].rawValue)]: 3 cups"])
    }

    @Test func `a closure's value and its error come through the interval around it`() throws {
        struct Spilt: Error {}
        let lines = try written { poster in
            #expect(poster.withIntervalSignpost("Brew") { 7 } == 7)
            #expect(throws: Spilt.self) { try poster.withIntervalSignpost("Brew") { throw Spilt() } }
        }
        #expect(lines.count == 4)
    }

    @Test func `nothing is written, and no message made, unless debugging is asked for`() throws {
        let lines = try written(filter: "info") { poster in
            #expect(!poster.isEnabled)
            func message() -> SignpostMetadata {
                Issue.record("A message was made that nobody reads")
                return "x"
            }
            poster.emitEvent("Pour", message())
        }
        #expect(lines.isEmpty)
        #expect(!OSSignposter.disabled.isEnabled)
    }

    @Test func `the older function writes the same lines`() throws {
        let written = try lines { destination in
            let log = OSLog(Logger(subsystem: "s", category: "c", destination: destination))
            os_signpost(.begin, log: log, name: "Brew")
            os_signpost(.event, log: log, name: "Pour", "%d cups", 2)
        }
        #expect(written.first?.hasSuffix("debug s:c begin Brew") == true)
        #expect(written.last?.hasSuffix("debug s:c event Pour: 2 cups") == true)
    }
}
