import Foundation
@_spi(Nodes) import ViewTree

/// The notifications of all visitors who have any. Those of visitors who have left are removed after a while.
@MainActor
struct NotificationDesks {
    /// How long notifications are kept without a window and without pending ones.
    static let keptForSeconds = 86_400.0
    /// The maximum number of visitors; beyond it, the one with the oldest last notification is removed.
    static let countMax = 10_000

    private var desks: [String: NotificationDesk] = [:]
    /// The number of desks at which unused ones are searched for again.
    private var patience = 64

    var count: Int { desks.count }

    subscript(visitor: String) -> NotificationDesk? { desks[visitor] }

    /// The visitor's desk, which is created if necessary.
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

    /// Removes several at once, because all have to be examined.
    private mutating func removeOldest(_ count: Int) {
        for (visitor, desk) in desks.sorted(by: { $0.value.lastDate < $1.value.lastDate }).prefix(count) {
            desk.removeAll()
            desks[visitor] = nil
        }
    }
}
