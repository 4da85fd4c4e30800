import Foundation

// Strategies of swift-snapshot-testing for values that are no screens.

extension SnapshotStrategy where Format == String {
    /// What the value is called in words.
    public static var description: SnapshotStrategy {
        SnapshotStrategy(pathExtension: "txt", diffing: .lines) { String(describing: $0) }
    }

    /// All that is in the value, as `dump` prints it.
    public static var dump: SnapshotStrategy {
        SnapshotStrategy(pathExtension: "txt", diffing: .lines) { value in
            var words = ""
            Swift.dump(value, to: &words)
            return words
        }
    }
}

extension SnapshotStrategy where Value: Encodable, Format == String {
    /// The value as JSON, with its keys in order.
    public static var json: SnapshotStrategy {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return json(encoder)
    }

    /// The value as an encoder writes it.
    public static func json(_ encoder: JSONEncoder) -> SnapshotStrategy {
        SnapshotStrategy(pathExtension: "json", diffing: .lines) {
            String(decoding: try encoder.encode($0), as: UTF8.self)
        }
    }
}

extension SnapshotStrategy where Value == Data, Format == Data {
    /// Bytes.
    public static var data: SnapshotStrategy {
        let diffing = SnapshotDiffing<Data>(toData: { $0 }, fromData: { $0 }) { (recorded: Data, now: Data) in
            recorded == now
                ? nil : SnapshotDifference("\(now.count) bytes are not the \(recorded.count) that were recorded.")
        }
        return SnapshotStrategy(pathExtension: nil, diffing: diffing) { $0 }
    }
}
