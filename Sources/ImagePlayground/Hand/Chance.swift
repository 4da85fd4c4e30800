import ContentHashing

/// A reproducible random number generator: a seed gives the same numbers on every machine (SplitMix64).
struct Chance: RandomNumberGenerator, Sendable {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    /// Seeds the generator with a text, so that a word always has the same features.
    init(text: String) {
        state = FNV1a.hash(of: text.utf8)
    }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    /// From 0 up to 1.
    mutating func unit() -> Double { Double(next() >> 11) * 0x1p-53 }

    mutating func number(_ low: Double, _ high: Double) -> Double { low + (high - low) * unit() }

    /// From −size to size.
    mutating func around(_ size: Double) -> Double { number(-size, size) }

    mutating func count(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(next() % UInt64(range.count))
    }

    /// A random element of the choices, which must not be empty.
    mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[Int(next() % UInt64(choices.count))] }

    mutating func happens(_ probability: Double) -> Bool { unit() < probability }
}
