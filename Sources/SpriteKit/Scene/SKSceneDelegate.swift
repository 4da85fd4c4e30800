import Foundation

/// Takes part in a scene's frames in the scene's place: a method that the delegate has is called instead of the scene's
/// own, one that it hasn't is left to the scene.
///
/// See [SKSceneDelegate](https://developer.apple.com/documentation/spritekit/skscenedelegate).
@preconcurrency @MainActor
public protocol SKSceneDelegate: AnyObject {
    /// - Parameter currentTime: Seconds of the system's clock.
    func update(_ currentTime: TimeInterval, for scene: SKScene)
    func didEvaluateActions(for scene: SKScene)
    func didSimulatePhysics(for scene: SKScene)
    func didApplyConstraints(for scene: SKScene)
    func didFinishUpdate(for scene: SKScene)
}

/// What a delegate hasn't is the scene's to do.
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
