import Testing

@testable import Inference

/// What the cache stores, shares and evicts. No model is needed: the tokens stand in for their keys and values.
struct KeyValueCacheTests {
    private func cache(blockCountMax: Int = 20) throws -> KeyValueCache {
        let model = try TinyModel(layerCount: 1).load()
        return KeyValueCache(layout: CacheLayout(model.shape), blockCountMax: blockCountMax)
    }

    /// Computes a conversation and releases it. Returns how many of its tokens were already cached.
    @discardableResult
    private func run(_ tokens: [Token], in cache: KeyValueCache) -> Int {
        let sequence = cache.open(tokens, reusing: tokens.count, positionsMax: 1000)
        let known = sequence.count
        sequence.reserve(tokens.count - known)
        sequence.commit(tokens.dropFirst(known))
        sequence.close()
        cache.checkInvariants()
        return known
    }

    private func tokens(_ count: Int, from first: Int = 0) -> [Token] { (first..<first + count).map { Token($0) } }

    @Test func `a prefix is known to the token`() throws {
        let cache = try cache()
        #expect(run(tokens(37), in: cache) == 0)
        #expect(run(tokens(37), in: cache) == 37)
        #expect(run(tokens(50), in: cache) == 37)
        #expect(run(tokens(20) + [999], in: cache) == 20)
        #expect(run([999] + tokens(20), in: cache) == 0)
    }

    @Test func `longer conversations replace their own beginnings`() throws {
        let cache = try cache()
        for count in 1...40 { run(tokens(count), in: cache) }
        #expect(cache.blockCount == 3)
    }

    @Test func `conversations that begin alike share blocks`() throws {
        let cache = try cache()
        let first = cache.open([], reusing: 0, positionsMax: 100)
        let second = cache.open([], reusing: 0, positionsMax: 100)
        for sequence in [first, second] {
            sequence.reserve(32)
            sequence.commit(tokens(32))
        }
        cache.checkInvariants()
        #expect(cache.blockCount == 2)
        #expect(first.table[0] == second.table[0] && first.table[1] == second.table[1])
        first.close()
        second.close()
        cache.checkInvariants()
    }

    @Test func `the least recently used is forgotten first`() throws {
        let cache = try cache(blockCountMax: 4)
        run(tokens(16), in: cache)
        run(tokens(16, from: 100), in: cache)
        run(tokens(16, from: 200), in: cache)
        run(tokens(16), in: cache)
        run(tokens(32, from: 300), in: cache)
        #expect(cache.blockCount == 4)
        #expect(run(tokens(16), in: cache) == 16)
        #expect(run(tokens(16, from: 200), in: cache) == 16)
        #expect(run(tokens(16, from: 100), in: cache) == 0)
    }

    @Test func `blocks in use are not forgotten`() throws {
        let cache = try cache(blockCountMax: 4)
        let held = cache.open([], reusing: 0, positionsMax: 100)
        held.reserve(32)
        held.commit(tokens(32))
        for first in 1...10 { run(tokens(30, from: first * 100), in: cache) }
        held.close()
        #expect(run(tokens(32), in: cache) == 32)
    }

    @Test func `anything goes in any order`() throws {
        let cache = try cache(blockCountMax: 12)
        var generator = SeededGenerator(seed: 3)
        var open: [CacheSequence] = []
        for _ in 0..<3000 {
            // A small vocabulary, so that conversations often share a prefix.
            let prompt = (0..<Int.random(in: 0...30, using: &generator)).map { _ in
                Token.random(in: 0...1, using: &generator)
            }
            if open.count == 3 || (Bool.random(using: &generator) && !open.isEmpty) {
                open.remove(at: Int.random(in: 0..<open.count, using: &generator)).close()
            } else {
                let sequence = cache.open(prompt, reusing: prompt.count, positionsMax: 48)
                let rest = prompt.dropFirst(sequence.count)
                sequence.reserve(rest.count)
                sequence.commit(rest)
                #expect(sequence.count == prompt.count)
                open.append(sequence)
            }
            cache.checkInvariants()
        }
        for sequence in open { sequence.close() }
        cache.checkInvariants()
    }
}
