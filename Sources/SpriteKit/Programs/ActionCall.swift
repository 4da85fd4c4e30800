import Foundation

/// A leaf that calls the app, or changes the tree. Only Swift runs it, in the frame in which it is due.
enum ActionCall {
    case run(() -> Void)
    case runOnQueue(@Sendable () -> Void, DispatchQueue)
    /// Called each frame with the seconds that have passed.
    case custom((SKNode, CGFloat) -> Void)
    case removeFromParent
    case runOnChild(SKAction, name: String)
    /// Changes the node's own speed, by or to an amount.
    case speed(Double, isAbsolute: Bool)
}
