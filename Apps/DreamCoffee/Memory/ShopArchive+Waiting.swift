import Foundation

/// The waiting guests.
extension ShopArchive {
    func waiting(of player: String) throws -> [WaitingGuest] {
        try database.run(
            "SELECT state FROM waiting WHERE player = ? AND isServed = 0 ORDER BY number", .text(player)
        ).compactMap { Self.decode($0[0]) }
    }

    /// Saves a waiting guest, if the day has room for one more: another process may have let somebody in meanwhile.
    func welcome(_ guest: WaitingGuest, on day: ShopDay, of player: String) throws {
        try database.transaction {
            guard let today = try keptDay(of: player)?.orLater(day), today.isSameDay(as: day),
                try waiting(of: player).count < today.goal - today.servedCount
            else { return }
            try database.run(
                "INSERT OR IGNORE INTO waiting (player, id, state) VALUES (?, ?, ?)", .text(player),
                .text(guest.id.uuidString), .blob(JSONEncoder().encode(guest)))
        }
    }

    /// Updates the data of a waiting guest.
    func update(_ guest: WaitingGuest, of player: String) throws {
        try database.run(
            "UPDATE waiting SET state = ? WHERE player = ? AND id = ?", .blob(JSONEncoder().encode(guest)),
            .text(player), .text(guest.id.uuidString))
    }

    /// - Returns: Whether the guest had not been served before; true also for a guest whose arrival couldn't be saved.
    func endWaiting(_ guest: UUID, of player: String) throws -> Bool {
        let row = [Database.Value.text(player), .text(guest.uuidString)]
        let isServed = try database.run("SELECT isServed FROM waiting WHERE player = ? AND id = ?", row)
            .first?.first?.integer
        try database.run("UPDATE waiting SET isServed = 1 WHERE player = ? AND id = ?", row)
        return isServed != 1
    }

    func sendEverybodyHome(of player: String) throws {
        try database.run("DELETE FROM waiting WHERE player = ?", .text(player))
    }
}
