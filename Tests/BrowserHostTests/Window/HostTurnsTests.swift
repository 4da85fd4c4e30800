import Testing

@testable import BrowserHost

@MainActor @Suite struct HostTurnsTests {
    @Test func `A turn ends when its time is over, and the next one goes on`() async {
        var clock = 0.0
        var done: [Int] = []
        let turns = HostTurns(turnSeconds: 2.5, clock: { clock }) { job, _ in
            guard case .hear(let id) = job else { return }
            done.append(id.rawValue)
            clock += 1
        }
        for number in 0..<7 {
            turns.add(.hear(ConnectionID(rawValue: number)), of: Party(visitor: "a", address: ""))
        }
        turns.runTurn()
        #expect(done == [0, 1, 2])
        while done.count < 7 { await Task.yield() }
        #expect(done == Array(0..<7))
    }

    @Test func `Who speaks while somebody else's job is under way waits for that one alone`() async {
        let (crowd, alone) = (Party(visitor: "a", address: "1"), Party(visitor: "b", address: "2"))
        var done: [Int] = []
        var said: [Int] = []
        var turns: HostTurns?
        turns = HostTurns(
            turnSeconds: 1000,
            listen: {
                for number in said { turns?.add(.hear(ConnectionID(rawValue: number)), of: alone) }
                said = []
            },
            run: { job, _ in
                guard case .hear(let id) = job else { return }
                done.append(id.rawValue)
                if id.rawValue == 1 { said = [99] }
            })
        for number in 0..<5 { turns?.add(.hear(ConnectionID(rawValue: number)), of: crowd) }
        turns?.runTurn()
        #expect(done == [0, 1, 99, 2, 3, 4])
    }

    /// A tap's delay is measured in other clients' events, each of which may take as long as building a page.
    @Test(arguments: [1, 24, 200])
    func `A tap waits for the event that is under way alone, however much somebody has said in however many windows`(
        windowCount: Int
    ) {
        let tapper = Party(visitor: "tapper", address: "home"), tap = HostTurns.Job.hear(ConnectionID(rawValue: 0))
        var (clock, eventCount, tapsSaid, tapsHeard, eventsBeforeTap) = (0.0, 0, 0, 0, 0)
        var turns: HostTurns?
        turns = HostTurns(
            turnSeconds: .infinity, clock: { clock },
            listen: {
                guard tapsSaid > tapsHeard else { return }
                turns?.add(tap, of: tapper)
            },
            run: { job, mayGoOn in
                if job == tap {
                    clock += 0.001
                    return tapsHeard += 1
                }
                // Each client sends fifty messages, and one client taps now and then.
                for _ in 0..<50 {
                    if tapsSaid > tapsHeard { eventsBeforeTap += 1 }
                    clock += 0.007
                    eventCount += 1
                    if eventCount % 17 == 0 { tapsSaid = tapsHeard + 1 }
                    guard mayGoOn() else { break }
                }
            })
        for number in 1...windowCount {
            turns?.add(.hear(ConnectionID(rawValue: number)), of: Party(visitor: "crowd", address: "elsewhere"))
        }
        turns?.runTurn()
        #expect(tapsHeard >= windowCount && eventsBeforeTap == 0)
    }
}
