import CICal
import Foundation

/// Chooses the newest version of each event and of each changed occurrence, if a file has several: by sequence, then by stamp
/// (RFC 5546 §2.1.5), then by the order in the file.
struct EventVersions {
    var events: [EventData] = []
    /// Changes that can't be read.
    var lost: [EventData] = []

    private struct Key: Hashable {
        let identifier: String
        let name: OccurrenceName
        let isOfFollowing: Bool
    }

    /// - Parameter zone: The zone of days, and of times without a zone.
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

    /// The newest event for each key, in the original order.
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

    /// Names the replaced occurrence as the original does: a change may refer to it by the day although the original has a time,
    /// and vice versa.
    private static func named(_ change: EventData, _ original: EventData?) -> EventData {
        var change = change
        guard let replaced = change.replaced else { return change }
        var reference = original ?? change
        if original == nil { reference.start = replaced }
        change.replacedName = OccurrenceName(replaced, of: reference)
        change.replaced = OccurrenceName.time(replaced, of: reference)
        return change
    }

    /// Whether the occurrence that a change replaces still exists: it may be excluded, or may only have existed in an older
    /// version of the event.
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

    /// If an occurrence has both a change of its own and one that includes the following occurrences, the newer of them applies
    /// to it; if they are equally new, its own.
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
