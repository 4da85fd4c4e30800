import Foundation
import JSONSyntax

/// Puts together what the client module reports. It sends its reports in batches, as JSON text in pieces that fit into a message,
/// and sends the next batch when it has received this one's serial as the part `heard`. Until then it may send the batch again.
struct ReportBatches {
    /// Reports about one page.
    struct Batch: Equatable {
        let serial: Int
        let page: Int
        /// Empty for a batch that was already received.
        let reports: [PageReport]
    }

    /// The most bytes of a batch.
    static let byteCountMax = 1 << 20
    /// The most reports of a batch.
    private static let countMax = 512
    private static let limits = JSONLimits(depth: 2 * JavaScriptValue.depthMax + 16, valueCount: 100_000)

    private var serial = 0
    private var text: [UInt8] = []
    private var nextPiece = 0
    private var lastSerial: Int?

    /// Takes a piece: `batch`, `piece` (its number, from 0), `count` (of pieces) and `text`.
    /// - Returns: The batch, if it is complete.
    mutating func take(_ value: JSONValue) -> Batch? {
        guard let serial = value["batch"]?.integer, let piece = value["piece"]?.integer,
            let count = value["count"]?.integer, let text = value["text"]?.string, piece < count
        else { return nil }
        if piece == 0 { (self.serial, self.text, nextPiece) = (serial, [], 0) }
        guard serial == self.serial, piece == nextPiece else { return nil }
        nextPiece += 1
        if self.text.count <= Self.byteCountMax { self.text += Array(text.utf8) }
        return nextPiece == count ? completed() : nil
    }

    private mutating func completed() -> Batch {
        defer { (text, lastSerial) = ([], serial) }
        guard serial != lastSerial, text.count <= Self.byteCountMax,
            let json = try? JSONParser<JSONValue>.parse(text, within: Self.limits)
        else { return Batch(serial: serial, page: 0, reports: []) }
        let reports = (json["reports"]?.array ?? []).prefix(Self.countMax).flatMap(PageReport.reports(in:))
        return Batch(serial: serial, page: json["page"]?.integer ?? 0, reports: reports)
    }
}
