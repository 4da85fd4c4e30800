import Foundation

/// A leaf that calls the app, or changes the tree. Only Swift runs it, in the frame in which it is due.
enum ActionCall {
    case run(() -> Void)
    case runOnQueue(@Sendable () -> Void, DispatchQueue)
    /// Called each frame with the seconds that have passed.
    case custom((SKNode, CGFloat) -> Void)
    case removeFromParent
    case runOnChild(SKAction, name: String)
    /// Called each frame with the part of the whole that is due, and the whole duration in seconds.
    case portion(@MainActor (SKNode, Double, Double) -> Void)
    /// Changes a number of the node by or to an amount.
    case number(NodeNumber, Double, isAbsolute: Bool)
}
