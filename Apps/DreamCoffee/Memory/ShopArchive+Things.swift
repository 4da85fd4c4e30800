import Foundation

/// The shop's things, and what was said in it.
extension ShopArchive {
    func things(in game: Int, of player: String) throws -> [Int: ShopThing] {
        let rows = try database.run(
            "SELECT day, name FROM thing WHERE player = ? AND game = ?", .text(player), .integer(Int64(game)))
        let things = rows.compactMap { row -> (Int, ShopThing)? in
            guard let day = row[0].integer, let thing = row[1].text.flatMap(ShopThing.init) else { return nil }
            return (Int(day), thing)
        }
        return Dictionary(things, uniquingKeysWith: { first, _ in first })
    }

    /// Saves the choice after a day. An earlier choice is kept.
    func add(_ thing: ShopThing, after day: ShopDay, of player: String) throws {
        try database.run(
            "INSERT OR IGNORE INTO thing (player, game, day, name) VALUES (?, ?, ?, ?)", .text(player),
            .integer(Int64(day.game)), .integer(Int64(day.number)), .text(thing.rawValue))
    }

    func log(of player: String) throws -> [SaidLine] {
        try database.run("SELECT line FROM said WHERE player = ? ORDER BY number DESC", .text(player))
            .compactMap { Self.decode($0[0]) }
    }

    func addToLog(_ line: SaidLine, of player: String) throws {
        try database.run(
            "INSERT INTO said (player, line) VALUES (?, ?)", .text(player), .blob(JSONEncoder().encode(line)))
        try dropOldRows(of: "said", keeping: Self.lineCountMax, player)
    }
}
