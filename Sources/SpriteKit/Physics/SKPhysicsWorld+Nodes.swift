import CChipmunk
import CoreGraphics
import Foundation

/// Keeps nodes and bodies in the same places.
extension SKPhysicsWorld {
    /// Moves bodies whose nodes the app, an action or a parent has moved.
    func takeNodes() { for member in members { take(member) } }

    private func take(_ member: SimulatedBody) {
        guard member.isPresent, let node = member.body.node, let placement = Placement(node.transformToRoot)
        else { return }
        let old = member.told
        if placement != old {
            if !placement.hasShapes(of: member.map) { member.setMap(placement.map) }
            let isMoved = placement.position != old.position || placement.angle != old.angle
            if isMoved { member.move(from: old, to: placement) }
            member.told = placement
            member.unpin()
        }
        if !member.isHeldAsTold { hold(member, node) }
    }

    private func hold(_ member: SimulatedBody, _ node: SKNode) {
        guard member.body.pinned else { return member.unpin() }
        let holder = sequence(first: node, next: \.parent).dropFirst().lazy.compactMap { $0.physicsBody?.simulated }
            .first
        member.pin(to: holder)
    }

    /// Moves nodes whose bodies have moved, parents first. What isn't dynamic goes where its node has come with a
    /// parent.
    func giveNodes() {
        for member in members {
            guard member.isPresent, let node = member.body.node, let placement = Placement(node.transformToRoot)
            else { continue }
            guard member.isDynamic else {
                take(member)
                continue
            }
            member.told = give(member, node, placement) ? Placement(node.transformToRoot) ?? placement : placement
        }
    }

    /// Returns whether the node was changed. A difference that nobody can see is left, so that a body that only
    /// trembles isn't sent.
    private func give(_ member: SimulatedBody, _ node: SKNode, _ placement: Placement) -> Bool {
        guard let parent = node.parent else { return false }
        let outer = parent.transformToRoot
        let determinant = outer.a * outer.d - outer.b * outer.c
        guard determinant != 0 else { return false }
        let place = member.position.point
        let isMoved = hypot(place.x - placement.position.x, place.y - placement.position.y) > 1e-3
        if isMoved { node.position = place.applying(outer.inverted()) }
        let turn = (member.angle - placement.angle).remainder(dividingBy: 2 * .pi)
        let isTurned = member.turns && abs(turn) > 1e-5
        if isTurned { node.zRotation += determinant < 0 ? -turn : turn }
        return isMoved || isTurned
    }
}

extension SimulatedBody {
    /// Moves with the node. The angle counts whole turns, which joints rely on, so that only the difference is added.
    fileprivate func move(from old: Placement, to new: Placement) {
        let turn = (new.angle - old.angle).remainder(dividingBy: 2 * .pi)
        place(at: Placement(position: new.position, angle: angle + turn, map: new.map))
    }
}

extension SKNode {
    var depthInTree: Int { sequence(first: self, next: \.parent).reduce(0) { depth, _ in depth + 1 } }

    func bodyDidChange(from old: SKPhysicsBody?) {
        guard old !== physicsBody else { return }
        if let old {
            attachedScene?.physicsWorld.leave(old)
            old.node = nil
        }
        guard let physicsBody else { return }
        // A body belongs to one node.
        physicsBody.node?.physicsBody = nil
        physicsBody.node = self
        attachedScene?.physicsWorld.join(self)
    }
}
