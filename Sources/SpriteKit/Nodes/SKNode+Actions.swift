import Foundation

/// How actions begin and end.
extension SKNode {
    func start(_ action: SKAction, key: String?, completion: (() -> Void)? = nil) {
        advance()
        if let scene, runs.isEmpty { reached = max(reached, scene.clock.time) }
        runs.append(ActionRun(action, key: key, on: self, completion: completion))
        joinFrames()
        didChange()
    }

    /// Returns when the action is done, or when it, or the node, is removed.
    func finish(_ action: SKAction) async {
        await withCheckedContinuation { continuation in
            let ending = RunEnding { continuation.resume() }
            start(action, key: nil) { ending.end() }
        }
    }

    func stop(_ isMeant: (ActionRun) -> Bool) {
        advance()
        guard runs.contains(where: isMeant) else { return }
        runs.removeAll(where: isMeant)
        didChange()
    }
}

/// Resumes the waiting task once: on the action's completion, or when the completion is released uncalled.
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
