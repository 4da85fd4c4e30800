import Foundation
import Storage

/// What is taken out by time: items that have expired, and all of visitors who don't come any more.
extension IndexStore {
    private static let sweepSeconds: Double = 3600

    func sweepNowAndThen(now: Date = Date()) throws {
        let isDue = lastSweep.withLock { last in
            guard now.timeIntervalSince(last) >= Self.sweepSeconds else { return false }
            last = now
            return true
        }
        if isDue { try change { try Self.sweep($0) } }
    }

    /// Takes out what has expired.
    static func sweep(_ database: Database) throws {
        try database.rows("DELETE FROM item WHERE expires < ?", [.now])
    }

    /// So many owners are forgotten in one transaction.
    private static let portionCount = 100

    /// Takes out all of visitors who haven't used the index for so long, and whom nobody knows.
    func forgetOwners(unseenForSeconds seconds: Int, known: VisitorFiles.Known) throws {
        // Nothing is made where no app has indexed anything.
        if let file, DatabaseFiles(url: file).number == nil { return }
        while true {
            let names = try change { database in
                try database.rows(
                    "SELECT name FROM owner WHERE name <> '' AND seen < unixepoch() - ? LIMIT \(Self.portionCount)",
                    [.integer(Int64(clamping: seconds))]
                ).compactMap { if case .text(let name)? = $0.first { name } else { nil } }
            }
            guard !names.isEmpty else { return }
            let remembered = try known(names)
            try change { database in
                for name in names {
                    let isKnown = remembered.contains(name)
                    try database.rows(
                        isKnown
                            ? "UPDATE owner SET seen = unixepoch() WHERE name = ?" : "DELETE FROM owner WHERE name = ?",
                        [.text(name)])
                }
            }
        }
    }

    // MARK: Use

    private static let daySeconds: Double = 86_400
    private static let seenCountMax = 10_000

    /// Records that an owner uses the index, once a day.
    func noteUse(by owner: String, now: Date = Date()) {
        let isDue = seen.withLock { seen in
            if let last = seen[owner], now.timeIntervalSince(last) < Self.daySeconds { return false }
            if seen.count >= Self.seenCountMax { seen = [:] }
            seen[owner] = now
            return true
        }
        guard isDue, !owner.isEmpty else { return }
        // An error shows where something is changed.
        try? changes.add(of: owner) { [self] in
            _ = try? change { try $0.rows("UPDATE owner SET seen = unixepoch() WHERE name = ?", [.text(owner)]) }
            return false
        }
    }

    // MARK: Losses

    /// Whether an owner's items were lost with an index, and the owner wasn't told yet. Afterwards it counts as told.
    func takeLoss(in place: String, of owner: String) throws -> Bool {
        guard let lost = try connections.lostSeconds() else { return false }
        return try change { database in
            let number = try IndexTables.numberMaking(owner, in: database)
            return try !database.rows(
                """
                INSERT INTO told (owner, place, seconds) VALUES (?1, ?2, ?3)
                ON CONFLICT (owner, place) DO UPDATE SET seconds = ?3 WHERE seconds < ?3 RETURNING 1
                """, [.integer(number), .text(place), .integer(lost)]
            ).isEmpty
        }
    }
}
