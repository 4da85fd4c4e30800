import Foundation
@_spi(Nodes) import ViewTree

/// The visitors' desks. There is one for whoever has notifications, and those of visitors who are gone don't stay for ever.
@MainActor
struct NotificationDesks {
    /// Without a window, and with nothing to come, notifications are kept for a day.
    static let keptForSeconds = 86_400.0
    /// Beyond this count the one whose last notification is the oldest goes for each new one.
    static let countMax = 10_000

    private var desks: [String: NotificationDesk] = [:]
    /// How many desks there may be before those that nobody needs are looked for again.
    private var patience = 64

    var count: Int { desks.count }

    subscript(visitor: String) -> NotificationDesk? { desks[visitor] }

    /// The visitor's, which is made if there is none.
    mutating func desk(of visitor: String, now: Date = Date()) -> NotificationDesk {
        if let known = desks[visitor] { return known }
        if desks.count >= min(patience, Self.countMax) { tidy(now) }
        let desk = NotificationDesk(visitor: visitor)
        desks[visitor] = desk
        return desk
    }

    mutating func removeEmpty(_ visitor: String) {
        if desks[visitor]?.isEmpty == true { desks[visitor] = nil }
    }

    private mutating func tidy(_ now: Date) {
        desks = desks.filter { visitor, desk in
            desk.isWaiting || !VisitorWindows.shared.windows(of: visitor).isEmpty
                || desk.lastDate.addingTimeInterval(Self.keptForSeconds) > now
        }
        if desks.count >= Self.countMax { removeOldest(desks.count - Self.countMax * 9 / 10) }
        patience = max(64, 2 * desks.count)
    }

    /// Several at once, since all have to be looked at for it.
    private mutating func removeOldest(_ count: Int) {
        for (visitor, desk) in desks.sorted(by: { $0.value.lastDate < $1.value.lastDate }).prefix(count) {
            desk.removeAll()
            desks[visitor] = nil
        }
    }
}
