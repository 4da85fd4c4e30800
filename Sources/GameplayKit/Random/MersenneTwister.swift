/// MT19937-64 by Matsumoto and Nishimura: a state of 312 words, from which the next 312 are computed when they are used up.
struct MersenneTwister {
    private static let count = 312
    private static let middle = 156
    private static let upperBits: UInt64 = 0xFFFF_FFFF_8000_0000
    private static let twist: UInt64 = 0xB502_6F5A_A966_19E9
    private var words: [UInt64]
    private var used = Self.count

    init(seed: UInt64) {
        words = [seed]
        words.reserveCapacity(Self.count)
        for index in 1..<Self.count {
            let last = words[index - 1]
            words.append(6_364_136_223_846_793_005 &* (last ^ (last >> 62)) &+ UInt64(index))
        }
    }

    mutating func next() -> UInt64 {
        if used == Self.count { refill() }
        defer { used += 1 }
        return tempered(words[used])
    }

    private mutating func refill() {
        for index in 0..<Self.count {
            let next = words[(index + 1) % Self.count]
            let mixed = (words[index] & Self.upperBits) | (next & ~Self.upperBits)
            words[index] = words[(index + Self.middle) % Self.count] ^ (mixed >> 1) ^ (mixed & 1 == 1 ? Self.twist : 0)
        }
        used = 0
    }

    private func tempered(_ word: UInt64) -> UInt64 {
        var x = word
        x ^= (x >> 29) & 0x5555_5555_5555_5555
        x ^= (x << 17) & 0x71D6_7FFF_EDA6_0000
        x ^= (x << 37) & 0xFFF7_EEE0_0000_0000
        return x ^ (x >> 43)
    }
}
