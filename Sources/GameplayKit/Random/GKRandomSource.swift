import Foundation

/// A source of random numbers: the system's own, until a subclass has another.
///
/// See [GKRandomSource](https://developer.apple.com/documentation/gameplaykit/gkrandomsource).
open class GKRandomSource: NSObject, GKRandom {
    // The system's generator has no state that two threads could share.
    private nonisolated(unsafe) static let system = GKRandomSource()

    /// Creates a source of the system's random numbers.
    public override init() { super.init() }

    /// The source that a whole program shares: the system's.
    open class func sharedRandom() -> GKRandomSource { system }

    /// 32 random bits, of which everything else is made.
    func bits() -> UInt32 { UInt32.random(in: .min ... .max) }

    /// From the least to the greatest whole number of 32 bits.
    open func nextInt() -> Int { Int(Int32(bitPattern: bits())) }

    /// From 0 to the number below the bound; 0 where there is none.
    open func nextInt(upperBound: Int) -> Int {
        var bits = RandomBits(source: self)
        return upperBound > 1 ? Int.random(in: 0..<upperBound, using: &bits) : 0
    }

    /// A number from 0 to 1, both included, in steps of 2⁻²⁴.
    open func nextUniform() -> Float { Float(bits() >> 8) / Float(1 << 24 - 1) }
    /// True or false, each as likely.
    open func nextBool() -> Bool { bits() >> 31 == 1 }

    /// The same objects in another order.
    open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
        var bits = RandomBits(source: self)
        return array.shuffled(using: &bits)
    }
}
