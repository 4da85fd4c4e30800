import Foundation

/// An action that a node runs.
@MainActor
final class ActionRun {
    /// The copy that `action(forKey:)` returns.
    let action: SKAction
    let key: String?
    let playback: ActionPlayback
    let seed: UInt32
    private let completion: (() -> Void)?
    private unowned let node: SKNode
    private(set) var speed: Double
    /// Whether the client already has this run.
    var isTold = false
    /// The action has ended; its completion waits for the next frame.
    private(set) var isOver = false

    init(_ action: SKAction, key: String?, on node: SKNode, completion: (() -> Void)?) {
        self.action = SKAction(action.program, reversal: action.reversal)
        self.key = key
        self.node = node
        self.completion = completion
        playback = ActionPlayback(action.program)
        speed = action.program.speed
        seed = UInt32.random(in: 0...UInt32.max)
        self.action.run = self
    }

    /// Whether the scene must evaluate it in each frame, because only Swift can do what it does.
    var isEventful: Bool { completion != nil || playback.program.isEventful }

    func setSpeed(_ new: Double) {
        node.advance()
        speed = max(new, 0)
        node.didChange()
    }

    /// Advances by seconds of the node's time. Returns whether the run is finished.
    func advance(_ seconds: Double, mayCall: Bool) -> Bool {
        if !isOver {
            // The playback already includes the speed that the action had when it was run.
            let own = playback.program.speed
            guard own > 0 || speed > 0 else { return false }
            let scaled = own > 0 ? seconds * speed / own : 0
            let stage = ActionPlayback.Stage(node: node, seed: seed, mayCall: mayCall)
            isOver = playback.advance(scaled, stage) != nil
        }
        return isOver && (completion == nil || mayCall)
    }

    func complete() { completion?() }
}
