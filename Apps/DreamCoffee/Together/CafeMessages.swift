import CoreGraphics
import Foundation

// Messages between a café's visitors. The session identifies the sender; messages don't contain it.

/// A position on the café's floor, in points of the scene.
struct FloorPlace: Codable, Equatable, Sendable {
    var x: Double
    var y: Double

    init(_ point: CGPoint) { (x, y) = (point.x, point.y) }

    /// The nearest position on the floor: an invalid one must not put anybody into the sky.
    var point: CGPoint {
        guard x.isFinite, y.isFinite else { return PlayerSprite.nearestFloor(to: .zero) }
        return PlayerSprite.nearestFloor(to: CGPoint(x: x, y: y))
    }
}

/// A visitor's identity, sent to newcomers.
struct CafeGreeting: Codable, Equatable, Sendable {
    var name: String
    var color: VisitorColor
    var place: FloorPlace
    /// The recipient's previous position, if they were here before.
    var placeBefore: FloorPlace?
}

/// A walk from one place to another along a straight line; with equal places, a stop.
struct CafeWalk: Codable, Equatable, Sendable {
    var start: FloorPlace
    var end: FloorPlace
    /// The start time, by the sender's clock.
    var time: Date
}

/// Something that was said aloud.
struct CafeLine: Codable, Equatable, Sendable {
    var text: String
}

/// Sent by a visitor who leaves for good.
struct CafeFarewell: Codable, Equatable, Sendable {}

/// The day, the guest book or the guests have changed: receivers reload if necessary.
struct CafeChange: Codable, Equatable, Sendable {}
