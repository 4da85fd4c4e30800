import Foundation

/// Decides which frames a view's scene gets: a rejected frame is skipped, including `update(_:)`.
///
/// The browser still plays actions at its own frame rate. See
/// [SKViewDelegate](https://developer.apple.com/documentation/spritekit/skviewdelegate).
@preconcurrency @MainActor
public protocol SKViewDelegate: AnyObject {
    /// Whether the scene gets a frame.
    /// - Parameters:
    ///   - view: The scene's view.
    ///   - time: Seconds of the system's clock, as `update(_:)` gets them.
    func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
}

extension SKViewDelegate {
    /// Returns true.
    public func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool { true }
}
