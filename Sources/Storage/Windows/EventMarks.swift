import SQLite3

/// Which events a database of the app's has kept: of each window the last, in one blob of a table.
///
/// A blob is read and written without SQL. So nothing runs that a file of somebody else's brings along, such as a trigger of
/// that table or a view in its place, and SQLite counts no changed row.
struct EventMarks {
    let connection: OpaquePointer
    /// The name under which the connection has the database.
    let schema: String

    private static let table = "kissa_event", column = "marks"
    /// Windows that have noted nothing for longest make room for others.
    static let countMax = 512

    /// A mark has the beginning of the window's name, which is a hash, the window's generation, the event's number, and the mark's
    /// turn: the last one that was written has the highest.
    private static let nameBytes = 24, generationPlace = 24, eventPlace = 32, turnPlace = 40, markBytes = 48
    /// Marks of earlier versions have more of the name in the generation's place, which makes it larger than this.
    private static let generationMax: UInt64 = 1 << 48
    private static let byteCount = countMax * markBytes

    /// The last event of a window; nil where there is none, or the database can't be read now.
    func event(ofWindow name: String) -> Int? {
        withBlob(isWritten: false) { _, bytes in
            Self.place(of: Self.key(name), in: bytes).map { Self.number(in: bytes, at: $0 + Self.eventPlace) }
        }?.flatMap { Int(exactly: $0) }
    }

    /// Why an event isn't noted: another owner of the window has noted it, or has noted any since it took the window over.
    struct Refusal: Equatable {
        /// The last event that is noted, if an earlier owner has noted it.
        let doneBefore: Int?
    }

    /// Notes an event of a window, unless a later one is noted, or the event is refused.
    /// - Returns: Whether the event or a later one is noted by this owner.
    func note(_ mark: WindowMark) -> Bool {
        if let isNoted = write(mark) { return isNoted }
        // As it has a row from the beginning, none has to be inserted.
        let sql = """
            CREATE TABLE IF NOT EXISTS \(WatchedConnection.quoted(schema)).\(Self.table)
            AS SELECT zeroblob(\(Self.byteCount)) AS \(Self.column)
            """
        sqlite3_exec(connection, sql, nil, nil, nil)
        return write(mark) ?? false
    }

    /// Why a note of an event would be refused; nil if it wouldn't be.
    func refusal(of mark: WindowMark) -> Refusal? {
        if let answer = knownRefusal(of: mark) { return answer }
        // Another connection may have made the table meanwhile, which opening a blob doesn't notice, and a statement does.
        let sql = "SELECT 1 FROM \(WatchedConnection.quoted(schema)).sqlite_master LIMIT 1"
        sqlite3_exec(connection, sql, nil, nil, nil)
        return knownRefusal(of: mark) ?? nil
    }

    /// - Returns: Nil where the connection knows of no marks.
    private func knownRefusal(of mark: WindowMark) -> Refusal?? {
        withBlob(isWritten: false) { _, bytes in
            Self.place(of: Self.key(mark.claim.name), in: bytes).flatMap { Self.refusal(of: mark, at: $0, in: bytes) }
        }
    }

    private static func refusal(of mark: WindowMark, at place: Int, in bytes: [UInt8]) -> Refusal? {
        let known = number(in: bytes, at: place + generationPlace), own = UInt64(max(mark.claim.generation, 0))
        guard known < generationMax, known != own else { return nil }
        if known > own { return Refusal(doneBefore: nil) }
        let event = number(in: bytes, at: place + eventPlace)
        return event >= UInt64(max(mark.event, 0)) ? Refusal(doneBefore: Int(clamping: event)) : nil
    }

    /// - Returns: Nil where there is no blob for it.
    private func write(_ mark: WindowMark) -> Bool? {
        withBlob(isWritten: true) { blob, bytes in
            let key = Self.key(mark.claim.name), event = UInt64(max(mark.event, 0)), turns = Self.turns(in: bytes)
            let known = Self.place(of: key, in: bytes)
            if let known {
                guard Self.refusal(of: mark, at: known, in: bytes) == nil else { return false }
                if Self.number(in: bytes, at: known + Self.eventPlace) >= event { return true }
            }
            let place = known ?? (turns.indices.min { turns[$0] < turns[$1] } ?? 0) * Self.markBytes
            let numbers = [UInt64(max(mark.claim.generation, 0)), event, (turns.max() ?? 0) &+ 1]
            let bytes = key + numbers.flatMap(Self.bytes)
            return sqlite3_blob_write(blob, bytes, Int32(bytes.count), Int32(place)) == SQLITE_OK
        }
    }

    private func withBlob<R>(isWritten: Bool, _ body: (OpaquePointer, [UInt8]) -> R) -> R? {
        var blob: OpaquePointer?
        defer { sqlite3_blob_close(blob) }
        let status = sqlite3_blob_open(connection, schema, Self.table, Self.column, 1, isWritten ? 1 : 0, &blob)
        var bytes = [UInt8](repeating: 0, count: Self.byteCount)
        guard status == SQLITE_OK, let blob, Int(sqlite3_blob_bytes(blob)) == bytes.count,
            sqlite3_blob_read(blob, &bytes, Int32(bytes.count), 0) == SQLITE_OK
        else { return nil }
        return body(blob, bytes)
    }

    // MARK: Bytes

    private static func key(_ name: String) -> [UInt8] {
        let bytes = Array(name.utf8.prefix(nameBytes))
        return bytes + [UInt8](repeating: 0, count: nameBytes - bytes.count)
    }

    private static func place(of key: [UInt8], in bytes: [UInt8]) -> Int? {
        stride(from: 0, to: bytes.count, by: markBytes).first { bytes[$0..<$0 + nameBytes].elementsEqual(key) }
    }

    private static func turns(in bytes: [UInt8]) -> [UInt64] {
        stride(from: 0, to: bytes.count, by: markBytes).map { number(in: bytes, at: $0 + turnPlace) }
    }

    private static func number(in bytes: [UInt8], at place: Int) -> UInt64 {
        bytes[place..<place + 8].reduce(0) { $0 << 8 | UInt64($1) }
    }

    private static func bytes(of number: UInt64) -> [UInt8] { withUnsafeBytes(of: number.bigEndian) { Array($0) } }
}
