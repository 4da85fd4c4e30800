import CChipmunk
import CoreGraphics
import Foundation

/// What is where. All finds are collected before the app hears of them, because nothing may change during a query.
extension PhysicsSpace {
    /// Where a line meets a body.
    struct Hit {
        let body: SimulatedBody
        let point: cpVect
        /// Points out of the body, against the line.
        let normal: cpVect
        /// How far along the line, 0…1.
        let part: Double
    }

    fileprivate final class Finds<Find> {
        var finds: [Find] = []
    }

    private func collect<Find>(_ query: (UnsafeMutableRawPointer) -> Void) -> Finds<Find> {
        let finds = Finds<Find>()
        query(Unmanaged.passUnretained(finds).toOpaque())
        return finds
    }

    /// The bodies whose shapes contain a point; edges contain none, but are found within a hundredth of a point.
    func found(at point: cpVect) -> [SimulatedBody] {
        let finds: Finds<SimulatedBody> = collect { data in
            cpSpacePointQuery(
                core, point, 0.01, CP_SHAPE_FILTER_ALL,
                { shape, _, _, _, data in Finds<SimulatedBody>.add(shape, data) }, data)
        }
        return finds.finds.distinct
    }

    /// The bodies whose shapes overlap a rectangle.
    func found(in rect: CGRect) -> [SimulatedBody] {
        guard let piece = BodyPiece.convex(rect.corners) else { return found(at: cpVect(rect.origin)) }
        let body = cpBodyNewStatic()!
        defer { cpBodyFree(body) }
        guard let shape = piece.makeShape(on: body) else { return [] }
        defer { cpShapeFree(shape) }
        let finds: Finds<SimulatedBody> = collect { data in
            _ = cpSpaceShapeQuery(core, shape, { shape, _, data in Finds<SimulatedBody>.add(shape, data) }, data)
        }
        return finds.finds.distinct
    }

    /// The bodies whose bounds overlap a box.
    func found(in box: cpBB) -> [SimulatedBody] {
        let finds: Finds<SimulatedBody> = collect { data in
            cpSpaceBBQuery(
                core, box, CP_SHAPE_FILTER_ALL, { shape, data in Finds<SimulatedBody>.add(shape, data) }, data)
        }
        return finds.finds.distinct
    }

    /// Where a line, or a disc that moves along it, meets shapes, in no order.
    func hits(from start: cpVect, to end: cpVect, radius: Double) -> [Hit] {
        let finds: Finds<Hit> = collect { data in
            cpSpaceSegmentQuery(
                core, start, end, radius, CP_SHAPE_FILTER_ALL,
                { shape, point, normal, part, data in
                    guard let meeting = Meeting(shape), !meeting.isShadow, let data else { return }
                    let finds = Unmanaged<Finds<Hit>>.fromOpaque(data).takeUnretainedValue()
                    finds.finds.append(Hit(body: meeting.body, point: point, normal: normal, part: part))
                }, data)
        }
        return finds.finds
    }
}

extension PhysicsSpace.Finds<SimulatedBody> {
    fileprivate static func add(_ shape: OpaquePointer?, _ data: UnsafeMutableRawPointer?) {
        guard let meeting = Meeting(shape), !meeting.isShadow, let data else { return }
        Unmanaged<PhysicsSpace.Finds<SimulatedBody>>.fromOpaque(data).takeUnretainedValue().finds.append(meeting.body)
    }
}

extension [SimulatedBody] {
    /// Each once, in order.
    fileprivate var distinct: [SimulatedBody] {
        var seen: Set<ObjectIdentifier> = []
        return filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
}

extension CGRect {
    fileprivate var corners: [CGPoint] {
        [(minX, minY), (maxX, minY), (maxX, maxY), (minX, maxY)].map { CGPoint(x: $0.0, y: $0.1) }
    }
}
