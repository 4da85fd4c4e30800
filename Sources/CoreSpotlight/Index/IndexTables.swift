import Foundation
import Storage

/// The tables of an index's file. A file of an older edition is emptied: its app indexes anew.
enum IndexTables {
    private static let edition: Int64 = 1

    static func make(in database: Database) throws {
        let known = try database.integers("PRAGMA user_version").first ?? 0
        guard known != edition else { return }
        guard known < edition else { throw StorageError.newerEdition(Int(known), known: Int(edition)) }
        try database.execute("BEGIN IMMEDIATE")
        do {
            // Another process may have made them meanwhile.
            if try database.integers("PRAGMA user_version").first == 0 { try makeNew(in: database) }
            try database.execute("COMMIT")
        } catch {
            try? database.execute("ROLLBACK")
            throw error
        }
    }

    private static func makeNew(in database: Database) throws {
        let isOld = try !database.rows("SELECT 1 FROM sqlite_master WHERE name = 'item'").isEmpty
        // Triggers keep an owner's sums, and take out what belongs to a row. The words of an item begin with its owner's
        // number, so that a search doesn't go through those of others.
        try database.execute(
            """
            DROP TABLE IF EXISTS item; DROP TABLE IF EXISTS state; DROP TABLE IF EXISTS words;
            CREATE TABLE owner (
                number INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, items INTEGER NOT NULL DEFAULT 0,
                bytes INTEGER NOT NULL DEFAULT 0, seen INTEGER NOT NULL DEFAULT (unixepoch()));
            CREATE TABLE item (
                number INTEGER PRIMARY KEY, owner INTEGER NOT NULL, place TEXT NOT NULL, id TEXT NOT NULL, domain TEXT,
                expires REAL NOT NULL, bytes INTEGER NOT NULL, attributes BLOB NOT NULL, UNIQUE (owner, place, id));
            CREATE INDEX item_expires ON item (expires);
            CREATE INDEX item_owner ON item (owner, expires);
            CREATE TABLE state (
                owner INTEGER NOT NULL, place TEXT NOT NULL, bytes BLOB NOT NULL, PRIMARY KEY (owner, place));
            CREATE TABLE loss (seconds INTEGER NOT NULL);
            CREATE TABLE told (
                owner INTEGER NOT NULL, place TEXT NOT NULL, seconds INTEGER NOT NULL, PRIMARY KEY (owner, place));
            CREATE VIRTUAL TABLE words USING fts5 (
                title, keywords, body, tokenize = 'unicode61 remove_diacritics 2');
            CREATE TRIGGER item_comes AFTER INSERT ON item BEGIN
                UPDATE owner SET items = items + 1, bytes = bytes + new.bytes WHERE number = new.owner; END;
            CREATE TRIGGER item_goes AFTER DELETE ON item BEGIN
                UPDATE owner SET items = items - 1, bytes = bytes - old.bytes WHERE number = old.owner;
                DELETE FROM words WHERE rowid = old.number; END;
            CREATE TRIGGER owner_goes BEFORE DELETE ON owner BEGIN
                DELETE FROM item WHERE owner = old.number; DELETE FROM state WHERE owner = old.number;
                DELETE FROM told WHERE owner = old.number; END;
            PRAGMA user_version = \(edition);
            """)
        if isOld { try noteLoss(in: database) }
    }

    /// Notes that what was indexed is gone.
    ///
    /// - Returns: The time, in seconds since 1970.
    @discardableResult
    static func noteLoss(in database: Database) throws -> Int64? {
        try database.integers("INSERT INTO loss VALUES (unixepoch()) RETURNING seconds").first
    }

    /// An owner's number; nil where nothing is kept of it.
    static func number(of owner: String, in database: Database) throws -> Int64? {
        try database.integers("SELECT number FROM owner WHERE name = ?", [.text(owner)]).first
    }

    static func numberMaking(_ owner: String, in database: Database) throws -> Int64 {
        let sql = """
            INSERT INTO owner (name) VALUES (?) ON CONFLICT (name) DO UPDATE SET seen = unixepoch() RETURNING number
            """
        guard let number = try database.integers(sql, [.text(owner)]).first else {
            throw CSIndexError(.unknownError, "An owner has no number.")
        }
        return number
    }
}
