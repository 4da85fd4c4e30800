import Foundation

/// How many inputs a fuzzed reader is given.
public enum FuzzRounds {
    /// `KISSA_FUZZ_ROUNDS`, which `make verify` sets to many more than the tests' own number.
    public static func count(inTests count: Int) -> Int {
        ProcessInfo.processInfo.environment["KISSA_FUZZ_ROUNDS"].flatMap(Int.init) ?? count
    }
}
