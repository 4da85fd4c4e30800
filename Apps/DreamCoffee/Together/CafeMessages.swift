import CoreGraphics
import Foundation

// What the visitors of a café tell each other. Whom a message is from says the session; none of them says it itself.

/// A place on the café's floor, in points of the scene.
struct FloorPlace: Codable, Equatable, Sendable {
    var x: Double
    var y: Double

    init(_ point: CGPoint) { (x, y) = (point.x, point.y) }

    /// The nearest place on the floor: nobody stands in the sky, whatever was sent.
    var point: CGPoint {
        guard x.isFinite, y.isFinite else { return PlayerSprite.nearestFloor(to: .zero) }
        return PlayerSprite.nearestFloor(to: CGPoint(x: x, y: y))
    }
}

/// Who somebody is, told to those who have come.
struct CafeGreeting: Codable, Equatable, Sendable {
    var name: String
    var color: VisitorColor
    var place: FloorPlace
    /// Where the one who is greeted stood, where they were here before.
    var placeBefore: FloorPlace?
}

/// A walk from one place to another, in a straight step of the scene's; the same place twice is a stop.
struct CafeWalk: Codable, Equatable, Sendable {
    var start: FloorPlace
    var end: FloorPlace
    /// When it began, by the walker's clock.
    var time: Date
}

/// Something that was said aloud.
struct CafeLine: Codable, Equatable, Sendable {
    var text: String
}

/// Somebody leaves and doesn't come back.
struct CafeFarewell: Codable, Equatable, Sendable {}

/// The day, the guest book or the guests have changed: whoever doesn't see it yet looks.
struct CafeChange: Codable, Equatable, Sendable {}
