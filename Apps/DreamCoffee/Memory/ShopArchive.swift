import Foundation
import os

/// Where the shop's memory lies: guests, conversations and days, in a SQLite file, apart for each player.
///
/// Every change is one transaction, so a process that is killed loses at most the change that it was making.
actor ShopArchive {
    /// All that a player's shop remembers.
    struct Contents: Equatable, Sendable {
        /// The last one served comes first.
        var guests: [Guest] = []
        var conversations: [String: Conversation] = [:]
        var day = ShopDay()
    }

    private let database: Database

    /// A guest book has no more pages than this; the oldest ones go.
    static let guestCountMax = 500

    /// Opens the archive in a file; without one it lives in memory.
    init(file: URL?) throws {
        if let folder = file?.deletingLastPathComponent() {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        database = try Database(path: file?.path)
        try database.run("PRAGMA journal_mode = WAL")
        try database.run("PRAGMA synchronous = NORMAL")
        try Self.makeTables(in: database)
    }

    /// The file that the game uses, in the user's folder for programs' data.
    static var defaultFile: URL {
        get throws {
            try FileManager.default.url(
                for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: false
            ).appending(path: "kissa/DreamCoffee/shop.sqlite")
        }
    }

    private static func makeTables(in database: Database) throws {
        try database.run(
            """
            CREATE TABLE IF NOT EXISTS guest
            (number INTEGER PRIMARY KEY, player TEXT NOT NULL, page BLOB NOT NULL, portrait BLOB)
            """)
        try database.run("CREATE INDEX IF NOT EXISTS guestsOfPlayer ON guest (player, number)")
        try database.run(
            """
            CREATE TABLE IF NOT EXISTS conversation
            (player TEXT NOT NULL, character TEXT NOT NULL, memory BLOB NOT NULL, PRIMARY KEY (player, character))
            """)
        try database.run("CREATE TABLE IF NOT EXISTS day (player TEXT PRIMARY KEY, state BLOB NOT NULL)")
    }

    // MARK: Reading

    func contents(of player: String) throws -> Contents {
        let pages = try database.run(
            "SELECT page, portrait FROM guest WHERE player = ? ORDER BY number DESC", .text(player))
        let conversations = try database.run(
            "SELECT character, memory FROM conversation WHERE player = ?", .text(player))
        let days = try database.run("SELECT state FROM day WHERE player = ?", .text(player))
        return Contents(
            guests: pages.compactMap { Self.guest(page: $0[0], portrait: $0[1]) },
            conversations: Dictionary(
                conversations.compactMap { row in
                    guard let character = row[0].text, let memory: Conversation = Self.decode(row[1]) else {
                        return nil
                    }
                    return (character, memory)
                }, uniquingKeysWith: { $1 }),
            day: days.first.flatMap { Self.decode($0[0]) } ?? ShopDay())
    }

    private static func guest(page: Database.Value, portrait: Database.Value) -> Guest? {
        guard let guest: Guest = decode(page) else { return nil }
        return guest.with(portrait: portrait.blob)
    }

    /// Nil for what another edition of the game has written and this one can't read.
    private static func decode<Value: Decodable>(_ value: Database.Value) -> Value? {
        guard let data = value.blob else { return nil }
        do {
            return try JSONDecoder().decode(Value.self, from: data)
        } catch {
            Logging.general.error("Not remembered: \(String(describing: error), privacy: .public)")
            return nil
        }
    }

    // MARK: Writing

    /// Writes a guest into the book, and what has become of the day.
    func add(_ guest: Guest, day: ShopDay, of player: String) throws {
        let page = try JSONEncoder().encode(guest.with(portrait: nil))
        try database.transaction {
            try database.run(
                "INSERT INTO guest (player, page, portrait) VALUES (?, ?, ?)", .text(player), .blob(page),
                guest.portrait.map(Database.Value.blob) ?? .null)
            try database.run(
                """
                DELETE FROM guest WHERE player = ?1 AND number <= (
                  SELECT number FROM guest WHERE player = ?1 ORDER BY number DESC LIMIT 1 OFFSET ?2)
                """, .text(player), .integer(Int64(Self.guestCountMax)))
            try write(day, of: player)
        }
    }

    func keep(_ conversation: Conversation, with character: String, of player: String) throws {
        try database.run(
            "INSERT OR REPLACE INTO conversation (player, character, memory) VALUES (?, ?, ?)", .text(player),
            .text(character), .blob(JSONEncoder().encode(conversation)))
    }

    func keep(_ day: ShopDay, of player: String) throws {
        try write(day, of: player)
    }

    private func write(_ day: ShopDay, of player: String) throws {
        try database.run(
            "INSERT OR REPLACE INTO day (player, state) VALUES (?, ?)", .text(player),
            .blob(JSONEncoder().encode(day)))
    }
}

extension Guest {
    fileprivate func with(portrait: Data?) -> Guest {
        Guest(
            id: id, name: name, order: order, pictureDescription: pictureDescription, portrait: portrait, drink: drink,
            verdict: verdict, comment: comment, day: day, servedAt: servedAt)
    }
}
