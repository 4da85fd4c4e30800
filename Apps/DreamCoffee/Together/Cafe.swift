import Foundation
import GroupActivities
import Observation
import os

/// A café shared by several visitors, as one of them sees it: who is present, where they walk, and what is said nearby.
@MainActor
@Observable
final class Cafe {
    /// The player's name in it.
    let name: String
    let color: VisitorColor
    /// The other visitors, asleep or awake.
    private(set) var visitors: [UUID: CafeVisitor] = [:]
    /// Whether this visitor's window lets guests in, which one window does for all.
    private(set) var isLeader = true
    /// Whether the player is no longer in the café.
    private(set) var isOver = false
    /// The player's last line.
    private(set) var ownLine: CafeVisitor.Said?

    /// Called with the player's position before the connection was lost.
    @ObservationIgnored var wake: (CGPoint) -> Void = { _ in }
    /// Called when another visitor has changed the shop.
    @ObservationIgnored var shopHasChanged: () -> Void = {}
    /// The player's position.
    @ObservationIgnored var place = CGPoint.zero
    @ObservationIgnored private let link: any CafeLink
    @ObservationIgnored private let manners: CafeManners
    @ObservationIgnored private let now: @MainActor () -> Date
    private var present: Set<UUID> = []
    @ObservationIgnored private var lastWalk: (end: CGPoint, time: Date)?
    @ObservationIgnored private var hasWalked = false

    /// The distance at which a visitor can be heard, in points.
    static let hearingDistance = 330.0
    /// How long a disconnected visitor is shown as asleep, in seconds.
    static let sleepSeconds = 60.0
    /// The minimum time between reports of a walk, in seconds; its end is always reported.
    private static let walkPause = 0.15

    init(
        _ link: any CafeLink, name: String, color: VisitorColor, manners: CafeManners = CafeManners(),
        now: @escaping @MainActor () -> Date = { .now }
    ) {
        (self.link, self.name, self.color, self.manners, self.now) = (link, name, color, manners, now)
    }

    var everybody: [CafeVisitor] {
        visitors.values.sorted { ($0.name, $0.id.uuidString) < ($1.name, $1.id.uuidString) }
    }
    /// The number of connected visitors, including the player.
    var count: Int { present.count }
    var isOwner: Bool { link.isOwner }
    /// Identifies the player to the others.
    var id: UUID { link.localID }
    /// The activity with which others are invited.
    var invitation: SharedCafe { link.invitation }

    // MARK: What the player does

    func enter() { link.open(self) }

    /// Says something aloud. Visitors nearby hear it.
    ///
    /// - Returns: Whether the line is allowed.
    func say(_ text: String) -> Bool {
        guard let line = manners.line(text) else { return false }
        ownLine = CafeVisitor.Said(text: line, time: now())
        link.send(CafeLine(text: line), to: Set(near.map(\.id)))
        return true
    }

    private var near: [CafeVisitor] {
        let now = now()
        return visitors.values.filter { !$0.isAsleep && Self.isNear($0.track.place(at: now), place) }
    }

    private static func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
        hypot(one.x - other.x, one.y - other.y) <= hearingDistance
    }

    /// Reports the player's position and destination. Where they stand at first is in their greeting: who has lost the
    /// connection stands at the door only until they are woken, and the others shouldn't see them jump there and back.
    func walk(from start: CGPoint, to end: CGPoint) {
        place = start
        guard !isOver else { return }
        let (now, isStop) = (now(), start == end)
        if let lastWalk {
            guard lastWalk.end != end else { return }
            guard isStop || now.timeIntervalSince(lastWalk.time) >= Self.walkPause else { return }
            hasWalked = true
        }
        let isGreeted = lastWalk == nil && isStop
        lastWalk = (end, now)
        guard !isGreeted else { return }
        link.send(CafeWalk(start: FloorPlace(start), end: FloorPlace(end), time: now), to: nil)
    }

    func mute(_ id: UUID, _ isMuted: Bool = true) {
        visitors[id]?.isMuted = isMuted
        if isMuted { visitors[id]?.line = nil }
    }

    func leave() {
        link.send(CafeFarewell(), to: nil)
        link.leave()
    }

    /// Ends the café for everybody. Its address becomes invalid.
    func closeDoor() { if isOwner { link.end() } }

    /// Notifies the others that the shop has changed.
    func shopDidChange() { link.send(CafeChange(), to: nil) }

    // MARK: What the others do

    func take(_ greeting: CafeGreeting, from id: UUID) {
        if let before = greeting.placeBefore, !hasWalked { wake(before.point) }
        // It may arrive after its sender has disconnected; then the sender would never be removed.
        guard present.contains(id) || visitors[id] != nil else { return }
        let name = manners.name(greeting.name) ?? Self.nameless
        if var known = visitors[id] {
            (known.name, known.color) = (name, greeting.color)
            visitors[id] = known
        } else if visitors.count < Self.visitorCountMax {
            let track = WalkTrack(standingAt: greeting.place.point, at: now())
            visitors[id] = CafeVisitor(id: id, name: name, color: greeting.color, track: track)
        }
    }

    /// The name of a visitor whose own name isn't allowed here.
    static let nameless = "…"
    /// The maximum group size, plus sleeping visitors.
    private static let visitorCountMax = 64

    func take(_ walk: CafeWalk, from id: UUID) {
        guard visitors[id]?.track.take(walk, at: now()) == false else { return }
        Logging.general.notice("A visitor's walk began where nobody can be so soon")
    }

    func take(_ line: CafeLine, from id: UUID) {
        let now = now()
        guard let text = manners.line(line.text), var visitor = visitors[id], !visitor.isMuted,
            Self.isNear(visitor.track.place(at: now), place), visitor.mayBeHeard(at: now)
        else { return }
        visitor.line = CafeVisitor.Said(text: text, time: now)
        visitors[id] = visitor
    }

    func take(_ farewell: CafeFarewell, from id: UUID) { visitors[id] = nil }

    func take(_ change: CafeChange, from id: UUID) { shopHasChanged() }

    /// The connected visitors have changed: new ones are greeted, and missing ones fall asleep.
    func participantsDidChange(to present: Set<UUID>) {
        let (before, now) = (self.present, now())
        self.present = present
        isLeader = present.min { $0.uuidString < $1.uuidString } == link.localID
        for id in before.subtracting(present) { visitors[id]?.fallAsleep(at: now) }
        for id in present.subtracting(before) where id != link.localID { greet(id) }
        tidy()
    }

    private func greet(_ id: UUID) {
        let stood = visitors[id].map { FloorPlace($0.track.place(at: now())) }
        visitors[id]?.asleepSince = nil
        link.send(CafeGreeting(name: name, color: color, place: FloorPlace(place), placeBefore: stood), to: [id])
    }

    /// Removes visitors who have been asleep for a minute.
    func tidy() {
        let now = now()
        for (id, visitor) in visitors {
            if let since = visitor.asleepSince, now.timeIntervalSince(since) >= Self.sleepSeconds { visitors[id] = nil }
        }
    }

    func didEnd() {
        isOver = true
        (visitors, present) = ([:], [])
    }
}
