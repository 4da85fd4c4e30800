import TestSupport
import Testing

@testable import ViewTree

@Suite("Small caches") struct SmallCacheTests {
    @Test func `a cache has what was added since it was last emptied`() {
        var random = SeededRandom(seed: 11)
        var cache = SmallCache<Int, Int>()
        var plain: [Int: Int] = [:]
        for number in 0..<2000 {
            let key = Int.random(in: 0..<40, using: &random)
            #expect(cache[key] == plain[key])
            if plain[key] == nil {
                cache.add(number, for: key)
                plain[key] = number
            }
            #expect(cache.count == plain.count && cache.isEmpty == plain.isEmpty)
            guard number % 25 == 24 else { continue }
            cache.removeAll()
            plain = [:]
        }
    }

    @Test func `proposals are equal as keys if they ask for the same`() {
        let proposals: [ProposedViewSize] = [
            .zero, .unspecified, .infinity, ProposedViewSize(width: 0, height: nil),
            ProposedViewSize(width: nil, height: 0), ProposedViewSize(width: .nan, height: 0),
        ]
        #expect(Set(proposals.map(CompactProposal.init)).count == proposals.count)
        for proposal in proposals { #expect(CompactProposal(proposal) == CompactProposal(proposal)) }
    }
}
