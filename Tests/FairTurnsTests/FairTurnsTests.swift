import FairTurns
import TestSupport
import Testing

/// Work with its owner's name and its number among the owner's.
private struct Job: Equatable {
    let owner: String
    let number: Int

    init(_ owner: String, _ number: Int) { (self.owner, self.number) = (owner, number) }
}

/// The turns of some owners' jobs.
private final class Desk {
    private var turns: FairTurns<String, Job>

    init(placeCount: Int, placesPerOwner: Int = .max, waitingMax: Int = .max, _ waiting: KeyValuePairs<String, Int>) {
        turns = FairTurns(placeCount: placeCount, placesPerOwner: placesPerOwner, waitingMax: waitingMax)
        for (owner, count) in waiting {
            for number in 0..<count { add(Job(owner, number)) }
        }
    }

    var waitingCount: Int { turns.waitingCount }

    @discardableResult func add(_ job: Job) -> Bool { turns.add(job, of: job.owner) }
    func remove(where isMeant: (Job) -> Bool) -> Job? { turns.remove(where: isMeant) }
    func end(of owner: String, rest: Job? = nil) { turns.end(of: owner, rest: rest) }

    func next() -> Job? {
        guard let (owner, job) = turns.next() else { return nil }
        #expect(owner == job.owner)
        return job
    }

    /// Does all work, one after the other.
    func order() -> [Job] {
        var order: [Job] = []
        while let job = next() {
            order.append(job)
            end(of: job.owner)
        }
        return order
    }
}

@Suite struct FairTurnsTests {
    @Test func `Owners have their turns one after the other, and each one's work its order`() {
        let desk = Desk(placeCount: 1, ["Ann": 3, "Bob": 1, "Eve": 2])
        #expect(
            desk.order() == [Job("Ann", 0), Job("Bob", 0), Job("Eve", 0), Job("Ann", 1), Job("Eve", 1), Job("Ann", 2)])
        #expect(desk.waitingCount == 0)
    }

    @Test func `A newcomer comes before somebody's second`() {
        let desk = Desk(placeCount: 2, ["Ann": 4])
        #expect(desk.next() == Job("Ann", 0) && desk.next() == Job("Ann", 1) && desk.next() == nil)
        desk.add(Job("Bob", 0))
        desk.end(of: "Ann")
        #expect(desk.next() == Job("Bob", 0))
        desk.add(Job("Bob", 1))
        desk.end(of: "Ann")
        // Ann has no place now, and Bob one.
        #expect(desk.next() == Job("Ann", 2))
    }

    @Test func `Who has just had a turn comes after a newcomer`() {
        let desk = Desk(placeCount: 1, ["Ann": 2])
        #expect(desk.next() == Job("Ann", 0))
        desk.add(Job("Bob", 0))
        desk.end(of: "Ann")
        #expect(desk.order() == [Job("Bob", 0), Job("Ann", 1)])
    }

    @Test func `With one place each, somebody's second waits for the first, and other places stay free for others`() {
        let desk = Desk(placeCount: 3, placesPerOwner: 1, ["Ann": 2])
        #expect(desk.next() == Job("Ann", 0) && desk.next() == nil)
        desk.add(Job("Bob", 0))
        #expect(desk.next() == Job("Bob", 0) && desk.next() == nil)
        desk.end(of: "Ann")
        #expect(desk.next() == Job("Ann", 1))
    }

    @Test func `What remains of work is its owner's next, after everybody else`() {
        let desk = Desk(placeCount: 1, ["Ann": 2, "Bob": 1])
        #expect(desk.next() == Job("Ann", 0))
        desk.end(of: "Ann", rest: Job("Ann", -1))
        #expect(desk.order() == [Job("Bob", 0), Job("Ann", -1), Job("Ann", 1)])
    }

    @Test func `Each owner's waiting work has a bound of its own`() {
        let desk = Desk(placeCount: 1, waitingMax: 2, ["Ann": 3])
        #expect(desk.waitingCount == 2)
        #expect(desk.add(Job("Bob", 0)))
        #expect(desk.next() == Job("Ann", 0))
        #expect(desk.add(Job("Ann", 2)))
        #expect(!desk.add(Job("Ann", 3)))
    }

    @Test func `Waiting work can be removed`() {
        let desk = Desk(placeCount: 1, ["Ann": 2, "Bob": 1])
        #expect(desk.remove { $0.owner == "Bob" } == Job("Bob", 0))
        #expect(desk.remove { $0.owner == "Bob" } == nil)
        #expect(desk.remove { $0.number == 0 } == Job("Ann", 0))
        #expect(desk.order() == [Job("Ann", 1)])
    }

    @Test(arguments: 0..<20 as Range<UInt64>)
    func `All work is done once, in its owner's order, and first that of whoever has the fewest places`(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let desk = Desk(placeCount: 3, placesPerOwner: .random(in: 1...3, using: &random), waitingMax: 5, [:])
        var (added, begun, running): ([String: Int], [String: Int], [String]) = ([:], [:], [])
        for _ in 0..<500 {
            let owner = ["Ann", "Bob", "Eve", "Zoe"].randomElement(using: &random)!
            if Bool.random(using: &random), desk.add(Job(owner, added[owner, default: 0])) {
                added[owner, default: 0] += 1
            }
            if Int.random(in: 0..<3, using: &random) == 0, !running.isEmpty {
                desk.end(of: running.remove(at: .random(in: running.indices, using: &random)))
            }
            while let job = desk.next() {
                let waiting = added.filter { $0.value > begun[$0.key, default: 0] }.keys
                let counts = waiting.map { name in running.count { $0 == name } }
                #expect(job.number == begun[job.owner, default: 0])
                #expect(running.count { $0 == job.owner } == counts.min())
                begun[job.owner, default: 0] += 1
                running.append(job.owner)
            }
            #expect(running.count <= 3)
        }
        #expect(desk.waitingCount == added.values.reduce(0, +) - begun.values.reduce(0, +))
    }
}
