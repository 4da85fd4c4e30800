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
    public func update(_ currentTime: TimeInterval, for scene: SKScene) { scene.update(currentTime) }
    public func didEvaluateActions(for scene: SKScene) { scene.didEvaluateActions() }
    public func didSimulatePhysics(for scene: SKScene) { scene.didSimulatePhysics() }
    public func didApplyConstraints(for scene: SKScene) { scene.didApplyConstraints() }
    public func didFinishUpdate(for scene: SKScene) { scene.didFinishUpdate() }
}
