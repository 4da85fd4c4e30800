import CoreGraphics
import Foundation

/// An emitter's particle settings, as plain numbers.
struct Emission: Equatable {
    var birthRate = 0.0
    /// The total number of particles; 0 for no limit.
    var limit = 0
    /// The longest possible lifetime, in seconds.
    var longestLife = 0.0
    /// In the order that `Client/emitters.js` reads.
    var numbers: [Double] = []
    /// By name: scale, alpha, color, blend factor.
    var sequences: [SpriteKey: String] = [:]
}

/// An emitter's settings during a span of time. Times are in the emitter's own seconds.
struct EmissionPhase: Equatable {
    let emission: Emission
    let start: Double
    var end: Double?
    /// How many particles were born before this phase, and the fraction of the next one that had accumulated.
    let bornBefore: Int
    let due: Double

    /// The number of particles born up to `time`, counted from the very beginning, and the fraction of the next one.
    func born(at time: Double) -> (count: Int, due: Double) {
        let whole = due + max(time - start, 0) * emission.birthRate
        return (bornBefore + Int(min(whole, 1e9)), whole - whole.rounded(.down))
    }

    /// Whether all its particles are gone.
    func isOver(at time: Double) -> Bool {
        guard let end else { return false }
        let hasParticles = emission.birthRate > 0 && end > start
        return !hasParticles || end + emission.longestLife <= time
    }

    var json: String {
        var text = JSONText()
        text.member(.start, start)
        if let end { text.member(.end, end) }
        text.member(.before, bornBefore)
        text.member(.due, due)
        text.member(.rate, emission.birthRate)
        text.member(.longest, emission.longestLife)
        if emission.limit > 0 { text.member(.limit, emission.limit) }
        text.member(.numbers, emission.numbers)
        for (key, sequence) in emission.sequences.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            text.member(key, json: sequence)
        }
        return text.object
    }
}

extension [EmissionPhase] {
    /// Bounds the phases of an emitter that changes in every frame: the oldest phases are dropped, and their particles
    /// vanish early.
    private static var countMax: Int { 64 }

    /// Starts a new phase, if the settings differ.
    mutating func begin(_ emission: Emission, at time: Double) {
        guard let last else { return append(EmissionPhase(emission: emission, start: time, bornBefore: 0, due: 1)) }
        guard last.emission != emission else { return }
        let (bornBefore, due) = last.born(at: time)
        self[endIndex - 1].end = time
        append(EmissionPhase(emission: emission, start: time, bornBefore: bornBefore, due: due))
        removeAll { $0.isOver(at: time) }
        removeFirst(Swift.max(count - Self.countMax, 0))
    }
}

extension SKEmitterNode {
    var emission: Emission {
        Emission(
            birthRate: Self.kept(particleBirthRate), limit: max(numParticlesToEmit, 0),
            longestLife: Self.kept(particleLifetime + abs(particleLifetimeRange) / 2),
            numbers: (life + flight + shape + look).map(Double.init),
            sequences: [
                .scales: particleScaleSequence, .alphas: particleAlphaSequence, .colors: particleColorSequence,
                .blends: particleColorBlendFactorSequence,
            ].compactMapValues { $0?.json })
    }

    /// Clamped to 0…100,000; 0 if it isn't finite.
    private static func kept(_ value: CGFloat) -> Double { value.isFinite ? min(max(Double(value), 0), 1e5) : 0 }

    private var life: [CGFloat] { [particleLifetime, particleLifetimeRange] }

    private var flight: [CGFloat] {
        [
            particlePosition.x, particlePosition.y, particlePositionRange.dx, particlePositionRange.dy,
            particleSpeed, particleSpeedRange, emissionAngle, emissionAngleRange, xAcceleration, yAcceleration,
        ]
    }

    private var shape: [CGFloat] {
        [
            particleSize.width, particleSize.height, particleScale, particleScaleRange, particleScaleSpeed,
            particleRotation, particleRotationRange, particleRotationSpeed,
        ]
    }

    private var look: [CGFloat] {
        let color = particleColor
        return [
            particleAlpha, particleAlphaRange, particleAlphaSpeed,
            particleColorBlendFactor, particleColorBlendFactorRange, particleColorBlendFactorSpeed,
            color.red, color.green, color.blue, color.alpha,
            particleColorRedRange, particleColorGreenRange, particleColorBlueRange, particleColorAlphaRange,
            particleColorRedSpeed, particleColorGreenSpeed, particleColorBlueSpeed, particleColorAlphaSpeed,
        ]
    }
}
