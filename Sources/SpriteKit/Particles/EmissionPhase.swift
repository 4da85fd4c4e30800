import CoreGraphics
import Foundation

/// What an emitter's particles are like, in numbers.
struct Emission: Equatable {
    var birthRate = 0.0
    /// How many particles there will be in all; 0 for no end.
    var limit = 0
    /// Of the particle that lives longest, in seconds.
    var longestLife = 0.0
    /// As `Client/emitters.js` has them.
    var numbers: [Double] = []
    /// By name: scale, alpha, colour, blend factor.
    var sequences: [String: String] = [:]
}

/// What an emitter was like for a while. Seconds are the emitter's own.
struct EmissionPhase: Equatable {
    let emission: Emission
    let start: Double
    var end: Double?
    /// How many particles were born before, and which share of the next one is due already.
    let bornBefore: Int
    let due: Double

    /// The particles born up to a moment, from the beginning, and the share of the next one that is due then.
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
        text.member("start", start)
        if let end { text.member("end", end) }
        text.member("before", bornBefore)
        text.member("due", due)
        text.member("rate", emission.birthRate)
        text.member("longest", emission.longestLife)
        if emission.limit > 0 { text.member("limit", emission.limit) }
        text.member("v", emission.numbers)
        for (name, sequence) in emission.sequences.sorted(by: { $0.key < $1.key }) { text.member(name, json: sequence) }
        return text.object
    }
}

extension [EmissionPhase] {
    /// An emitter that is changed in each frame would have hundreds: the oldest particles of such a one go early.
    private static var countMax: Int { 64 }

    /// Lets particles be otherwise from a moment on.
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
                "scales": particleScaleSequence, "alphas": particleAlphaSequence, "colors": particleColorSequence,
                "blends": particleColorBlendFactorSequence,
            ].compactMapValues { $0?.json })
    }

    /// What can be counted with; nothing for what is no number.
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
