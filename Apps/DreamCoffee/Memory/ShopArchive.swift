import Foundation
import Synchronization
import os

/// The storage of the shop's memory: guests, conversations, days and things, in a SQLite file, separately for each player.
///
/// Every change is one transaction, so a killed process loses at most the change that it was making. A change reads its old value
/// in the same transaction, so that two processes with one file don't overwrite each other's work.
actor ShopArchive {
    /// Everything that a player's shop remembers.
    struct Contents: Equatable, Sendable {
        /// The most recently served guest comes first.
        var guests: [Guest] = []
        var conversations: [String: Conversation] = [:]
        var day = ShopDay()
        /// The waiting guests, in the order of arrival.
        var waiting: [WaitingGuest] = []
        /// The shop's things in this game, by the day after which each was chosen.
        var things: [Int: ShopThing] = [:]
        /// The conversation log, the last line first.
        var log: [SaidLine] = []
    }

    let database: Database
    private let queue = ArchiveQueue()
    private let files: ArchiveFiles?
    /// A second connection to the same file, for long operations: they don't delay writes on this one. Nil for such a connection
    /// itself, and in memory.
    private let reader: ShopArchive?
    private let tidying = Mutex(Flag())
    /// The day on which a player's first game begins.
    private let firstDay: ShopDay

    /// The maximum number of pages in a guest book; the oldest ones are dropped.
    static let guestCountMax = 500

    /// The maximum number of log lines; the oldest ones are dropped.
    static let lineCountMax = 200

    /// The version of the tables and their contents, stored in the file. Version 2 added waiting guests, things, and the log; it
    /// can read version 1.
    private static let edition: Int64 = 2

    /// Opens the archive in a file; without one, it is in memory.
    ///
    /// - Throws: ``ShopArchiveError/newerEdition(_:)`` for a file of a newer version, which isn't changed, or SQLite's error.
    init(file: URL?, firstDay: ShopDay = ShopDay(), openingPatience: Duration = .seconds(2)) throws {
        self.firstDay = firstDay
        files = file.map(ArchiveFiles.init)
        if let folder = file?.deletingLastPathComponent() {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        database = try files?.open(patience: openingPatience) ?? Database(path: nil)
        let edition = try database.run("PRAGMA user_version").first?.first?.integer ?? 0
        guard edition <= Self.edition else { throw ShopArchiveError.newerEdition(edition) }
        try database.beginLog(patience: openingPatience)
        try database.run("PRAGMA synchronous = NORMAL")
        // Automatic checkpoints take time, for which nobody should have to wait.
        try database.run("PRAGMA wal_autocheckpoint = 0")
        try Self.makeTables(in: database)
        if edition < Self.edition { try database.run("PRAGMA user_version = \(Self.edition)") }
        database.wait(for: Self.patience)
        reader = try file.map { try ShopArchive(reading: $0, firstDay) }
    }

    /// A second connection to a file that is already open.
    private init(reading file: URL, _ firstDay: ShopDay) throws {
        self.firstDay = firstDay
        (files, reader) = (ArchiveFiles(file: file), nil)
        database = try Database(path: file.path)
    }

    /// Short, because the main actor waits during a write.
    private static let patience = Duration.milliseconds(50)

    /// The game's file, in the user's application data folder.
    static var defaultFile: URL {
        get throws {
            try FileManager.default.url(
                for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: false
            ).appending(path: "kissa/DreamCoffee/shop.sqlite")
        }
    }

    nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    /// Makes a change atomically, before it returns. So everything on screen is in the file, whenever the process is killed.
    nonisolated func make(_ change: (isolated ShopArchive) throws -> Void) throws {
        try queue.wait {
            guard try assumeIsolated({ try $0.database.begin() }) else { return try assumeIsolated(change) }
            do {
                try assumeIsolated(change)
                try assumeIsolated { try $0.database.commit() }
            } catch {
                assumeIsolated { $0.database.rollBack() }
                throw error
            }
        }
    }

    /// Checkpoints the log, and makes the backup if it is due, in the background. Call it after a write.
    nonisolated func keepTidy() {
        guard let reader, tidying.withLock({ $0.begin() }) else { return }
        Task.detached(priority: .background) { [self] in
            try? await Task.sleep(for: .seconds(2))
            tidying.withLock { $0.isUp = false }
            await reader.tidy()
        }
    }

    private func tidy() {
        do {
            try database.run("PRAGMA wal_checkpoint(PASSIVE)")
            if let files, files.isCopyDue { try files.makeCopy(by: database) }
        } catch {
            Logging.general.error("Not tidied: \(String(describing: error), privacy: .public)")
        }
    }

    // MARK: Reading

    func contents(of player: String) async throws -> Contents {
        if let reader { return try await reader.contents(of: player) }
        return try database.reading { try readContents(of: player) }
    }

    private func readContents(of player: String) throws -> Contents {
        let pages = try database.run(
            "SELECT page, portrait FROM guest WHERE player = ? ORDER BY number DESC", .text(player))
        let conversations = try database.run(
            "SELECT character, memory FROM conversation WHERE player = ?", .text(player))
        let day = try keptDay(of: player) ?? firstDay
        return Contents(
            guests: pages.compactMap { Self.guest(page: $0[0], portrait: $0[1]) },
            conversations: Dictionary(
                conversations.compactMap { row in
                    guard let character = row[0].text, let memory: Conversation = Self.decode(row[1]) else {
                        return nil
                    }
                    return (character, memory)
                }, uniquingKeysWith: { $1 }),
            day: day, waiting: try waiting(of: player), things: try things(in: day.game, of: player),
            log: try log(of: player))
    }

    /// A number that changes when another process changes the file, but not when this connection does.
    func version() throws -> Int64 {
        try database.run("PRAGMA data_version").first?.first?.integer ?? 0
    }

    /// The first column of the first row, decoded, or the new value if there is no row.
    ///
    /// - Returns: Nil for data of another version of the game: it must not be overwritten.
    func kept<Value: Decodable>(
        _ sql: String, _ values: Database.Value..., orNew new: Value
    ) throws -> Value? {
        guard let column = try database.run(sql, values).first?.first else { return new }
        return Self.decode(column)
    }

    func keptDay(of player: String) throws -> ShopDay? {
        try kept("SELECT state FROM day WHERE player = ?", .text(player), orNew: firstDay)
    }

    private static func guest(page: Database.Value, portrait: Database.Value) -> Guest? {
        guard var guest: Guest = decode(page) else { return nil }
        guest.portrait = portrait.blob
        return guest
    }

    /// Nil for data of another version of the game that this one can't read.
    static func decode<Value: Decodable>(_ value: Database.Value) -> Value? {
        guard let data = value.blob else { return nil }
        do {
            return try JSONDecoder().decode(Value.self, from: data)
        } catch {
            Logging.general.error("Not remembered: \(String(describing: error), privacy: .public)")
            return nil
        }
    }

    // MARK: Writing

    /// Writes a guest into the book, and counts it for the day in the file.
    ///
    /// - Parameters:
    ///   - day: The day as the caller knows it, including the guest.
    ///   - visit: The waiting guest whose visit this ends. A guest who no longer waits was served elsewhere, and isn't served
    ///     twice.
    func add(_ guest: Guest, visit: UUID? = nil, day: ShopDay, of player: String) throws {
        try database.transaction {
            if let visit, try !endWaiting(visit, of: player) { return }
            let today = try change(day, of: player) { $0.serve(hearts: guest.hearts) }
            var page = guest
            (page.portrait, page.day) = (nil, today.number)
            try database.run(
                "INSERT INTO guest (player, page, portrait) VALUES (?, ?, ?)", .text(player),
                .blob(JSONEncoder().encode(page)), guest.portrait.map(Database.Value.blob) ?? .null)
            try dropOldRows(of: "guest", keeping: Self.guestCountMax, player)
        }
    }

    /// Saves that a day has begun, unless the file already has it. Guests of other days no longer wait.
    func begin(_ day: ShopDay, of player: String) throws {
        try database.transaction {
            let before = try keptDay(of: player)
            let today = try change(day, of: player) { _ in }
            if let before, !before.isSameDay(as: today) { try sendEverybodyHome(of: player) }
        }
    }

    func dropOldRows(of table: String, keeping count: Int, _ player: String) throws {
        try database.run(
            """
            DELETE FROM \(table) WHERE player = ?1 AND number <= (
              SELECT number FROM \(table) WHERE player = ?1 ORDER BY number DESC LIMIT 1 OFFSET ?2)
            """, .text(player), .integer(Int64(count)))
    }

    /// Changes the day in the file.
    ///
    /// - Parameter known: The day as the caller knows it, including the change. It is used if the file's day is older, as after a
    ///   failed write.
    /// - Returns: The resulting day.
    @discardableResult
    private func change(
        _ known: ShopDay, of player: String, by change: (inout ShopDay) -> Void
    ) throws -> ShopDay {
        guard var day = try keptDay(of: player) else { return known }
        change(&day)
        day = day.orLater(known)
        try database.run(
            "INSERT OR REPLACE INTO day (player, state) VALUES (?, ?)", .text(player),
            .blob(JSONEncoder().encode(day)))
        return day
    }

    /// Saves that a player and a character have met.
    func meet(_ character: String, of player: String) throws {
        try database.run(
            "INSERT OR IGNORE INTO conversation (player, character, memory) VALUES (?, ?, ?)", .text(player),
            .text(character), .blob(JSONEncoder().encode(Conversation())))
    }

    /// Adds an exchange between a player and a character.
    ///
    /// - Parameter line: The same exchange for the log.
    func add(
        _ exchange: Conversation.Exchange, with character: String, line: SaidLine? = nil, of player: String
    ) throws {
        try database.transaction {
            if let line { try addToLog(line, of: player) }
            try changeKept(conversationWith: character, of: player) {
                $0.add(player: exchange.player, reply: exchange.reply)
            }
        }
    }

    /// Changes the stored conversation of a player and a character.
    func change(
        conversationWith character: String, of player: String, by change: @Sendable (inout Conversation) -> Void
    ) throws {
        try database.transaction { try changeKept(conversationWith: character, of: player, by: change) }
    }

    private func changeKept(
        conversationWith character: String, of player: String, by change: @Sendable (inout Conversation) -> Void
    ) throws {
        let sql = "SELECT memory FROM conversation WHERE player = ? AND character = ?"
        guard var conversation = try kept(sql, .text(player), .text(character), orNew: Conversation()) else { return }
        change(&conversation)
        try database.run(
            "INSERT OR REPLACE INTO conversation (player, character, memory) VALUES (?, ?, ?)", .text(player),
            .text(character), .blob(JSONEncoder().encode(conversation)))
    }
}

/// Why an archive can't be opened.
enum ShopArchiveError: Error, Equatable {
    /// A newer version of the game has written it, in an unknown format.
    case newerEdition(Int64)
}

/// Marks that a task is scheduled.
private struct Flag {
    var isUp = false

    /// - Returns: Whether it was not scheduled before.
    mutating func begin() -> Bool {
        defer { isUp = true }
        return !isUp
    }
}
