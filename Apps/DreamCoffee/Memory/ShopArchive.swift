import Foundation
import Synchronization
import os

/// Where the shop's memory lies: guests, conversations, days and things, in a SQLite file, apart for each player.
///
/// Every change is one transaction, so a process that is killed loses at most the change that it was making. What is
/// changed is read in the same transaction, so that two processes with one file don't undo each other's work.
actor ShopArchive {
    /// All that a player's shop remembers.
    struct Contents: Equatable, Sendable {
        /// The last one served comes first.
        var guests: [Guest] = []
        var conversations: [String: Conversation] = [:]
        var day = ShopDay()
        /// Who waits to be served, in the order of coming.
        var waiting: [WaitingGuest] = []
        /// What the shop has grown by in this game, by the day after which it was chosen.
        var things: [Int: ShopThing] = [:]
        /// What was said, the last line first.
        var log: [SaidLine] = []
    }

    let database: Database
    private let queue = ArchiveQueue()
    private let files: ArchiveFiles?
    /// The same file over a connection of its own, for what takes long: whoever waits for a change to be written doesn't wait
    /// for it. Nil for this connection itself, and in memory.
    private let reader: ShopArchive?
    private let tidying = Mutex(Flag())
    /// Where a player's first game begins.
    private let firstDay: ShopDay

    /// A guest book has no more pages than this; the oldest ones go.
    static let guestCountMax = 500

    /// So much of what was said is kept; the oldest lines go.
    static let lineCountMax = 200

    /// Which tables there are and what stands in them. It is written into the file. The second edition added who waits,
    /// what the shop has, and what was said; what the first has written, it reads.
    private static let edition: Int64 = 2

    /// Opens the archive in a file; without one it lives in memory.
    ///
    /// - Throws: ``ShopArchiveError/newerEdition(_:)`` for a file of a newer game, which is left as it is, or SQLite's
    ///   error.
    init(file: URL?, firstDay: ShopDay = ShopDay(), openingPatience: Duration = .seconds(2)) throws {
        self.firstDay = firstDay
        files = file.map(ArchiveFiles.init)
        if let folder = file?.deletingLastPathComponent() {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        database = try files?.open(patience: openingPatience) ?? Database(path: nil)
        let edition = try database.run("PRAGMA user_version").first?.first?.integer ?? 0
        guard edition <= Self.edition else { throw ShopArchiveError.newerEdition(edition) }
        try database.run("PRAGMA journal_mode = WAL")
        try database.run("PRAGMA synchronous = NORMAL")
        // What a full log is copied by takes its time, which nobody is to wait for.
        try database.run("PRAGMA wal_autocheckpoint = 0")
        try Self.makeTables(in: database)
        if edition < Self.edition { try database.run("PRAGMA user_version = \(Self.edition)") }
        database.wait(for: Self.patience)
        reader = try file.map { try ShopArchive(reading: $0, firstDay) }
    }

    /// A second connection to a file that is open already.
    private init(reading file: URL, _ firstDay: ShopDay) throws {
        self.firstDay = firstDay
        (files, reader) = (ArchiveFiles(file: file), nil)
        database = try Database(path: file.path)
    }

    /// While something is written, the main actor waits.
    private static let patience = Duration.milliseconds(50)

    /// The file that the game uses, in the user's folder for programs' data.
    static var defaultFile: URL {
        get throws {
            try FileManager.default.url(
                for: .applicationSupportDirectory, in: .userDomainMask, appropriateFor: nil, create: false
            ).appending(path: "kissa/DreamCoffee/shop.sqlite")
        }
    }

    nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

    /// Makes a change, all of it or nothing, before it returns. What stands on screen is then in the file, whenever the process is
    /// killed.
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

    /// Brings the log into the file, and makes the copy that is due, in the background. Call it after something was written.
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

    /// A number that is another one as soon as another process has changed the file, and not by what is changed here.
    func version() throws -> Int64 {
        try database.run("PRAGMA data_version").first?.first?.integer ?? 0
    }

    /// What stands in the first column of the first row, or the new value where there is no row.
    ///
    /// - Returns: Nil for what another edition of the game has written: it isn't to be written over.
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

    /// Nil for what another edition of the game has written and this one can't read.
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

    /// Writes a guest into the book, and counts the guest for the day that it is in the file.
    ///
    /// - Parameters:
    ///   - day: What the caller knows of the day, the guest included.
    ///   - visit: Whose waiting ends by that. A guest who doesn't wait any more was served elsewhere, and isn't served twice.
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

    /// Writes that a day has begun, unless it has in the file. Nobody of another day waits any more.
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
    /// - Parameter known: The day as the caller knows it, with the change. It counts where the file knows less, as it does
    ///   after something couldn't be written.
    /// - Returns: What has become of the day.
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

    /// Keeps that a player and a character have met.
    func meet(_ character: String, of player: String) throws {
        try database.run(
            "INSERT OR IGNORE INTO conversation (player, character, memory) VALUES (?, ?, ?)", .text(player),
            .text(character), .blob(JSONEncoder().encode(Conversation())))
    }

    /// Adds to what a player and a character have said.
    ///
    /// - Parameter line: The same for the log.
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

    /// Changes what a player and a character have talked about, as it stands in the file.
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

/// Why an archive isn't opened.
enum ShopArchiveError: Error, Equatable {
    /// A newer game has written it, in a way that this one doesn't know.
    case newerEdition(Int64)
}

/// Whether something is about to be done.
private struct Flag {
    var isUp = false

    /// - Returns: Whether nobody was about to do it before.
    mutating func begin() -> Bool {
        defer { isUp = true }
        return !isUp
    }
}
