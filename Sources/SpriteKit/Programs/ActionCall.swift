import Foundation

/// A leaf of a program that calls the app, or changes the tree: Swift alone does it, at the frame that it falls in.
enum ActionCall {
    case run(() -> Void)
    case runOnQueue(@Sendable () -> Void, DispatchQueue)
    /// Called each frame with the seconds that have passed.
    case custom((SKNode, CGFloat) -> Void)
    case removeFromParent
    case runOnChild(SKAction, name: String)
    /// The node's own speed, by or to an amount.
    case speed(Double, isAbsolute: Bool)
}
