/// The levels of `Logger`'s methods, from the least to the most severe. Apple stores only five of them (`OSLogType`); a line
/// names the method that was called.
enum LogLevel: Int, Comparable, CaseIterable {
    case trace, debug, info, notice, warning, error, critical, fault

    init(_ type: OSLogType) {
        self =
            switch type {
            case .debug: .debug
            case .info: .info
            case .error: .error
            case .fault: .fault
            default: .notice
            }
    }

    /// The level with a name; `default` is Apple's other name for `notice`.
    init?(named name: some StringProtocol) {
        let name = name.lowercased()
        guard let level = LogLevel.allCases.first(where: { $0.name == name || (name == "default" && $0 == .notice) })
        else { return nil }
        self = level
    }

    var name: String { "\(self)" }

    static func < (lhs: LogLevel, rhs: LogLevel) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The source of a message.
struct LogSource: Hashable, Sendable {
    let subsystem: String
    let category: String

    var label: String {
        switch (subsystem.isEmpty, category.isEmpty) {
        case (true, true): ""
        case (true, false): category
        case (false, true): subsystem
        case (false, false): "\(subsystem):\(category)"
        }
    }
}
