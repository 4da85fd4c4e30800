import Foundation

/// Files of groups. A file is uploaded before the log mentions it, so that the upload doesn't hold the address's lock; until then
/// it is marked as not kept.
extension GroupStore {
    /// Uploads a file, unless it exceeds the quota of the address's founder: the sum over all of their addresses, including
    /// closed ones whose groups still exist.
    /// - Returns: Whether there was room.
    package func addFile(
        _ id: UUID, of token: String, bytes: Data, metadata: Data?, founderBytesMax: Int
    ) throws(StorageError) -> Bool {
        let size = Int64(bytes.count + (metadata?.count ?? 0))
        let sql = """
            INSERT INTO \(schema.prefix)file (id, token, bytes, metadata, size, kept, seconds)
            SELECT $1, $2, $3, $4, $5, false, $6 WHERE $5 + (
                SELECT coalesce(sum(f.size), 0) FROM \(schema.prefix)file f JOIN \(schema.prefix)gathering g USING (token)
                WHERE g.founder = (SELECT founder FROM \(schema.prefix)gathering WHERE token = $2)
                AND f.id <> $1
            ) <= $7 AND EXISTS (SELECT 1 FROM \(schema.prefix)gathering WHERE token = $2)
            ON CONFLICT (id) DO UPDATE SET seconds = excluded.seconds RETURNING 1
            """
        let values: [PostgresValue] = [
            .text(id.uuidString), .text(token), .bytes(bytes), metadata.map { .bytes($0) } ?? .null, .integer(size),
            .integer(Int64(clamping: seconds())), .integer(Int64(founderBytesMax)),
        ]
        return try !filePool.run { (connection) throws(StorageError) in try connection.rows(sql, values) }.isEmpty
    }

    /// Removes an uploaded file that wasn't used.
    package func removeFile(_ id: UUID) throws(StorageError) {
        _ = try rows("DELETE FROM \(schema.prefix)file WHERE id = $1 AND NOT kept", [.text(id.uuidString)])
    }

    /// A kept file, with its sender's metadata.
    package func file(_ id: UUID, of token: String) throws(StorageError) -> (bytes: Data, metadata: Data?)? {
        let sql = "SELECT bytes, metadata FROM \(schema.prefix)file WHERE id = $1 AND token = $2 AND kept"
        let row = try filePool.run { (connection) throws(StorageError) in
            try connection.rows(sql, [.text(id.uuidString), .text(token)])
        }.first
        guard let row, case .bytes(let bytes) = row[0] else { return nil }
        if case .bytes(let metadata) = row[1] { return (bytes, metadata) }
        return (bytes, nil)
    }

    /// Called within the transaction that mentions the files in the log.
    func writeFiles(of change: Change, _ connection: PostgresConnection) throws(StorageError) {
        if let id = change.keptFile {
            let kept = try connection.rows(
                "UPDATE \(schema.prefix)file SET kept = true WHERE id = $1 RETURNING 1", [.text(id.uuidString)])
            // The whole change is rolled back: the log must not mention a missing file.
            guard !kept.isEmpty else {
                throw .refused(statement: "keeping a file", state: "P0002", reason: "it took too long to come")
            }
        }
        guard !change.removedFiles.isEmpty else { return }
        try connection.rows(
            "DELETE FROM \(schema.prefix)file WHERE id = ANY($1::text[])",
            [.texts(change.removedFiles.map(\.uuidString))])
    }

    /// Removes uploaded files that no log mentions.
    func tidyFiles(olderThan fileSeconds: Int) throws(StorageError) {
        let last = Int64(clamping: seconds()) - Int64(clamping: fileSeconds)
        _ = try rows("DELETE FROM \(schema.prefix)file WHERE NOT kept AND seconds < $1", [.integer(last)])
    }
}
