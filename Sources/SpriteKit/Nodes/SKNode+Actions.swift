import Foundation

/// Running actions.
extension SKNode {
    /// Runs an action, beside those that run already.
    public func run(_ action: SKAction) { start(action, key: nil) }

    /// Runs an action in place of one that runs under the same key.
    public func run(_ action: SKAction, withKey key: String) {
        removeAction(forKey: key)
        start(action, key: key)
    }

    /// - Parameter block: Called when the action is done; not if it is removed before.
    public func run(_ action: SKAction, completion block: @escaping @MainActor () -> Void) {
        start(action, key: nil, completion: block)
    }

    /// Runs an action and returns when it is done, or when it, or the node, is removed.
    public func run(_ action: SKAction) async {
        await withCheckedContinuation { continuation in
            let ending = RunEnding { continuation.resume() }
            start(action, key: nil) { ending.end() }
        }
    }

    public func hasActions() -> Bool {
        advance()
        return !runs.isEmpty
    }

    /// The running action of that key.
    public func action(forKey key: String) -> SKAction? {
        advance()
        return runs.last { $0.key == key }?.action
    }

    /// Stops an action where it is.
    public func removeAction(forKey key: String) {
        advance()
        guard runs.contains(where: { $0.key == key }) else { return }
        runs.removeAll { $0.key == key }
        didChange()
    }

    public func removeAllActions() {
        advance()
        guard !runs.isEmpty else { return }
        runs.removeAll()
        didChange()
    }

    func start(_ action: SKAction, key: String?, completion: (@MainActor () -> Void)? = nil) {
        advance()
        if let scene, runs.isEmpty { reached = max(reached, scene.clock.time) }
        runs.append(ActionRun(action, key: key, on: self, completion: completion))
        joinFrames()
        didChange()
    }
}

/// Ends a wait once: by the action's completion, or when what would call that is gone.
@MainActor
private final class RunEnding {
    private var finish: (() -> Void)?

    init(_ finish: @escaping () -> Void) { self.finish = finish }

    func end() {
        finish?()
        finish = nil
    }

    isolated deinit { end() }
}
