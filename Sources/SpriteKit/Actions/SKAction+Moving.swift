import CoreGraphics
import Foundation

/// Moving a node in its parent's coordinates.
extension SKAction {
    /// Moves by a distance, in points. Reversed: by the opposite.
    public class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
        change(
            [(.x, .by, deltaX), (.y, .by, deltaY)], duration,
            reversal: .program {
                moveBy(x: -deltaX, y: -deltaY, duration: duration)
            })
    }

    /// Moves by a vector, in points. Reversed: by the opposite.
    public class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
        moveBy(x: delta.dx, y: delta.dy, duration: duration)
    }

    /// Moves to a place. Reversed: waits for the same duration.
    public class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
        change([(.x, .to, location.x), (.y, .to, location.y)], duration)
    }

    /// Moves along x to a value. Reversed: waits for the same duration.
    public class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { change([(.x, .to, x)], duration) }

    /// Moves along y to a value. Reversed: waits for the same duration.
    public class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { change([(.y, .to, y)], duration) }

    /// A leaf that changes channels of the node. By default it reverses to a wait of the same duration, as documented
    /// for changes to an absolute value.
    class func change(
        _ changes: [(Channel, ActionProgram.Measure, CGFloat)], _ duration: TimeInterval, reversal: Reversal = .pause
    ) -> SKAction {
        let changes = changes.map { ActionProgram.Change(channel: $0, measure: $1, amount: Double($2)) }
        return SKAction(.change(changes), duration: duration, reversal: reversal)
    }
}

/// Following a path at an even pace.
extension SKAction {
    /// Follows a path whose points are offsets from where the node is at the start. The node turns along it. Reversed:
    /// the way back.
    public class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction {
        follow(path, asOffset: true, orientToPath: true, duration: duration)
    }

    /// - Parameters:
    ///   - path: The path.
    ///   - offset: Whether the path's points are offsets from where the node is at the start, or places in its parent.
    ///   - orient: Whether the node turns so that its y axis points along the path.
    ///   - duration: In seconds.
    public class func follow(
        _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, duration: TimeInterval
    ) -> SKAction {
        follow(Polyline(path), offset, orient, duration)
    }

    /// Follows a path whose points are offsets from where the node is at the start. The node turns along it. Reversed:
    /// the way back.
    /// - Parameters:
    ///   - path: The path.
    ///   - speed: In points per second.
    public class func follow(_ path: CGPath, speed: CGFloat) -> SKAction {
        follow(path, asOffset: true, orientToPath: true, speed: speed)
    }

    /// Follows a path at a speed in points per second; at 0 or less the action is done at once. Reversed: the way back.
    /// - Parameters:
    ///   - path: The path.
    ///   - offset: Whether the path's points are offsets from where the node is at the start, or places in its parent.
    ///   - orient: Whether the node turns so that its y axis points along the path.
    ///   - speed: In points per second.
    public class func follow(
        _ path: CGPath, asOffset offset: Bool, orientToPath orient: Bool, speed: CGFloat
    ) -> SKAction {
        let line = Polyline(path)
        return follow(line, offset, orient, speed > 0 ? line.length / Double(speed) : 0)
    }

    private class func follow(
        _ line: Polyline, _ isOffset: Bool, _ orients: Bool, _ duration: TimeInterval
    ) -> SKAction {
        SKAction(
            .follow(line, isOffset: isOffset, orients: orients), duration: duration,
            reversal: .program { follow(line.reversed(isOffset: isOffset), isOffset, orients, duration) })
    }
}

extension Polyline {
    /// The path backwards. As an offset it starts at (0, 0), because the node stands at the path's end by then.
    fileprivate func reversed(isOffset: Bool) -> Polyline {
        let end = points[points.count - 1]
        return Polyline(
            points.reversed().map { isOffset ? CGPoint(x: $0.x - end.x, y: $0.y - end.y) : $0 })
    }
}
