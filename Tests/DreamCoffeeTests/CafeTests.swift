import Foundation
import Testing

@testable import DreamCoffee

/// Delivers each visitor's messages to the other cafés at once, but never before they know who is present.
@MainActor
private final class Street {
    var links: [StreetLink] = []
    private var isTelling = false
    private var queue: [() -> Void] = []
    var now = Date(timeIntervalSince1970: 1_000_000)

    func visitor(_ name: String, at place: CGPoint = .zero, isOwner: Bool = false) -> Cafe {
        let link = StreetLink(self, isOwner: isOwner)
        let cafe = Cafe(link, name: name, color: .coral) { self.now }
        cafe.place = place
        cafe.enter()
        return cafe
    }

    func tell() {
        let present = Set(links.filter(\.isConnected).map(\.localID))
        isTelling = true
        for link in links where link.isConnected { link.cafe?.participantsDidChange(to: present) }
        isTelling = false
        while !queue.isEmpty { queue.removeFirst()() }
    }

    func deliver(_ delivery: @escaping () -> Void) {
        if isTelling { queue.append(delivery) } else { delivery() }
    }
}

@MainActor
private final class StreetLink: CafeLink {
    let localID = UUID()
    let isOwner: Bool
    let invitation = SharedCafe(language: .english)
    let street: Street
    weak var cafe: Cafe?
    var isConnected = false
    var sentCount = 0

    init(_ street: Street, isOwner: Bool) { (self.street, self.isOwner) = (street, isOwner) }

    func open(_ cafe: Cafe) {
        self.cafe = cafe
        isConnected = true
        street.links.append(self)
        street.tell()
    }

    func send(_ message: some Codable & Sendable, to ids: Set<UUID>?) {
        sentCount += 1
        for other in street.links where other !== self && ids?.contains(other.localID) != false {
            let sender = localID
            street.deliver { other.take(message, from: sender) }
        }
    }

    /// Receives a message from a participant, even an invented one.
    func take(_ message: some Codable & Sendable, from id: UUID) {
        switch message {
        case let message as CafeGreeting: cafe?.take(message, from: id)
        case let message as CafeWalk: cafe?.take(message, from: id)
        case let message as CafeLine: cafe?.take(message, from: id)
        case let message as CafeFarewell: cafe?.take(message, from: id)
        case let message as CafeChange: cafe?.take(message, from: id)
        default: Issue.record("unknown message \(message)")
        }
    }

    func setConnected(_ isConnected: Bool) {
        self.isConnected = isConnected
        street.tell()
    }

    func leave() {
        isConnected = false
        street.tell()
        cafe?.didEnd()
    }

    func end() {
        for link in street.links {
            link.isConnected = false
            link.cafe?.didEnd()
        }
    }
}

@MainActor
@Suite("Visitors who meet", .shopResources)
struct CafeTests {
    private let street = Street()

    private func link(of cafe: Cafe) -> StreetLink { street.links.first { $0.cafe === cafe }! }
    private func id(of cafe: Cafe) -> UUID { link(of: cafe).localID }

    @Test func `all who come know each other`() {
        let cafes = ["Aiko", "Ben", "Chloe"].map { street.visitor($0) }
        #expect(cafes.map { $0.everybody.map(\.name) } == [["Ben", "Chloe"], ["Aiko", "Chloe"], ["Aiko", "Ben"]])
        #expect(cafes.allSatisfy { $0.count == 3 } && cafes.count(where: \.isLeader) == 1)
    }

    @Test func `a walk is seen between its beginning and its end`() throws {
        let (walker, watcher) = (street.visitor("Aiko"), street.visitor("Ben"))
        walker.walk(from: .zero, to: CGPoint(x: 300, y: 0))
        street.now += 0.5
        let half = try #require(watcher.visitors[id(of: walker)]).track.place(at: street.now)
        #expect(half == CGPoint(x: 150, y: 0))
        street.now += 10
        #expect(watcher.visitors[id(of: walker)]?.track.place(at: street.now) == CGPoint(x: 300, y: 0))
    }

    @Test func `a walk is told once and not in each frame`() {
        let walker = street.visitor("Aiko")
        _ = street.visitor("Ben")
        let before = link(of: walker).sentCount
        for _ in 0..<100 { walker.walk(from: .zero, to: CGPoint(x: 300, y: 0)) }
        #expect(link(of: walker).sentCount == before + 1)
        // A finger that moves over the floor keeps changing the destination.
        for step in 0..<100 {
            street.now += 0.016
            walker.walk(from: .zero, to: CGPoint(x: step, y: 0))
        }
        #expect(link(of: walker).sentCount <= before + 12)
    }

    @Test func `what is said is heard near by and nowhere else`() {
        let speaker = street.visitor("Aiko")
        let (near, far) = (street.visitor("Ben"), street.visitor("Chloe", at: CGPoint(x: 300, y: -400)))
        far.walk(from: far.place, to: far.place)
        #expect(speaker.say("  Good\nmorning! "))
        #expect(near.visitors[id(of: speaker)]?.line?.text == "Good morning!")
        #expect(far.visitors[id(of: speaker)]?.line == nil)
        #expect(speaker.ownLine?.text == "Good morning!")
    }

    @Test func `who loses the connection sleeps for a minute and wakes where they were`() {
        let (sleeper, watcher) = (street.visitor("Aiko"), street.visitor("Ben"))
        sleeper.walk(from: .zero, to: CGPoint(x: 300, y: 0))
        street.now += 0.5
        link(of: sleeper).setConnected(false)
        street.now += 30
        let asleep = watcher.visitors[id(of: sleeper)]
        #expect(asleep?.isAsleep == true && asleep?.track.place(at: street.now) == CGPoint(x: 150, y: 0))
        // A reloaded page begins at the door.
        let again = Cafe(link(of: sleeper), name: "Aiko", color: .coral) { street.now }
        var wokenAt: CGPoint?
        again.wake = { wokenAt = $0 }
        link(of: sleeper).cafe = again
        link(of: again).setConnected(true)
        #expect(wokenAt == CGPoint(x: 150, y: 0))
        #expect(watcher.visitors[id(of: again)]?.isAsleep == false)
    }

    @Test func `who wakes isn't seen at the door before`() throws {
        let (sleeper, watcher) = (street.visitor("Aiko", at: CGPoint(x: 150, y: 0)), street.visitor("Ben"))
        let id = id(of: sleeper)
        link(of: sleeper).setConnected(false)
        street.now += 30
        let again = Cafe(link(of: sleeper), name: "Aiko", color: .coral) { street.now }
        again.wake = { again.place = $0 }
        link(of: sleeper).cafe = again
        // The scene's first frame may come before the others' greetings.
        again.walk(from: .zero, to: .zero)
        #expect(watcher.visitors[id]?.track.place(at: street.now) == CGPoint(x: 150, y: 0))
        link(of: again).setConnected(true)
        again.walk(from: again.place, to: again.place)
        #expect(watcher.visitors[id]?.track.place(at: street.now) == CGPoint(x: 150, y: 0))
        #expect(watcher.visitors[id]?.isAsleep == false)
    }

    @Test func `who sleeps for longer than a minute has gone`() {
        let (sleeper, watcher) = (street.visitor("Aiko"), street.visitor("Ben"))
        link(of: sleeper).setConnected(false)
        street.now += 59
        watcher.tidy()
        #expect(watcher.visitors.count == 1)
        street.now += 1
        watcher.tidy()
        #expect(watcher.visitors.isEmpty)
    }

    @Test func `who leaves is gone at once, and who is left lets guests in`() {
        let cafes = ["Aiko", "Ben"].map { street.visitor($0) }
        let leader = cafes[0].isLeader ? 0 : 1
        cafes[leader].leave()
        #expect(cafes[leader].isOver && cafes[1 - leader].visitors.isEmpty && cafes[1 - leader].isLeader)
    }

    @Test func `only the owner closes the door`() {
        let (owner, guest) = (street.visitor("Aiko", isOwner: true), street.visitor("Ben"))
        guest.closeDoor()
        #expect(!owner.isOver && !guest.isOver)
        owner.closeDoor()
        #expect(owner.isOver && guest.isOver)
    }

    // MARK: Attacks. What comes from another visitor may have been made up, and is looked at where it is taken in.

    @Test func `nobody is faster than walking, whatever they tell`() throws {
        let (cheat, watcher) = (street.visitor("Aiko"), street.visitor("Ben"))
        let id = id(of: cheat)
        for step in 0..<40 {
            street.now += 0.05
            let far = FloorPlace(CGPoint(x: step.isMultiple(of: 2) ? 340 : -340, y: -440))
            let before = try #require(watcher.visitors[id]).track.place(at: street.now)
            let time = street.now - (step.isMultiple(of: 3) ? 3600 : -3600)
            watcher.take(CafeWalk(start: far, end: far, time: time), from: id)
            let after = try #require(watcher.visitors[id]).track.place(at: street.now)
            #expect(abs(after.x - before.x) <= 56 && abs(after.y - before.y) <= 56)
        }
        // In two seconds a figure moves as far as it walks in two seconds.
        let place = try #require(watcher.visitors[id]).track.place(at: street.now)
        #expect(abs(place.x) <= 2.2 * WalkTrack.pace && abs(place.y) <= 2.2 * WalkTrack.pace)
    }

    /// Each report is possible by itself: it begins where the last one ended, or a little beyond.
    @Test(arguments: [0.0, 0.5, 1.0, 3600.0], [0.0, 40.0])
    func `many reports in one moment lead no farther than one`(secondsAgo: Double, lead: Double) throws {
        let (cheat, watcher) = (street.visitor("Aiko"), street.visitor("Ben"))
        let id = id(of: cheat)
        street.now += 60
        var walked = 0.0
        for number in 0..<20 {
            let before = try #require(watcher.visitors[id]).track.place(at: street.now)
            let direction = number.isMultiple(of: 2) ? 1.0 : -1.0
            let start = CGPoint(x: before.x + lead * direction, y: before.y)
            let walk = CafeWalk(
                start: FloorPlace(start), end: FloorPlace(CGPoint(x: 340 * direction, y: 0)),
                time: street.now - secondsAgo)
            watcher.take(walk, from: id)
            let after = try #require(watcher.visitors[id]).track.place(at: street.now)
            walked += abs(after.x - before.x)
        }
        // A walk may have begun a second ago, somewhat beyond where its walker was seen, and use up the slack.
        #expect(walked <= WalkTrack.pace + 81)
    }

    /// The sender's clock may differ, frames are skipped, and reports come late.
    @Test(arguments: [-0.5, 0.0, 0.5])
    func `an honest walk is believed`(clockAhead: Double) throws {
        let (walker, watcher) = (street.visitor("Aiko", at: CGPoint(x: -340, y: 0)), street.visitor("Ben"))
        let begin = street.now
        var track = try #require(watcher.visitors[id(of: walker)]).track
        for number in 1...14 {
            let told = begin + 0.15 * Double(number)
            let skipped = number.isMultiple(of: 4) ? -WalkTrack.pace / 60 : 0
            let place = CGPoint(x: -340 + WalkTrack.pace * 0.15 * Double(number) + skipped, y: 0)
            let walk = CafeWalk(
                start: FloorPlace(place), end: FloorPlace(CGPoint(x: 340, y: 0)), time: told + clockAhead)
            let isBelieved = track.take(walk, at: told + (number.isMultiple(of: 3) ? 0.12 : 0.02))
            #expect(isBelieved, "report \(number)")
        }
    }

    @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300])
    func `nobody stands off the floor`(number: Double) throws {
        let (cheat, watcher) = (street.visitor("Aiko"), street.visitor("Ben"))
        var nowhere = FloorPlace(.zero)
        (nowhere.x, nowhere.y) = (number, number)
        watcher.take(CafeWalk(start: nowhere, end: nowhere, time: street.now), from: id(of: cheat))
        street.now += 100
        let place = try #require(watcher.visitors[id(of: cheat)]).track.place(at: street.now)
        #expect(PlayerSprite.floor.insetBy(dx: -1, dy: -1).contains(place))
    }

    @Test func `a flood of lines shows five in ten seconds`() {
        let (flooder, watcher) = (street.visitor("Aiko"), street.visitor("Ben"))
        var shown: Set<String> = []
        for number in 0..<100 {
            street.now += 0.05
            watcher.take(CafeLine(text: "line \(number)"), from: id(of: flooder))
            watcher.visitors[id(of: flooder)]?.line.map { _ = shown.insert($0.text) }
        }
        #expect(shown.count == 5)
        street.now += 11
        watcher.take(CafeLine(text: "later"), from: id(of: flooder))
        #expect(watcher.visitors[id(of: flooder)]?.line?.text == "later")
    }

    @Test(arguments: ["", "  \n ", "a milkshake please", "MILKSHAKE", "スムージー", String(repeating: "a", count: 121)])
    func `what isn't said in a café is neither sent nor shown`(text: String) {
        let (speaker, listener) = (street.visitor("Aiko"), street.visitor("Ben"))
        #expect(!speaker.say(text))
        listener.take(CafeLine(text: text), from: id(of: speaker))
        #expect(listener.visitors[id(of: speaker)]?.line == nil)
    }

    @Test(arguments: [
        "milkshake", "", "\u{202E}", String(repeating: "n", count: 17), "e" + String(repeating: "\u{301}", count: 500),
    ])
    func `a name that isn't one is shown as none`(name: String) {
        let (cheat, watcher) = (street.visitor("Aiko"), street.visitor("Ben"))
        #expect(CafeManners().name(name) == nil)
        let greeting = CafeGreeting(name: name, color: .sky, place: FloorPlace(.zero))
        watcher.take(greeting, from: id(of: cheat))
        #expect(watcher.visitors[id(of: cheat)]?.name == Cafe.nameless)
    }

    @Test func `who is muted isn't heard until heard again`() {
        let (speaker, listener) = (street.visitor("Aiko"), street.visitor("Ben"))
        _ = speaker.say("one")
        listener.mute(id(of: speaker))
        #expect(listener.visitors[id(of: speaker)]?.line == nil)
        _ = speaker.say("two")
        #expect(listener.visitors[id(of: speaker)]?.line == nil)
        listener.mute(id(of: speaker), false)
        _ = speaker.say("three")
        #expect(listener.visitors[id(of: speaker)]?.line?.text == "three")
    }

    @Test func `who isn't in the café is not heard`() {
        let listener = street.visitor("Ben")
        let stranger = UUID()
        listener.take(CafeLine(text: "hello"), from: stranger)
        listener.take(CafeWalk(start: FloorPlace(.zero), end: FloorPlace(.zero), time: street.now), from: stranger)
        #expect(listener.visitors.isEmpty)
    }

    @Test func `names keep their letters and lose what isn't seen`() {
        #expect(CafeManners().name("  愛子 👩‍🍳 ") == "愛子 👩‍🍳")
        #expect(CafeManners().name("Ai\u{202E}ko\n") == "Aiko")
    }
}
