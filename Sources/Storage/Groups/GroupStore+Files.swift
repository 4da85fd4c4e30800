import Foundation

/// Files of groups. One is brought before the log says that it is there, so that nobody waits for it under the address's lock;
/// until then it isn't kept.
extension GroupStore {
    /// Brings a file, unless the address's founder has too much already: at all addresses together, also those that lead nowhere
    /// any more and where people go on.
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
            ) <= $7 AND EXISTS (SELECT 1 FROM \(schema.prefix)gathering WHERE token = $2) RETURNING 1
            """
        let values: [PostgresValue] = [
            .text(id.uuidString), .text(token), .bytes(bytes), metadata.map { .bytes($0) } ?? .null, .integer(size),
            .integer(Int64(clamping: seconds())), .integer(Int64(founderBytesMax)),
        ]
        return try !filePool.run { (connection) throws(StorageError) in try connection.rows(sql, values) }.isEmpty
    }

    /// Takes back a file that wasn't wanted.
    package func removeFile(_ id: UUID) throws(StorageError) {
        _ = try rows("DELETE FROM \(schema.prefix)file WHERE id = $1 AND NOT kept", [.text(id.uuidString)])
    }

    /// A file that is kept, and what its sender says of it.
    package func file(_ id: UUID, of token: String) throws(StorageError) -> (bytes: Data, metadata: Data?)? {
        let sql = "SELECT bytes, metadata FROM \(schema.prefix)file WHERE id = $1 AND token = $2 AND kept"
        let row = try filePool.run { (connection) throws(StorageError) in
            try connection.rows(sql, [.text(id.uuidString), .text(token)])
        }.first
        guard let row, case .bytes(let bytes) = row[0] else { return nil }
        if case .bytes(let metadata) = row[1] { return (bytes, metadata) }
        return (bytes, nil)
    }

    /// Within the transaction that says so in the log.
    func writeFiles(of change: Change, _ connection: PostgresConnection) throws(StorageError) {
        if let id = change.keptFile {
            let kept = try connection.rows(
                "UPDATE \(schema.prefix)file SET kept = true WHERE id = $1 RETURNING 1", [.text(id.uuidString)])
            // Nothing is written then: the log doesn't say what isn't there.
            guard !kept.isEmpty else {
                throw .refused(statement: "keeping a file", state: "P0002", reason: "it took too long to come")
            }
        }
        guard !change.removedFiles.isEmpty else { return }
        try connection.rows(
            "DELETE FROM \(schema.prefix)file WHERE id = ANY($1::text[])",
            [.texts(change.removedFiles.map(\.uuidString))])
    }

    /// Removes files that were brought, and of which no log says that they are there.
    func tidyFiles(olderThan fileSeconds: Int) throws(StorageError) {
        let last = Int64(clamping: seconds()) - Int64(clamping: fileSeconds)
        _ = try rows("DELETE FROM \(schema.prefix)file WHERE NOT kept AND seconds < $1", [.integer(last)])
    }
}
