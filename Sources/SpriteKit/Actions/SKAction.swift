import Foundation

/// Something that a node does over time: move, turn, fade, wait, call the app. An action is immutable while it runs: a
/// node runs a copy, so one action may be run by several nodes, and repeatedly.
///
/// Set it up before it is run or put into another. See
/// [SKAction](https://developer.apple.com/documentation/spritekit/skaction).
public final class SKAction: NSObject, @unchecked Sendable {
    // @unchecked: an action is configured by the code that creates it, before it is shared.
    private(set) var program: ActionProgram
    /// How to reverse it.
    let reversal: Reversal
    /// The run that this action represents, if `action(forKey:)` has returned it.
    weak var run: ActionRun?

    /// How an action is reversed.
    indirect enum Reversal {
        /// No reverse: `reversed()` returns the same action, as documented.
        case same
        /// No reverse: `reversed()` returns a wait of the same duration, as documented.
        case pause
        case program(@Sendable () -> SKAction)
    }

    init(_ program: ActionProgram, reversal: Reversal = .same) {
        self.program = program
        self.reversal = reversal
        super.init()
    }

    convenience init(
        _ kind: ActionProgram.Kind, duration: TimeInterval = 0, reversal: Reversal = .same
    ) {
        self.init(ActionProgram(kind, duration: duration), reversal: reversal)
    }

    /// How long the action takes at speed 1, in seconds. The duration of a sequence, a group or a repetition follows
    /// from the actions in it; setting it changes the speed.
    public var duration: TimeInterval {
        get { program.kind.isComposite ? program.totalDuration : program.duration }
        set {
            guard program.kind.isComposite else { return program = program.with(duration: newValue) }
            let own = program.with(speed: 1).totalDuration
            if newValue > 0, own.isFinite { speed = CGFloat(own / newValue) }
        }
    }

    /// How the change is spread over the time. It has no effect on a sequence, a group or a repetition: the actions in
    /// them have their own.
    public var timingMode: SKActionTimingMode {
        get { if case .mode(let mode) = program.easing { mode } else { .linear } }
        set { program = program.with(easing: .mode(newValue)) }
    }

    /// A timing function of the app's, used instead of a mode. It is sampled when it is set.
    public var timingFunction: SKActionTimingFunction {
        get {
            let easing = program.easing
            return { Float(easing.value(at: Double($0))) }
        }
        set { program = program.with(easing: Easing(sampling: newValue)) }
    }

    /// How fast the action runs: 2 is twice as fast. The speed of a running action, which `action(forKey:)` returns,
    /// can be changed.
    public var speed: CGFloat {
        get { CGFloat(program.speed) }
        set {
            program = program.with(speed: Double(newValue))
            if let run { MainActor.assumeIsolated { run.setSpeed(Double(newValue)) } }
        }
    }

    /// The action that undoes what this one does, if there is one; each action's comment describes it. A sequence is
    /// reversed from its end. The reverse of an action without one is the same action, or a wait of the same duration.
    public func reversed() -> SKAction {
        let action: SKAction
        switch reversal {
        case .same: action = SKAction(program)
        case .pause: action = SKAction(.wait(range: 0), duration: program.duration)
        case .program(let make): action = make()
        }
        let easing = action.program.kind.isComposite ? .linear : program.easing
        let isLeaf = !program.kind.isComposite
        action.program = action.program.with(
            duration: isLeaf ? program.duration : nil, easing: easing, speed: program.speed)
        return action
    }

    /// A copy that does the same. It doesn't represent a running action.
    public override func copy() -> Any { SKAction(program, reversal: reversal) }
}
