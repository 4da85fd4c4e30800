import Foundation

/// Migration of owners: the first edition kept them under the content of their cookies, later ones keep them under a hash of it.
extension ByteStore {
    /// The current edition, written into the file as `user_version`.
    private static let edition: Int64 = 1
    /// Several pages may load at once with the same old cookie.
    private static let claimSeconds: Int64 = 600
    /// How long after the renaming owners may be claimed. After that an old copy of the database can't be used to claim them.
    private static let claimsForSeconds: Int64 = 60 * 86_400

    /// Gives owners their new names, once, in one transaction.
    static func renameOwners(
        in database: Database, newName: @Sendable (_ owner: String) -> String?
    ) throws(StorageError) {
        guard try database.run("PRAGMA user_version") != .integer(edition) else { return }
        try database.transaction { () throws(StorageError) in
            // Another process may have renamed them meanwhile.
            guard try database.run("PRAGMA user_version") == .integer(0) else { return }
            try database.execute(
                "CREATE TABLE renamed (owner TEXT PRIMARY KEY, claimedSeconds INTEGER) WITHOUT ROWID")
            for case .text(let owner) in try database.rows("SELECT DISTINCT owner FROM value").map(\.[0]) {
                guard let name = newName(owner) else { continue }
                try database.run("UPDATE value SET owner = ?2 WHERE owner = ?1", [.text(owner), .text(name)])
                try database.run("INSERT INTO renamed (owner) VALUES (?1)", [.text(name)])
            }
            try database.execute("PRAGMA user_version = \(edition)")
        }
    }

    /// Stores the time of the renaming, at the first call.
    static func noteRenaming(in database: Database, atSeconds now: Int) throws(StorageError) {
        guard try database.run("SELECT 1 FROM sqlite_master WHERE name = 'renamed'") != nil else { return }
        try database.execute("CREATE TABLE IF NOT EXISTS renaming (seconds INTEGER NOT NULL)")
        guard try database.run("SELECT seconds FROM renaming") == nil else { return }
        try database.run("INSERT INTO renaming (seconds) VALUES (?1)", [.integer(Int64(now))])
    }

    /// Whether an owner was renamed, and is claimed for the first time or was first claimed within the last ten minutes.
    package func claimRenamed(_ owner: String, atSeconds now: Int) throws(StorageError) -> Bool {
        let claimed: Database.Value? = try run { (database) throws(StorageError) in
            // Checked by a read first, so that a request with an invented owner takes no write lock.
            guard try database.run("SELECT 1 FROM renamed WHERE owner = ?1", [.text(owner)]) != nil else { return nil }
            return try database.run(
                """
                UPDATE renamed SET claimedSeconds = coalesce(claimedSeconds, ?2)
                WHERE owner = ?1 AND (claimedSeconds IS NULL OR claimedSeconds > ?2 - ?3)
                AND (SELECT min(seconds) FROM renaming) > ?2 - ?4 RETURNING 1
                """,
                [
                    .text(owner), .integer(Int64(now)), .integer(Self.claimSeconds), .integer(Self.claimsForSeconds),
                ])
        }
        return claimed != nil
    }
}
