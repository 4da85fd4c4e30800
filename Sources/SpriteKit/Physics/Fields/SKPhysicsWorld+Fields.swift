import CChipmunk
import CoreGraphics
import Foundation

/// The scene's fields acting on its bodies.
extension SKPhysicsWorld {
    /// The sum of the fields' forces on a body at rest with the mass 1 and the charge 1, in newtons. Gravity isn't a
    /// field.
    /// - Parameter position: In the scene's coordinates. The third component is ignored.
    public func sampleFields(at position: SIMD3<Float>) -> SIMD3<Float> {
        let place = cpVect(CGPoint(x: CGFloat(position.x), y: CGFloat(position.y)))
        let force = force(
            of: actingFields, on: FieldProbe(place: place, velocity: .none, mass: 1, charge: 1), categories: .max)
        let newtons = force * (1 / PhysicsUnits.pointsPerMeter)
        return SIMD3(Float(newtons.x), Float(newtons.y), 0)
    }

    /// Sets the forces of the next step. An app's block may change anything meanwhile.
    func applyFields() {
        guard !fields.isEmpty else { return }
        let acting = actingFields
        for member in members where member.isPresent && member.isDynamic && !member.isResting {
            let probe = FieldProbe(
                place: member.center, velocity: member.velocity, mass: cpBodyGetMass(member.core),
                charge: Double(member.body.charge))
            let force = force(of: acting, on: probe, categories: member.body.fieldBitMask)
            if member.isPresent { member.fieldForce = force }
        }
    }

    private var actingFields: [ActingField] { fields.compactMap { ActingField($0, at: reached) } }

    private func force(of fields: [ActingField], on probe: FieldProbe, categories: UInt32) -> cpVect {
        let near = fields.filter { $0.node.categoryBitMask & categories != 0 && $0.reaches(probe.place) }
        if let only = near.first(where: \.node.isExclusive) { return only.force(on: probe) }
        return near.reduce(.none) { $0 + $1.force(on: probe) }
    }
}
