import Testing

@testable import BrowserHost

@Suite struct TimeShareTests {
    private func party(_ visitor: String, at address: String = "one") -> Party {
        Party(visitor: visitor, address: address)
    }

    /// Runs jobs, each of which takes a second, and returns their owners.
    private func served(_ share: inout TimeShare<Int>, _ count: Int) -> [String] {
        (0..<count).compactMap { _ in
            guard let (party, _) = share.next() else { return nil }
            share.charge(1, to: party)
            return party.visitor
        }
    }

    @Test func `One party's jobs are done in their order, each of them once`() {
        var share = TimeShare<Int>()
        for job in [3, 1, 3, 2] { share.add(job, of: party("a")) }
        #expect((0..<3).map { _ in share.next()?.job } == [3, 1, 2])
        #expect(share.isEmpty && share.next() == nil)
    }

    @Test func `Who comes with little waits for one job at most, however much others have`() {
        var share = TimeShare<Int>()
        for job in 0..<100 { share.add(job, of: party("many")) }
        _ = served(&share, 10)
        share.add(1000, of: party("few"))
        #expect(served(&share, 2).contains("few"))
    }

    @Test func `Two with much to do take turns by time, not by number`() throws {
        var share = TimeShare<Int>()
        for job in 0..<300 {
            share.add(job, of: party("slow"))
            share.add(job, of: party("quick"))
        }
        var counts = ["slow": 0, "quick": 0]
        for _ in 0..<110 {
            let next = share.next()
            let party = try #require(next).party
            share.charge(party.visitor == "slow" ? 10 : 1, to: party)
            counts[party.visitor, default: 0] += 1
        }
        #expect((9...11).contains(counts["slow"] ?? 0))
    }

    @Test func `A pause saves nothing up`() {
        var share = TimeShare<Int>()
        share.add(0, of: party("back"))
        _ = served(&share, 1)
        for job in 0..<100 { share.add(job, of: party("steady")) }
        _ = served(&share, 50)
        for job in 0..<20 { share.add(job, of: party("back")) }
        let turns = served(&share, 20)
        #expect((9...11).contains(turns.count { $0 == "back" }))
    }

    @Test func `An endless row of newcomers keeps nobody waiting`() {
        var share = TimeShare<Int>()
        for job in 0..<10 { share.add(job, of: party("regular")) }
        _ = served(&share, 5)
        var turns: [String] = []
        for number in 0..<20 {
            share.add(100 + number, of: party("newcomer \(number)"))
            turns += served(&share, 1)
        }
        #expect(turns.contains("regular"))
    }

    @Test func `Many visitors of one address have no more than one of another`() {
        var share = TimeShare<Int>()
        for number in 0..<50 {
            for job in 0..<4 { share.add(number * 10 + job, of: party("invented \(number)", at: "crowd")) }
        }
        for job in 0..<100 { share.add(-job - 1, of: party("alone", at: "home")) }
        let turns = served(&share, 40)
        #expect((19...21).contains(turns.count { $0 == "alone" }))
        // Within an address, everybody has one turn before anybody has two.
        #expect(Set(turns.filter { $0 != "alone" }).count >= 19)
    }

    @Test func `Of those who have used the same, whose jobs are short are next, but not for ever`() {
        var share = TimeShare<Int>()
        let (page, tap, other) = (party("page", at: "page"), party("tap", at: "tap"), party("other", at: "other"))
        for (party, seconds) in [(page, 0.007), (tap, 0.002), (other, 1)] {
            share.add(0, of: party)
            _ = share.next()
            share.charge(seconds, to: party)
        }
        // By now the others have used no more than anybody else.
        share.add(1, of: other)
        _ = share.next()
        share.add(1, of: page)
        share.add(1, of: tap)
        #expect((0..<2).map { _ in share.next()?.party.visitor } == ["tap", "page"])

        // Many parties with short jobs, one after another.
        let shorts = (0..<20).map { party("short \($0)", at: "short \($0)") }
        for short in shorts {
            share.add(0, of: short)
            _ = share.next()
            share.charge(0.001, to: short)
        }
        share.add(2, of: other)
        _ = share.next()
        share.charge(10, to: other)
        share.add(3, of: other)
        _ = share.next()
        share.add(2, of: page)
        let turns = shorts.map { short in
            share.add(1, of: short)
            return share.next()?.party.visitor
        }
        #expect(turns.firstIndex(of: "page") == 8)
    }
}
