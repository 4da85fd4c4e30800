import SQLite3

/// The bytes of a SQLite database on the disk, with what is in its write-ahead log.
struct DatabaseContent {
    let bytes: [UInt8]

    /// Nil where the file can't be read, or is no database.
    init?(_ path: String) {
        var connection: OpaquePointer?
        defer { sqlite3_close_v2(connection) }
        guard sqlite3_open_v2(path, &connection, SQLITE_OPEN_READWRITE, "unix") == SQLITE_OK, let connection else {
            return nil
        }
        EventNotes.ignore(connection)
        sqlite3_busy_timeout(connection, 5000)
        guard sqlite3_exec(connection, "SELECT count(*) FROM sqlite_master", nil, nil, nil) == SQLITE_OK else {
            return nil
        }
        var size: sqlite3_int64 = 0
        guard let copy = sqlite3_serialize(connection, "main", &size, 0) else { return nil }
        defer { sqlite3_free(copy) }
        var bytes = [UInt8](UnsafeBufferPointer(start: copy, count: Int(clamping: size)))
        JournalMode.removeLog(fromHeader: &bytes)
        self.bytes = bytes
    }

    /// The blocks, as many as are sent at once.
    var portions: some Sequence<[BlockBuffer.Block]> {
        let portionBytes = BlockBuffer.blockBytes * PostgresFile.portionCount
        return stride(from: 0, to: bytes.count, by: portionBytes).lazy.map { start in
            stride(from: start, to: min(start + portionBytes, bytes.count), by: BlockBuffer.blockBytes).map { place in
                let block = BlockBuffer.Block(bytes[place..<min(place + BlockBuffer.blockBytes, bytes.count)])
                return block + BlockBuffer.Block(repeating: 0, count: BlockBuffer.blockBytes - block.count)
            }
        }
    }
}

/// A database's journal mode, as its header has it.
enum JournalMode {
    private static let magic = Array("SQLite format 3\0".utf8)

    /// Makes a database one without a write-ahead log, which needs memory that all processes share.
    static func removeLog(fromHeader bytes: inout [UInt8]) {
        guard bytes.count >= 100, bytes.starts(with: magic), bytes[18] == 2 || bytes[19] == 2 else { return }
        for place in [18, 19] where bytes[place] == 2 { bytes[place] = 1 }
        // The change counter, and the one for which the page count holds: SQLite's own copy of the page is outdated.
        for place in [27, 95] { bytes[place] &+= 1 }
    }
}
