import Foundation

/// A source that uses the ARC4 cipher. Its first numbers are less random: drop them with `dropValues(_:)`.
///
/// See [GKARC4RandomSource](https://developer.apple.com/documentation/gameplaykit/gkarc4randomsource).
open class GKARC4RandomSource: GKRandomSource {
    /// The seed. Setting it starts the sequence anew.
    open var seed: Data { didSet { schedule() } }
    private var state: [UInt8] = []
    private var i: UInt8 = 0
    private var j: UInt8 = 0

    /// Creates a source with a random seed of 16 bytes.
    public override convenience init() { self.init(seed: randomSeed(byteCount: 16)) }

    /// Creates a source with a seed. The same seed yields the same numbers, but not those of Apple's implementation.
    public init(seed: Data) {
        self.seed = seed
        super.init()
        schedule()
    }

    private func schedule() {
        let key = seed.isEmpty ? [0] : [UInt8](seed)
        (state, i, j) = (Array(0...255), 0, 0)
        var other = 0
        for index in 0..<256 {
            other = (other + Int(state[index]) + Int(key[index % key.count])) & 255
            state.swapAt(index, other)
        }
    }

    private func nextByte() -> UInt8 {
        i &+= 1
        j &+= state[Int(i)]
        state.swapAt(Int(i), Int(j))
        return state[Int(state[Int(i)] &+ state[Int(j)])]
    }

    override func bits() -> UInt32 { (0..<4).reduce(0) { bits, _ in bits << 8 | UInt32(nextByte()) } }

    /// Drops the next `count` numbers of 32 bits.
    open func dropValues(_ count: Int) { for _ in 0..<count { _ = bits() } }
}

/// A linear congruential generator: fast, but less random than others.
///
/// See
/// [GKLinearCongruentialRandomSource](https://developer.apple.com/documentation/gameplaykit/gklinearcongruentialrandomsource).
open class GKLinearCongruentialRandomSource: GKRandomSource {
    /// The current state, from which the next number is computed.
    open var seed: UInt64

    /// Creates a source with a random seed.
    public override convenience init() { self.init(seed: UInt64.random(in: .min ... .max)) }

    /// Creates a source with a seed. The same seed yields the same numbers, but not those of Apple's implementation.
    public init(seed: UInt64) {
        self.seed = seed
        super.init()
    }

    /// Knuth's multiplier. The upper half of the bits is more random.
    override func bits() -> UInt32 {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt32(seed >> 32)
    }
}

/// A 64-bit Mersenne twister, which is slower, and random enough for any game.
///
/// See [GKMersenneTwisterRandomSource](https://developer.apple.com/documentation/gameplaykit/gkmersennetwisterrandomsource).
open class GKMersenneTwisterRandomSource: GKRandomSource {
    /// Determines the sequence of numbers. Setting it starts the sequence anew.
    open var seed: UInt64 { didSet { twister = MersenneTwister(seed: seed) } }
    private var twister: MersenneTwister

    /// Creates a source with a random seed.
    public override convenience init() { self.init(seed: UInt64.random(in: .min ... .max)) }

    /// Creates a source with a seed. The same seed yields the same numbers, but not those of Apple's implementation.
    public init(seed: UInt64) {
        self.seed = seed
        twister = MersenneTwister(seed: seed)
        super.init()
    }

    override func bits() -> UInt32 { UInt32(twister.next() >> 32) }
}

private func randomSeed(byteCount: Int) -> Data { Data((0..<byteCount).map { _ in UInt8.random(in: .min ... .max) }) }
