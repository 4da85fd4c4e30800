import Foundation

/// Actions made of actions.
extension SKAction {
    /// The actions one after the other. Reversed: each reversed, from the last.
    public class func sequence(_ actions: [SKAction]) -> SKAction {
        SKAction(
            .sequence(actions.map(\.program)),
            reversal: .program { sequence(actions.reversed().map { $0.reversed() }) })
    }

    /// The actions at the same time. It is done when the last of them is. Reversed: each reversed.
    public class func group(_ actions: [SKAction]) -> SKAction {
        SKAction(.group(actions.map(\.program)), reversal: .program { group(actions.map { $0.reversed() }) })
    }

    /// Repeats the action `count` times; a negative count is 0. Reversed: as often, each reversed.
    public class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
        SKAction(
            .repeats(action.program, count: max(count, 0)),
            reversal: .program { `repeat`(action.reversed(), count: count) })
    }

    /// Repeats the action until it is removed. Reversed: the reversed action, for ever.
    public class func repeatForever(_ action: SKAction) -> SKAction {
        SKAction(.repeats(action.program, count: nil), reversal: .program { repeatForever(action.reversed()) })
    }

    /// Waits. Reversed: the same.
    public class func wait(forDuration seconds: TimeInterval) -> SKAction {
        SKAction(.wait(range: 0), duration: seconds)
    }

    /// - Parameters:
    ///   - seconds: How long it waits, in the middle.
    ///   - range: The wait varies at random by up to half of this, in seconds, in either direction.
    public class func wait(forDuration seconds: TimeInterval, withRange range: TimeInterval) -> SKAction {
        SKAction(.wait(range: max(range, 0)), duration: seconds)
    }

    /// Changes the node's own `speed` by an amount. Reversed: by the opposite.
    public class func speed(by speed: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(
            .call(.number(.speed, Double(speed), isAbsolute: false)), duration: duration,
            reversal: .program { SKAction.speed(by: -speed, duration: duration) })
    }

    /// Brings the node's own `speed` to a value. Reversed: waits for the same duration.
    public class func speed(to speed: CGFloat, duration: TimeInterval) -> SKAction {
        SKAction(.call(.number(.speed, Double(speed), isAbsolute: true)), duration: duration, reversal: .pause)
    }

    /// Not available: there is no inverse kinematics.
    @available(*, unavailable, message: "There is no inverse kinematics here; use rotate(toAngle:duration:)")
    public class func reach(to position: CGPoint, rootNode: SKNode, duration: TimeInterval) -> SKAction {
        fatalError()
    }
}
