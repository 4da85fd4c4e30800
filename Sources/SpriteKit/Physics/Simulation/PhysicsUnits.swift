import CChipmunk
import CoreGraphics
import Foundation

/// The scale of the simulation: it computes in points, kilograms and seconds.
///
/// 150 points are a metre, as measured on Apple's platforms: a body of 150 × 150 points has the mass 1, and gravity
/// of 9.8 m/s² accelerates by 1470 points/s². A force of 1470 holds a body of 1 kg against it, so that forces and
/// impulses count in kg·points; torques and angular impulses are in newton metres.
enum PhysicsUnits {
    static let pointsPerMeter = 150.0
    static let squarePointsPerSquareMeter = pointsPerMeter * pointsPerMeter
    /// The fixed time step, in seconds.
    static let step = 1.0 / 240
    /// The most steps that one frame makes; time beyond that is dropped.
    static let stepsPerFrame = 60
    /// How often the solver goes over all collisions in a step.
    static let rounds = 30
    /// How many seconds a body must be still before it rests.
    static let restTime = 0.5
    /// The least speed at which a body counts as moving, in points per second. Gravity raises it to what a body
    /// gains in a step.
    static let restSpeed = 1.5

    static let masses = 1e-6...1e9
    /// Mean squares of the distance from the centre, in square points. A body always has some extent, so that no
    /// anchor is so far away that rounding makes a joint unsolvable.
    static let gyrations = 0.25...1e13
    static let speedMax = 1e5
    static let turnMax = 1e4
    static let placeMax = 1e6
    /// How far a joint may be from a body's centre, in points. Beyond, rounding makes it unsolvable.
    static let armMax = 1e5
}

extension CGFloat {
    /// The number within bounds; not-a-number is the other one.
    func bounded(_ bounds: ClosedRange<Double>, else other: Double) -> Double {
        isNaN ? other : Swift.min(Swift.max(Double(self), bounds.lowerBound), bounds.upperBound)
    }

    /// The number with a bounded magnitude; not-a-number is 0.
    func bounded(by limit: Double) -> Double { bounded(-limit...limit, else: 0) }
}

extension OpaquePointer {
    /// Bounds the velocities of Chipmunk's body. Returns whether all of them were finite. Chipmunk stops the process
    /// when it moves or sets a body with a number that isn't, so that this comes first: before each step moves it,
    /// before its velocity changes, and after the solver.
    @discardableResult
    func settle() -> Bool { cpBodySettle(self, PhysicsUnits.speedMax, PhysicsUnits.turnMax) != 0 }
}

extension cpVect {
    init(_ point: CGPoint, limit: Double = PhysicsUnits.placeMax) {
        self.init(x: point.x.bounded(by: limit), y: point.y.bounded(by: limit))
    }

    init(_ vector: CGVector, limit: Double) {
        self.init(x: vector.dx.bounded(by: limit), y: vector.dy.bounded(by: limit))
    }

    var point: CGPoint { CGPoint(x: x, y: y) }
    var vector: CGVector { CGVector(dx: x, dy: y) }
    var length: Double { hypot(x, y) }
    static let none = cpVect(x: 0, y: 0)

    static func + (left: cpVect, right: cpVect) -> cpVect { cpVect(x: left.x + right.x, y: left.y + right.y) }
    static func - (left: cpVect, right: cpVect) -> cpVect { cpVect(x: left.x - right.x, y: left.y - right.y) }
    static func * (vector: cpVect, factor: Double) -> cpVect { cpVect(x: vector.x * factor, y: vector.y * factor) }
    func dot(_ other: cpVect) -> Double { x * other.x + y * other.y }
    func cross(_ other: cpVect) -> Double { x * other.y - y * other.x }

    /// The vector shortened to a length, if it is longer.
    func clamped(to limit: Double) -> cpVect {
        guard x.isFinite, y.isFinite else { return .none }
        return length > limit ? self * (limit / length) : self
    }

    func turned(by angle: Double) -> cpVect {
        let (sine, cosine) = (sin(angle), cos(angle))
        return cpVect(x: x * cosine - y * sine, y: x * sine + y * cosine)
    }
}
