import JSONSyntax
import Testing

@testable import WebKit

@Suite("Batches of reports")
struct ReportBatchesTests {
    private func piece(_ batch: Int, _ number: Int, of count: Int, _ text: String) -> JSONValue {
        .object([
            "batch": .number(Double(batch)), "piece": .number(Double(number)), "count": .number(Double(count)),
            "text": .string(text),
        ])
    }

    @Test func `pieces are put together`() {
        var batches = ReportBatches()
        #expect(batches.take(piece(1, 0, of: 2, #"{"page": 3, "reports": [{"title": "T"#)) == nil)
        let batch = batches.take(piece(1, 1, of: 2, #"ea"}, {"loaded": true}]}"#))
        #expect(batch == .init(serial: 1, page: 3, reports: [.title("Tea"), .loaded]))
    }

    @Test func `a batch that comes again is confirmed again, and does nothing`() {
        var batches = ReportBatches()
        let whole = piece(4, 0, of: 1, #"{"page": 1, "reports": [{"loaded": true}]}"#)
        #expect(batches.take(whole)?.reports == [.loaded])
        #expect(batches.take(whole) == .init(serial: 4, page: 0, reports: []))
    }

    @Test func `a batch that begins anew is taken from its beginning`() {
        var batches = ReportBatches()
        #expect(batches.take(piece(1, 0, of: 2, "x")) == nil)
        #expect(batches.take(piece(1, 0, of: 2, #"{"page": 1,"#)) == nil)
        #expect(batches.take(piece(1, 1, of: 2, #""reports": [{"closed": true}]}"#))?.reports == [.closed])
    }

    @Test(arguments: [
        JSONValue.null, .object([:]), .object(["batch": .number(1)]), .object(["batch": .string("1")]),
        .object(["batch": .number(1), "piece": .number(5), "count": .number(2), "text": .string("")]),
        .object(["batch": .number(1e300), "piece": .number(0), "count": .number(1), "text": .string("")]),
        .object(["batch": .number(1), "piece": .number(-1), "count": .number(1), "text": .string("")]),
    ])
    func `what is no piece is left out`(value: JSONValue) {
        var batches = ReportBatches()
        #expect(batches.take(value) == nil)
    }

    @Test func `what is no JSON, too long or too much is confirmed, and reports no more than it may`() {
        var batches = ReportBatches()
        #expect(batches.take(piece(1, 0, of: 1, "{")) == .init(serial: 1, page: 0, reports: []))
        let part = String(repeating: " ", count: 1 << 19)
        for number in 0..<3 { #expect(batches.take(piece(2, number, of: 4, part)) == nil) }
        #expect(batches.take(piece(2, 3, of: 4, #"{"page": 1, "reports": [{"loaded": true}]}"#))?.reports == [])
        let many = Array(repeating: #"{"loaded": true}"#, count: 5000).joined(separator: ",")
        #expect(batches.take(piece(3, 0, of: 1, "{\"page\": 1, \"reports\": [\(many)]}"))?.reports.count == 512)
    }

    @Test func `a value as deep as may be comes through, deeper than a message is`() throws {
        var batches = ReportBatches()
        let depth = 30
        let body = String(repeating: #"{"list":["#, count: depth) + "1" + String(repeating: "]}", count: depth)
        let text = #"{"page": 1, "reports": [{"message": {"name": "tea", "serial": 1, "body": \#(body)}}]}"#
        let reports = try #require(batches.take(piece(1, 0, of: 1, text))?.reports)
        guard case .message(let message)? = reports.first else { throw CancellationError() }
        var value = message.body
        for _ in 0..<depth {
            guard case .list(let items) = value else { throw CancellationError() }
            value = items[0]
        }
        #expect(value == .number(1))
    }
}
