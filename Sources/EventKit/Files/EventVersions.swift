import CICal
import Foundation

/// Chooses among what a file says several times: of an event, and of each change of one of its occurrences, the newest
/// version counts, by its sequence and then its stamp (RFC 5546 §2.1.5). Of two that are as new, the one behind.
struct EventVersions {
    var events: [EventData] = []
    /// Changes that can't be read.
    var lost: [EventData] = []

    private struct Key: Hashable {
        let identifier: String
        let name: OccurrenceName
        let isOfFollowing: Bool
    }

    /// - Parameter zone: That of days, and of times that name none.
    func newest(in zone: TimeZone) -> ([EventData], [LostChange]) {
        let originals = Self.newest(events.filter { $0.replaced == nil }, by: \.identifier)
        let known = Dictionary(originals.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
        let named = events.filter { $0.replaced != nil }.map { Self.named($0, known[$0.identifier]) }
        let changes = Self.newest(named) {
            Key(identifier: $0.identifier, name: $0.replacedName!, isOfFollowing: $0.standsForFollowing)
        }.filter { Self.holds($0, known[$0.identifier], in: zone) }
        let lost = lost.map { Self.named($0, known[$0.identifier]) }.map {
            LostChange(
                identifier: $0.identifier, name: $0.replacedName!,
                following: $0.standsForFollowing ? LocalTime.date($0.replaced!, in: zone) : nil)
        }
        return (originals + Self.onceEach(changes), lost)
    }

    /// In their order.
    private static func newest<Key: Hashable>(_ events: [EventData], by key: (EventData) -> Key) -> [EventData] {
        var places: [Key: Int] = [:]
        var kept: [EventData] = []
        for event in events {
            if let place = places[key(event)] {
                if !isNewer(kept[place], event) { kept[place] = event }
            } else {
                places[key(event)] = kept.count
                kept.append(event)
            }
        }
        return kept
    }

    private static func isNewer(_ first: EventData, _ second: EventData) -> Bool {
        (first.sequence, first.stamp) > (second.sequence, second.stamp)
    }

    /// A change may name its occurrence by the day alone, also where the original has a time, and the other way round.
    private static func named(_ change: EventData, _ original: EventData?) -> EventData {
        var change = change
        guard let replaced = change.replaced else { return change }
        var reference = original ?? change
        if original == nil { reference.start = replaced }
        change.replacedName = OccurrenceName(replaced, of: reference)
        change.replaced = OccurrenceName.time(replaced, of: reference)
        return change
    }

    /// Whether there still is the occurrence that a change is of: one that is left out is not, and an older version of the
    /// event may have had others.
    private static func holds(_ change: EventData, _ original: EventData?, in zone: TimeZone) -> Bool {
        guard let original, let replaced = change.replaced, let name = change.replacedName else { return true }
        let left = Set(original.left.map { OccurrenceName($0, of: original) })
        guard left.isDisjoint(with: OccurrenceName.all(of: replaced, in: original) + [name]) else { return false }
        if change.sequence >= original.sequence { return true }
        let date = LocalTime.date(replaced, in: zone)
        var steps = Occurrences.stepCountMax
        return Occurrences.unlocked(
            of: original, from: date.addingTimeInterval(-86_400), to: date.addingTimeInterval(86_400), in: zone,
            stepCount: &steps
        ).contains { $0.names.contains(name) }
    }

    /// An occurrence that is changed alone, and with those that follow, is what the newer of the two says, or the one alone.
    private static func onceEach(_ changes: [EventData]) -> [EventData] {
        var first: [Key: EventData] = [:]
        for change in changes { first[key(change)] = change }
        return changes.compactMap { change in
            guard let other = first[key(change, isOfFollowing: !change.standsForFollowing)] else { return change }
            var change = change
            if change.standsForFollowing {
                change.standsForFollowingOnly = !isNewer(change, other)
                return change
            }
            return isNewer(other, change) ? nil : change
        }
    }

    private static func key(_ change: EventData, isOfFollowing: Bool? = nil) -> Key {
        Key(
            identifier: change.identifier, name: change.replacedName!,
            isOfFollowing: isOfFollowing ?? change.standsForFollowing)
    }
}
