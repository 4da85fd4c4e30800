import CChipmunk
import CoreGraphics
import Foundation

/// Keeps account of which bodies touch. Only pairs of which the contact tests want to know are reported.
final class ContactBook {
    /// Two bodies that touch, or did until now.
    private struct Touch {
        /// How many pairs of their shapes touch.
        var count = 0
        var contact: SKPhysicsContact
        var isTested: Bool
        /// Whether the delegate has been told that they touch.
        var isTold = false
    }

    /// Two bodies, in either order.
    private struct Pair: Hashable {
        let first: ObjectIdentifier
        let second: ObjectIdentifier

        init(_ one: SKPhysicsBody, _ other: SKPhysicsBody) {
            let (one, other) = (ObjectIdentifier(one), ObjectIdentifier(other))
            (first, second) = one < other ? (one, other) : (other, one)
        }
    }

    private var touches: [Pair: Touch] = [:]
    /// Pairs whose touching may have begun or ended, in the order in which it happened.
    private var changed: [Pair] = []

    // MARK: During a step

    func shapesMet(_ arbiter: OpaquePointer, _ one: Meeting, _ other: Meeting) {
        guard !one.isShadow, !other.isShadow else { return }
        let pair = Pair(one.body.body, other.body.body)
        if touches[pair] == nil || touches[pair]?.count == 0 {
            let isTold = touches[pair]?.isTold ?? false
            touches[pair] = Touch(
                contact: SKPhysicsContact(arbiter, one.body.body, other.body.body),
                isTested: isTold || one.body.isTested(with: other.body), isTold: isTold)
            changed.append(pair)
        }
        touches[pair]?.count += 1
    }

    func shapesParted(_ one: Meeting, _ other: Meeting) {
        guard !one.isShadow, !other.isShadow else { return }
        let pair = Pair(one.body.body, other.body.body)
        touches[pair]?.count -= 1
        if touches[pair]?.count == 0 { changed.append(pair) }
    }

    func noteImpulse(_ impulse: Double, _ one: Meeting, _ other: Meeting) {
        touches[Pair(one.body.body, other.body.body)]?.contact.add(impulse)
    }

    // MARK: After it

    /// What has changed since the last call.
    func takeNews() -> [(hasBegun: Bool, contact: SKPhysicsContact)] {
        defer { changed.removeAll() }
        return changed.compactMap { pair in
            guard let touch = touches[pair] else { return nil }
            let touches = touch.count > 0
            if !touches { self.touches[pair] = nil }
            guard touch.isTested, touches != touch.isTold else { return nil }
            if touches { self.touches[pair]?.isTold = true }
            return (touches, touch.contact)
        }
    }

    func bodies(touching body: SKPhysicsBody) -> [SKPhysicsBody] {
        touches.values.filter { $0.count > 0 }.compactMap { touch in
            let (one, other) = (touch.contact.bodyA, touch.contact.bodyB)
            return one === body ? other : other === body ? one : nil
        }
    }
}
