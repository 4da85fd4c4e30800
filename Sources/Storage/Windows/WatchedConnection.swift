import SQLite3

/// A connection of the app's, and what SQLite tells of it.
struct WatchedConnection {
    let pointer: OpaquePointer

    /// Tells it from others that are open.
    var key: UInt { UInt(bitPattern: pointer) }

    /// How many rows it has changed. Those count, too, whose changes were taken back.
    var changeCount: Int32 { sqlite3_total_changes(pointer) }
    var isInTransaction: Bool { sqlite3_get_autocommit(pointer) == 0 }

    /// The names of its databases, without the temporary one until there is something in it.
    var schemas: [String] {
        var names: [String] = []
        while let name = sqlite3_db_name(pointer, Int32(names.count)) { names.append(String(cString: name)) }
        return names.filter { version(of: $0) != nil }
    }

    /// Nil for a database in memory, and for one that goes with the connection.
    func path(of schema: String) -> String? {
        guard let name = sqlite3_db_filename(pointer, schema), name.pointee != 0 else { return nil }
        return String(cString: name)
    }

    /// Whether the transaction writes a database, so that nobody else does.
    func isWriting(_ schema: String) -> Bool { sqlite3_txn_state(pointer, schema) == SQLITE_TXN_WRITE }

    /// Whether statements that would change a database fail.
    var onlyReads: Bool {
        get {
            var statement: OpaquePointer?
            defer { sqlite3_finalize(statement) }
            return sqlite3_prepare_v2(pointer, "PRAGMA query_only", -1, &statement, nil) == SQLITE_OK
                && sqlite3_step(statement) == SQLITE_ROW && sqlite3_column_int(statement, 0) != 0
        }
        nonmutating set { sqlite3_exec(pointer, "PRAGMA query_only = \(newValue ? 1 : 0)", nil, nil, nil) }
    }

    /// A number that is another one when this connection has written a database; nil where that can't be told now.
    ///
    /// SQLite has two numbers for what a database holds. Both change by what others write, and one by what is written here.
    func ownVersion(of schema: String) -> UInt32? {
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        let sql = "PRAGMA \(Self.quoted(schema)).data_version"
        guard sqlite3_prepare_v2(pointer, sql, -1, &statement, nil) == SQLITE_OK,
            sqlite3_step(statement) == SQLITE_ROW, let version = version(of: schema)
        else { return nil }
        return version &- UInt32(truncatingIfNeeded: sqlite3_column_int64(statement, 0))
    }

    private func version(of schema: String) -> UInt32? {
        var version: UInt32 = 0
        return sqlite3_file_control(pointer, schema, SQLITE_FCNTL_DATA_VERSION, &version) == SQLITE_OK ? version : nil
    }

    static func quoted(_ schema: String) -> String { "\"\(schema.replacing("\"", with: "\"\""))\"" }
}

/// A statement of the app's that runs, or has just ended.
struct WatchedStatement {
    let pointer: OpaquePointer

    /// Tells it from others.
    var key: UInt { UInt(bitPattern: pointer) }

    var connection: WatchedConnection? { sqlite3_db_handle(pointer).map { WatchedConnection(pointer: $0) } }

    /// Whether the text is the statement's own. SQLite tells of each trigger as well, in the middle of the statement.
    func hasText(_ text: UnsafeRawPointer?) -> Bool { sqlite3_sql(pointer).map { UnsafeRawPointer($0) } == text }

    /// Whether it is left before its last row: what it has changed isn't kept yet.
    var isLeft: Bool { sqlite3_stmt_busy(pointer) != 0 }

    /// Whether it may change a database.
    var mayWrite: Bool { sqlite3_stmt_readonly(pointer) == 0 }

    /// Whether it keeps a transaction, or a part of one.
    var keepsTransaction: Bool {
        guard let text = sqlite3_sql(pointer) else { return false }
        let bytes = UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self)
        return ["COMMIT", "END", "RELEASE"].contains(Self.firstWord(bytes))
    }

    /// Those that are looked for have seven letters at most.
    private static func firstWord(_ text: UnsafePointer<UInt8>) -> String {
        var place = behindComments(text), word = ""
        while word.utf8.count <= 7, case let letter = place.pointee & 0xDF, (0x41...0x5A).contains(letter) {
            word.unicodeScalars.append(Unicode.Scalar(letter))
            place += 1
        }
        return word
    }

    /// Behind spaces, semicolons and comments.
    private static func behindComments(_ text: UnsafePointer<UInt8>) -> UnsafePointer<UInt8> {
        var place = text
        while true {
            if [0x20, 0x09, 0x0A, 0x0C, 0x0D, 0x3B].contains(place[0]) {
                place += 1
            } else if place[0] == 0x2D, place[1] == 0x2D {
                while ![0x00, 0x0A].contains(place[0]) { place += 1 }
            } else if place[0] == 0x2F, place[1] == 0x2A {
                place += 2
                while place[0] != 0, place[0] != 0x2A || place[1] != 0x2F { place += 1 }
                if place[0] != 0 { place += 2 }
            } else {
                return place
            }
        }
    }
}
