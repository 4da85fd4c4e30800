/// Something that gives random numbers: a source, or a distribution over one.
///
/// See [GKRandom](https://developer.apple.com/documentation/gameplaykit/gkrandom).
public protocol GKRandom: AnyObject {
    /// Any whole number of the receiver's range.
    func nextInt() -> Int
    /// A whole number from the receiver's lowest to the one below the bound.
    func nextInt(upperBound: Int) -> Int
    /// A number from 0 to 1, which may be either of them.
    func nextUniform() -> Float
    /// True or false.
    func nextBool() -> Bool
}

/// Numbers of any GameplayKit source for Swift's own random functions.
struct RandomBits: RandomNumberGenerator {
    let source: GKRandom
    /// A source gives 32 bits; a distribution is asked for one at a time, since it has any number of them.
    mutating func next() -> UInt64 {
        if let source = source as? GKRandomSource { return UInt64(source.bits()) << 32 | UInt64(source.bits()) }
        return (0..<64).reduce(0) { bits, _ in bits << 1 | (source.nextBool() ? 1 : 0) }
    }
}
