import CChipmunk
import CoreGraphics
import Foundation

/// What a field does.
enum FieldEffect {
    case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric, magnetic
    case custom(SKFieldForceEvaluator)
}

/// What a field acts on: a body, or a sample of unit mass and charge. In points, kilograms and seconds.
struct FieldProbe {
    var place: cpVect
    var velocity: cpVect
    var mass: Double
    var charge: Double
}

/// A field as of one step.
@MainActor
struct ActingField {
    let node: SKFieldNode
    private let transform: CGAffineTransform
    private let inverse: CGAffineTransform
    private let time: Double

    /// Nil if it has no effect.
    init?(_ node: SKFieldNode, at time: Double) {
        let transform = node.transformToRoot
        let determinant = transform.a * transform.d - transform.b * transform.c
        guard node.isEnabled, determinant.isFinite, determinant != 0 else { return nil }
        self.node = node
        self.transform = transform
        self.time = time
        inverse = transform.inverted()
    }

    func reaches(_ place: cpVect) -> Bool { node.region?.contains(place.point.applying(inverse)) ?? true }

    /// The force, in kg·points/s².
    func force(on probe: FieldProbe) -> cpVect {
        let force = unbounded(probe)
        guard force.x.isFinite, force.y.isFinite else { return .none }
        return force.clamped(to: 1e12)
    }

    private func unbounded(_ probe: FieldProbe) -> cpVect {
        let scale = PhysicsUnits.pointsPerMeter
        let arm = probe.place - cpVect(CGPoint(x: transform.tx, y: transform.ty))
        let away = arm.length > 1e-9 ? arm * (1 / arm.length) : cpVect.none
        let power = Double(node.strength) * fade(arm.length)
        switch node.effect {
        case .drag:
            // Not so much that the body goes back.
            let most = probe.mass / PhysicsUnits.step
            return probe.velocity * -min(max(power, -most), most)
        case .vortex: return cpVect(x: -away.y, y: away.x) * (power * scale)
        case .radialGravity: return away * (-power * scale * probe.mass)
        case .linearGravity: return direction * (power * scale * probe.mass)
        case .velocity: return (direction * (power * scale) - probe.velocity) * (probe.mass / PhysicsUnits.step)
        case .noise: return noise(probe.place) * (power * scale)
        case .turbulence: return noise(probe.place) * (power * probe.velocity.length)
        case .spring: return arm * -power
        case .electric: return away * (power * scale * probe.charge)
        case .magnetic: return cpVect(x: probe.velocity.y, y: -probe.velocity.x) * (power * probe.charge)
        case .custom(let block): return custom(block, probe)
        }
    }

    private func fade(_ distance: Double) -> Double {
        guard node.falloff != 0 else { return 1 }
        let least = max(Double(node.minimumRadius), 0.001)
        return pow(max(distance, least) / PhysicsUnits.pointsPerMeter, -Double(node.falloff))
    }

    /// The field's direction in the scene.
    private var direction: cpVect {
        let own = cpVect(x: Double(node.direction.x), y: Double(node.direction.y))
        return own.turned(by: atan2(transform.b, transform.a))
    }

    private func custom(_ block: SKFieldForceEvaluator, _ probe: FieldProbe) -> cpVect {
        let place = probe.place.point.applying(inverse)
        let force = block(
            SIMD3(Float(place.x), Float(place.y), 0), SIMD3(Float(probe.velocity.x), Float(probe.velocity.y), 0),
            Float(probe.mass), Float(probe.charge), PhysicsUnits.step)
        return cpVect(x: Double(force.x), y: Double(force.y)) * Double(node.strength)
    }

    /// A vector of length 0…1.4 that changes gradually with the place and the time.
    private func noise(_ place: cpVect) -> cpVect {
        let cell = 10 + 190 * Double(min(max(node.smoothness, 0), 1))
        let moment = time * Double(node.animationSpeed)
        let noise = { LatticeNoise.value(place.x / cell, place.y / cell, moment, seed: $0) }
        return cpVect(x: noise(1), y: noise(2))
    }
}

/// Numbers at the points of a lattice, and between them values in between.
private enum LatticeNoise {
    /// -1…1
    static func value(_ x: Double, _ y: Double, _ z: Double, seed: UInt32) -> Double {
        guard [x, y, z].allSatisfy({ abs($0) < 1e9 }) else { return 0 }
        let corner = [x, y, z].map { $0.rounded(.down) }
        let part = zip([x, y, z], corner).map { smooth($0 - $1) }
        return (0..<8).reduce(0) { sum, index in
            let bits = [index & 1, index >> 1 & 1, index >> 2]
            let weight = zip(bits, part).reduce(1) { $0 * ($1.0 == 1 ? $1.1 : 1 - $1.1) }
            let place = zip(corner, bits).map { Int(saturating: $0) + $1 }
            return sum + weight * number(at: place, seed)
        }
    }

    private static func smooth(_ part: Double) -> Double { part * part * (3 - 2 * part) }

    private static func number(at place: [Int], _ seed: UInt32) -> Double {
        let ordinal = place[0] &* 73_856_093 ^ place[1] &* 19_349_663
        return Chance.part(seed: seed, ordinal: ordinal, plays: place[2]) * 2 - 1
    }
}
