/// Which statements the server has prepared for a connection. To parse and plan the statement that keeps an event takes the server
/// longer than to run it, so a statement is prepared when it comes again.
struct PreparedStatements {
    /// How a statement is to be run.
    enum Use: Equatable {
        /// As it is: nobody knows whether it comes again.
        case once
        /// It has to be prepared by this name first.
        case unprepared(String)
        case prepared(String)
    }

    /// The same text with other types of parameters is another statement.
    private struct Key: Hashable {
        let sql: String
        let types: [UInt32]

        /// The same for the same statement in every process, because a pooler gives a server's connection, with the statements
        /// that somebody has prepared there, to one client after another. A name must never run another statement.
        var name: String {
            let types = types.flatMap { type in withUnsafeBytes(of: type.bigEndian) { [UInt8]($0) } }
            let digits = String(StableHash(of: Array(sql.utf8) + [0] + types).value, radix: 16)
            return "kissa_" + String(repeating: "0", count: 32 - digits.count) + digits
        }
    }

    private struct Statement {
        let name: String
        var isPrepared = false
    }

    /// How many are prepared. Some texts depend on the number of their values, so there may be more.
    static let countMax = 64
    private var known: [Key: Statement] = [:]

    mutating func use(_ sql: String, _ types: [UInt32]) -> Use {
        let key = Key(sql: sql, types: types)
        if let statement = known[key] {
            return statement.isPrepared ? .prepared(statement.name) : .unprepared(statement.name)
        }
        // Those that haven't come again make room.
        if known.count >= Self.countMax { known = known.filter { $1.isPrepared } }
        if known.count < Self.countMax { known[key] = Statement(name: key.name) }
        return .once
    }

    mutating func didPrepare(_ sql: String, _ types: [UInt32]) {
        known[Key(sql: sql, types: types)]?.isPrepared = true
    }
}
