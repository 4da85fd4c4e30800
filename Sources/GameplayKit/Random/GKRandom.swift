/// A generator of random numbers: a source, or a distribution over one.
///
/// See [GKRandom](https://developer.apple.com/documentation/gameplaykit/gkrandom).
public protocol GKRandom: AnyObject {
    /// Any integer in the generator's range.
    func nextInt() -> Int
    /// An integer from the lowest of the range up to, but not including, the bound.
    func nextInt(upperBound: Int) -> Int
    /// A number from 0 to 1, both included.
    func nextUniform() -> Float
    /// True or false.
    func nextBool() -> Bool
}

/// Adapts GameplayKit's generators to Swift's `RandomNumberGenerator`.
struct RandomBits: RandomNumberGenerator {
    let source: GKRandom
    /// A source yields 32 bits at a time. A distribution is asked for single bits, since its range can be of any size.
    mutating func next() -> UInt64 {
        if let source = source as? GKRandomSource { return UInt64(source.bits()) << 32 | UInt64(source.bits()) }
        return (0..<64).reduce(0) { bits, _ in bits << 1 | (source.nextBool() ? 1 : 0) }
    }
}
