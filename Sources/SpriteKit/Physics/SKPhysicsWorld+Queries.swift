import CChipmunk
import CoreGraphics
import Foundation

/// Which bodies are where, in the scene's coordinates, as of the nodes' current positions.
extension SKPhysicsWorld {
    /// A body that contains a point.
    public func body(at point: CGPoint) -> SKPhysicsBody? { bodies(at: point).first }

    /// A body that overlaps a rectangle.
    public func body(in rect: CGRect) -> SKPhysicsBody? { bodies(in: rect).first }

    /// The first body that a line meets.
    public func body(alongRayStart start: CGPoint, end: CGPoint) -> SKPhysicsBody? {
        hits(from: start, to: end).first?.body.body
    }

    /// Calls the block for each body that contains a point; it may set `stop`.
    public func enumerateBodies(
        at point: CGPoint, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        visit(bodies(at: point), block)
    }

    /// Calls the block for each body that overlaps a rectangle; it may set `stop`.
    public func enumerateBodies(
        in rect: CGRect, using block: (SKPhysicsBody, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        visit(bodies(in: rect), block)
    }

    /// Calls the block for each body that a line meets, the nearest first, with the point where it meets the body
    /// first and the direction out of the body there. The block may set `stop`.
    public func enumerateBodies(
        alongRayStart start: CGPoint, end: CGPoint,
        using block: (SKPhysicsBody, CGPoint, CGVector, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        visit(hits(from: start, to: end)) { hit, stop in block(hit.body.body, hit.point.point, hit.normal.vector, stop)
        }
    }

    private func visit<Item>(_ items: [Item], _ block: (Item, UnsafeMutablePointer<ObjCBool>) -> Void) {
        var stop: ObjCBool = false
        for item in items where !stop.boolValue { block(item, &stop) }
    }

    private func bodies(at point: CGPoint) -> [SKPhysicsBody] {
        guard point.x.isFinite, point.y.isFinite else { return [] }
        takeNodes()
        return space?.found(at: cpVect(point)).map(\.body) ?? []
    }

    private func bodies(in rect: CGRect) -> [SKPhysicsBody] {
        guard [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy(\.isFinite) else { return [] }
        takeNodes()
        return space?.found(in: rect).map(\.body) ?? []
    }

    /// The first hit of each body, the nearest first.
    private func hits(from start: CGPoint, to end: CGPoint) -> [PhysicsSpace.Hit] {
        guard [start.x, start.y, end.x, end.y].allSatisfy(\.isFinite), start != end else { return [] }
        takeNodes()
        var seen: Set<ObjectIdentifier> = []
        return (space?.hits(from: cpVect(start), to: cpVect(end), radius: 0) ?? []).sorted { $0.part < $1.part }
            .filter { seen.insert(ObjectIdentifier($0.body)).inserted }
    }
}
