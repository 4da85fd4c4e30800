import Foundation

/// A source of random numbers: the system's generator, unless a subclass overrides it.
///
/// See [GKRandomSource](https://developer.apple.com/documentation/gameplaykit/gkrandomsource).
open class GKRandomSource: NSObject, GKRandom {
    // Safe: the system's generator has no shared mutable state.
    private nonisolated(unsafe) static let system = GKRandomSource()

    /// Creates a source of the system's random numbers.
    public override init() { super.init() }

    /// The source that the whole program shares: the system's.
    open class func sharedRandom() -> GKRandomSource { system }

    /// 32 random bits, from which all other values are derived.
    func bits() -> UInt32 { UInt32.random(in: .min ... .max) }

    /// Any 32-bit integer.
    open func nextInt() -> Int { Int(Int32(bitPattern: bits())) }

    /// An integer from 0 up to, but not including, the bound; 0 if the bound is 0 or less.
    open func nextInt(upperBound: Int) -> Int {
        var bits = RandomBits(source: self)
        return upperBound > 1 ? Int.random(in: 0..<upperBound, using: &bits) : 0
    }

    /// A number from 0 to 1, both included, in steps of 2⁻²⁴.
    open func nextUniform() -> Float { Float(bits() >> 8) / Float(1 << 24 - 1) }
    /// True or false, with equal probability.
    open func nextBool() -> Bool { bits() >> 31 == 1 }

    /// The objects in random order.
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var bits = RandomBits(source: self)
        return array.shuffled(using: &bits)
    }
}
