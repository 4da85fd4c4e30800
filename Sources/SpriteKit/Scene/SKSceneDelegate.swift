import Foundation

/// Receives a scene's frame callbacks in its place: a method that the delegate implements is called instead of the
/// scene's own.
///
/// See [SKSceneDelegate](https://developer.apple.com/documentation/spritekit/skscenedelegate).
@preconcurrency @MainActor
public protocol SKSceneDelegate: AnyObject {
    /// Called at the start of each frame.
    /// - Parameters:
    ///   - currentTime: Seconds of the system's clock.
    ///   - scene: The scene.
    func update(_ currentTime: TimeInterval, for scene: SKScene)
    /// Called when the actions of this frame are done.
    func didEvaluateActions(for scene: SKScene)
    /// Called when the physics of this frame is simulated.
    func didSimulatePhysics(for scene: SKScene)
    /// Called when the constraints of this frame are applied.
    func didApplyConstraints(for scene: SKScene)
    /// Called last in each frame.
    func didFinishUpdate(for scene: SKScene)
}

/// A method that the delegate doesn't implement falls back to the scene's own.
extension SKSceneDelegate {
    /// Calls the scene's own.
    public func update(_ currentTime: TimeInterval, for scene: SKScene) { scene.update(currentTime) }
    /// Calls the scene's own.
    public func didEvaluateActions(for scene: SKScene) { scene.didEvaluateActions() }
    /// Calls the scene's own.
    public func didSimulatePhysics(for scene: SKScene) { scene.didSimulatePhysics() }
    /// Calls the scene's own.
    public func didApplyConstraints(for scene: SKScene) { scene.didApplyConstraints() }
    /// Calls the scene's own.
    public func didFinishUpdate(for scene: SKScene) { scene.didFinishUpdate() }
}
