import Foundation

/// Seeded random numbers, the same on every machine, so that a failure can be reproduced (Steele et al., "Fast
/// Splittable Pseudorandom Number Generators", 2014). `KISSA_FUZZ_SEED` changes all seeds, so that the tests see new
/// inputs.
public struct SeededRandom: RandomNumberGenerator, Sendable {
    private static let others = UInt64(ProcessInfo.processInfo.environment["KISSA_FUZZ_SEED"] ?? "") ?? 0

    private var state: UInt64

    public init(seed: UInt64) { state = seed &+ Self.others &* 0xD1B5_4A32_D192_ED03 }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }
}
