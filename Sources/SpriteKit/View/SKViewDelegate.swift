import Foundation

/// Decides which frames a view's scene gets: those that are refused are left out, `update(_:)` and all.
///
/// What actions move is drawn by the browser at its own pace all the same. See
/// [SKViewDelegate](https://developer.apple.com/documentation/spritekit/skviewdelegate).
@preconcurrency @MainActor
public protocol SKViewDelegate: AnyObject {
    /// - Parameter time: Seconds of the system's clock, as `update(_:)` gets them.
    func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool
}

extension SKViewDelegate {
    /// A delegate that hasn't the method refuses none.
    public func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool { true }
}
