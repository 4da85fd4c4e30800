import CChipmunk
import CoreGraphics
import Foundation

/// Keeps fast bodies from passing through others between two steps. A body that would pass an edge or a body that
/// isn't dynamic stops at it for the step, and bounces in the next one; with `usesPreciseCollisionDetection` at any
/// body.
extension PhysicsSpace {
    func limitReach(of member: SimulatedBody) {
        let way = member.velocity * PhysicsUnits.step
        let core = member.innerRadius * 0.5
        guard way.length > core else { return }
        let start = member.center
        let hits = hits(from: start, to: start + way, radius: core).filter { hit in
            hit.body !== member && member.isMoved(by: hit.body)
                && (!hit.body.isDynamic || member.body.usesPreciseCollisionDetection) && hit.normal.dot(way) < 0
        }
        guard let hit = hits.min(by: { $0.part < $1.part }) else { return }
        // The core has hit; the body's own surface is as much nearer.
        let slant = -hit.normal.dot(way) / way.length
        let distance = hit.part * way.length - (member.innerRadius * 0.98 - core) / max(slant, 0.01)
        member.reach = CGFloat(distance / way.length).bounded(0...1, else: 1)
    }
}
