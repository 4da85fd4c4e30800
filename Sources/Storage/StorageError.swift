import SQLite3

/// An error of a database, with its cause.
package enum StorageError: Error, Equatable, CustomStringConvertible {
    case cannotMakeFolder(path: String, reason: String)
    /// With SQLite's result code.
    case cannotOpen(path: String, code: Int32, reason: String)
    case failed(statement: String, code: Int32, reason: String)
    /// SQLite's check of the whole database found something.
    case damaged(path: String, reason: String)
    /// A server of PostgreSQL can't be reached, or doesn't answer.
    case away(reason: String)
    /// A server of PostgreSQL refused something, with its SQLSTATE.
    case refused(statement: String, state: String, reason: String)
    /// The database was written by a newer program, in a format that this one doesn't know.
    case newerEdition(Int, known: Int)
    /// `KISSA_STORE` can't be parsed. The error doesn't contain its text, which may be secret.
    case unreadableAddress
    /// The value is larger than `StorageLimits.valueBytesMax`.
    case valueIsTooLarge(key: String, bytes: Int)
    /// The key is longer than `StorageLimits.keyBytesMax`.
    case keyIsTooLong(bytes: Int)
    /// The owner already has `StorageLimits.keysMax` values, or `ownerBytesMax` bytes of them.
    case tooManyKeys(key: String)

    package var description: String {
        switch self {
        case .cannotMakeFolder(let path, let reason): "the folder \(path) can't be made: \(reason)"
        case .cannotOpen(let path, _, let reason): "the database \(path) can't be opened: \(reason)"
        case .failed(let statement, _, let reason): "\"\(statement)\" failed: \(reason)"
        case .damaged(let path, let reason): "the database \(path) is damaged: \(reason)"
        case .away(let reason): "the database's server is away: \(reason)"
        case .refused(let statement, let state, let reason): "\"\(statement)\" was refused (\(state)): \(reason)"
        case .newerEdition(let edition, let known):
            "a newer program has written the database (edition \(edition); this one knows \(known))"
        case .unreadableAddress: "KISSA_STORE should be postgresql://user@host:port/database"
        case .valueIsTooLarge(let key, let bytes):
            "the value for \"\(key)\" has \(bytes) bytes, more than the \(StorageLimits.valueBytesMax) that are kept"
        case .keyIsTooLong(let bytes):
            "a key has \(bytes) bytes, more than the \(StorageLimits.keyBytesMax) that are kept"
        case .tooManyKeys(let key):
            "there is no room for \"\(key)\": \(StorageLimits.keysMax) values are kept already, or \(StorageLimits.ownerBytesMax) bytes"
        }
    }
}

extension StorageError {
    /// Whether the database itself is broken, and not just temporarily out of reach.
    package var isDamage: Bool {
        switch self {
        case .damaged: true
        // Extended codes have the primary code in the lowest byte.
        case .cannotOpen(_, let code, _), .failed(_, let code, _):
            [SQLITE_CORRUPT, SQLITE_NOTADB].contains(code & 0xFF)
        default: false
        }
    }

    /// Whether waiting is pointless: the server can't be reached, or doesn't answer.
    var isAway: Bool { if case .away = self { true } else { false } }

    /// The reason where a server has let us wait in vain.
    static let noAnswer = "no answer in time"
    /// Whether somebody has waited for a server's answer in vain.
    var isUnanswered: Bool { if case .away(Self.noAnswer) = self { true } else { false } }

    /// Whether the server aborted the statement because of a conflict with another one, so that a repetition can succeed.
    var isConflict: Bool {
        // A serialization failure, and a deadlock.
        if case .refused(_, let state, _) = self, ["40001", "40P01"].contains(state) { return true }
        return isOfStatementName
    }

    /// Whether the server doesn't know the name of a prepared statement (26000), or knows another one by it (42P05).
    var isOfStatementName: Bool {
        if case .refused(_, let state, _) = self { ["26000", "42P05"].contains(state) } else { false }
    }

    /// Whether a statement is prepared by its name already.
    var isOfKnownName: Bool { if case .refused(_, "42P05", _) = self { true } else { false } }

    /// Whether the server's disk is full, or another of its resources is used up.
    var isOutOfRoom: Bool { if case .refused(_, let state, _) = self { state.hasPrefix("53") } else { false } }

    /// Whether another transaction has the row.
    var isLocked: Bool { if case .refused(_, "55P03", _) = self { true } else { false } }

    /// Whether a statement broke a rule of its table, such as that of unique values.
    package var isConstraint: Bool {
        if case .failed(_, let code, _) = self { code & 0xFF == SQLITE_CONSTRAINT } else { false }
    }

    /// Whether the value is to blame, so that it won't be accepted later either.
    var isRefusal: Bool {
        switch self {
        case .valueIsTooLarge, .keyIsTooLong, .tooManyKeys: true
        // PostgreSQL's error classes of invalid data, such as a text with a NUL, of broken constraints, and of exceeded limits.
        case .refused(_, let state, _): ["22", "23", "54"].contains(state.prefix(2))
        default: false
        }
    }

    /// Whether the failure has nothing to do with the values: the database is busy, full, read-only or out of reach.
    var isPassing: Bool {
        switch self {
        case .valueIsTooLarge, .keyIsTooLong, .tooManyKeys: false
        // SQLSTATE classes: invalid transaction state, rollback, insufficient resources, object in use, operator intervention,
        // system error.
        case .refused(_, let state, _): ["25", "40", "53", "55", "57", "58"].contains(state.prefix(2))
        case .failed(_, let code, _):
            ![SQLITE_ERROR, SQLITE_TOOBIG, SQLITE_CONSTRAINT, SQLITE_MISMATCH].contains(code & 0xFF)
        default: true
        }
    }
}
