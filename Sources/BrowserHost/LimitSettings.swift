import DisplayList

/// Limits as text: `windowCountMax=512, messagesPerSecond=60`.
extension HostConfiguration.Limits {
    /// Why such a text is invalid.
    public enum SettingError: Error, Equatable, CustomStringConvertible {
        case unknown(String)
        case malformed(String)
        case outOfRange(String, value: String, maximum: String)

        /// The reason, as a message for the terminal.
        public var description: String {
            switch self {
            case .unknown(let name):
                "There is no limit \(name); there are \(HostConfiguration.Limits.names.joined(separator: ", "))"
            case .malformed(let text): "\"\(text)\" should be NAME=NUMBER"
            case .outOfRange(let name, let value, let maximum): "\(name) can't be \(value): it is \(maximum) at most"
            }
        }
    }

    private enum Member {
        case count(WritableKeyPath<HostConfiguration.Limits, Int>, maximum: Int = Int(Int32.max))
        case amount(WritableKeyPath<HostConfiguration.Limits, Double>)
    }

    /// The names of all limits, which are the property names.
    public static var names: [String] { members.map(\.name) }

    private static var members: [(name: String, member: Member)] {
        [
            ("messageBytesMax", .count(\.messageBytesMax, maximum: ClientMessage.byteCountMax)),
            ("outgoingBytesMax", .count(\.outgoingBytesMax)),
            ("messageBurst", .count(\.messageBurst)), ("messagesPerSecond", .amount(\.messagesPerSecond)),
            ("visitorBurst", .count(\.visitorBurst)),
            ("messagesPerSecondAndVisitor", .amount(\.messagesPerSecondAndVisitor)),
            ("addressBurst", .count(\.addressBurst)),
            ("messagesPerSecondAndAddress", .amount(\.messagesPerSecondAndAddress)),
            ("newcomerBurst", .count(\.newcomerBurst)),
            ("newcomersPerSecondAndAddress", .amount(\.newcomersPerSecondAndAddress)),
            ("requestBurst", .count(\.requestBurst)),
            ("requestsPerSecondAndAddress", .amount(\.requestsPerSecondAndAddress)),
            ("helloBytesMax", .count(\.helloBytesMax)), ("turnSeconds", .amount(\.turnSeconds)),
            ("unseenRenderSeconds", .amount(\.unseenRenderSeconds)),
            ("unreadBytesMax", .count(\.unreadBytesMax)), ("unsentBytesMax", .count(\.unsentBytesMax)),
            ("unsentBytesPerAddressMax", .count(\.unsentBytesPerAddressMax)),
            ("openFileCountMax", .count(\.openFileCountMax)), ("connectionCountMax", .count(\.connectionCountMax)),
            ("windowCountMax", .count(\.windowCountMax)),
            ("windowCountPerVisitorMax", .count(\.windowCountPerVisitorMax)),
            ("retentionSeconds", .amount(\.retentionSeconds)),
            ("detachedWindowCountMax", .count(\.detachedWindowCountMax)), ("pageSeconds", .amount(\.pageSeconds)),
            ("pageCountMax", .count(\.pageCountMax)), ("handshakeSeconds", .count(\.handshakeSeconds)),
            ("pingSeconds", .count(\.pingSeconds, maximum: 65_535)),
            ("hangUpSeconds", .count(\.hangUpSeconds, maximum: 65_535)),
            ("unacknowledgedFrameCountMax", .count(\.unacknowledgedFrameCountMax)),
        ]
    }

    /// Changes the limits that a text names, such as `windowCountMax=512, messagesPerSecond=60`.
    public mutating func set(_ text: String) throws(SettingError) {
        for part in text.split(separator: ",") {
            let sides = part.split(separator: "=", omittingEmptySubsequences: false).map { String($0).trimmed }
            guard sides.count == 2 else { throw .malformed(String(part).trimmed) }
            try set(sides[0], to: sides[1])
        }
    }

    private mutating func set(_ name: String, to value: String) throws(SettingError) {
        switch Self.members.first(where: { $0.name == name })?.member {
        case .count(let path, let maximum):
            guard let number = Int(value), number > 0, number <= maximum else {
                throw .outOfRange(name, value: value, maximum: "a whole number from 1, \(maximum)")
            }
            self[keyPath: path] = number
        case .amount(let path):
            guard let number = Double(value), number > 0, number <= 1e9 else {
                throw .outOfRange(name, value: value, maximum: "a positive number, 1000000000")
            }
            self[keyPath: path] = number
        case nil: throw .unknown(name)
        }
    }
}

extension String {
    fileprivate var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
