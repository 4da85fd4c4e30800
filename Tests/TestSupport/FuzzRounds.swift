import Foundation

/// The number of inputs for a fuzz test.
public enum FuzzRounds {
    /// `KISSA_FUZZ_ROUNDS`, which `make verify` sets much higher, otherwise the test's own number.
    public static func count(inTests count: Int) -> Int {
        ProcessInfo.processInfo.environment["KISSA_FUZZ_ROUNDS"].flatMap(Int.init) ?? count
    }
}
