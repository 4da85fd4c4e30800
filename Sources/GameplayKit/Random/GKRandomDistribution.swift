import Foundation

/// Uniformly distributed random integers in a range, like a die.
///
/// See [GKRandomDistribution](https://developer.apple.com/documentation/gameplaykit/gkrandomdistribution).
open class GKRandomDistribution: NSObject, GKRandom {
    let source: GKRandom
    /// The lowest possible number.
    public let lowestValue: Int
    /// The highest possible number.
    public let highestValue: Int
    /// The number of possible results.
    open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

    /// Creates a distribution over a source. Traps if the lowest value is above the highest.
    public required init(
        randomSource source: GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int
    ) {
        precondition(lowestInclusive <= highestInclusive, "no numbers from \(lowestInclusive) to \(highestInclusive)")
        self.source = source
        lowestValue = lowestInclusive
        highestValue = highestInclusive
        super.init()
    }

    /// Creates a distribution over the system's random numbers. Traps if the lowest value is above the highest.
    public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
        self.init(
            randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestInclusive, highestValue: highestInclusive)
    }

    /// Creates a die over the system's random numbers, from 1 to the number of sides.
    public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }

    /// A die with six sides.
    open class func d6() -> Self { die(6) }
    /// A die with twenty sides.
    open class func d20() -> Self { die(20) }

    private class func die(_ sides: Int) -> Self {
        self.init(randomSource: GKRandomSource.sharedRandom(), lowestValue: 1, highestValue: sides)
    }

    /// A number from the lowest to the highest.
    open func nextInt() -> Int { nextInt(lowestValue...highestValue) }

    /// A number from the lowest up to, but not including, the bound; the lowest if the range is empty.
    open func nextInt(upperBound: Int) -> Int {
        let highest = min(highestValue, upperBound - 1)
        return highest < lowestValue ? lowestValue : nextInt(lowestValue...highest)
    }

    /// A number from the lowest to the highest, scaled to 0…1.
    open func nextUniform() -> Float {
        guard highestValue > lowestValue else { return source.nextUniform() }
        return Float(nextInt() - lowestValue) / Float(highestValue - lowestValue)
    }

    /// Whether the next number is above the middle.
    open func nextBool() -> Bool { nextUniform() > 0.5 }

    /// A number in a subrange of the distribution's range.
    func nextInt(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + source.nextInt(upperBound: range.count)
    }
}

/// Normally distributed random integers. Only numbers within three standard deviations of the mean are returned, which are 99.7 %
/// of all.
///
/// See [GKGaussianDistribution](https://developer.apple.com/documentation/gameplaykit/gkgaussiandistribution).
open class GKGaussianDistribution: GKRandomDistribution {
    /// The mean.
    public let mean: Float
    /// The standard deviation.
    public let deviation: Float

    /// Creates a distribution of the integers within three standard deviations of a mean. Traps if there is none.
    public init(randomSource source: GKRandom, mean: Float, deviation: Float) {
        self.mean = mean
        self.deviation = deviation
        super.init(
            randomSource: source, lowestValue: Int((mean - 3 * deviation).rounded(.up)),
            highestValue: Int((mean + 3 * deviation).rounded(.down)))
    }

    /// Creates a distribution around the middle of a range, with a sixth of its width as the standard deviation.
    public required init(
        randomSource source: GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int
    ) {
        mean = Float(lowestInclusive + highestInclusive) / 2
        deviation = Float(highestInclusive - lowestInclusive) / 6
        super.init(randomSource: source, lowestValue: lowestInclusive, highestValue: highestInclusive)
    }

    /// Box–Muller transform; numbers outside of the range are rejected and drawn again.
    override func nextInt(_ range: ClosedRange<Int>) -> Int {
        // Bound the number of attempts: a narrow range at the edge is seldom hit.
        for _ in 0..<1000 {
            let radius = (-2 * log(max(source.nextUniform(), .leastNormalMagnitude))).squareRoot()
            let value = Int((mean + deviation * radius * cos(2 * .pi * source.nextUniform())).rounded())
            if range.contains(value) { return value }
        }
        return mean < Float(range.lowerBound) ? range.lowerBound : range.upperBound
    }
}

/// Random integers that don't repeat until all of them have come, like a shuffled deck of cards.
///
/// See [GKShuffledDistribution](https://developer.apple.com/documentation/gameplaykit/gkshuffleddistribution).
open class GKShuffledDistribution: GKRandomDistribution {
    private var deck: [Int] = []

    override func nextInt(_ range: ClosedRange<Int>) -> Int {
        if !deck.contains(where: range.contains) {
            var bits = RandomBits(source: source)
            deck = Array(lowestValue...highestValue).shuffled(using: &bits)
        }
        let place = deck.lastIndex(where: range.contains)!
        return deck.remove(at: place)
    }
}
