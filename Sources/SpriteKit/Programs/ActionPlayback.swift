import Foundation

/// The state of one playback of a program on one node.
///
/// `advance` takes elapsed time in steps of any size, and changes the node's state. An action's contribution is added
/// to the node's values, so that several actions, and the app, may change one value at a time. `Client/actions.js` has
/// the same rules.
@MainActor
final class ActionPlayback {
    let program: ActionProgram
    let children: [ActionPlayback]
    /// The index of this program in the whole tree, in preorder; it seeds random waits.
    let ordinal: Int
    /// How often it has been restarted.
    var plays = 0
    var hasBegun = false
    /// Seconds since it began, at its own speed.
    var elapsed = 0.0
    /// The fraction of its change that is already applied.
    var applied = 0.0
    /// The total change per channel, fixed when it begins.
    var amounts: [Double] = []
    /// The current child of a sequence, the finished rounds of a repetition, or the current texture.
    var index = 0
    /// For a child of a group: whether it is done, and how long ago it ended.
    var isDone = false
    var spare = 0.0
    /// The last position on the path.
    var place = CGPoint.zero
    /// What a texture animation restores at its end.
    var original: Original?
    /// Elapsed time that a call to the app has not received yet.
    var debt = 0.0

    struct Original {
        var texture: SKTexture?
        var width: Double
        var height: Double
    }

    convenience init(_ program: ActionProgram) {
        var count = 0
        self.init(program, &count)
    }

    private init(_ program: ActionProgram, _ count: inout Int) {
        self.program = program
        ordinal = count
        count += 1
        switch program.kind {
        case .sequence(let parts), .group(let parts): children = parts.map { ActionPlayback($0, &count) }
        case .repeats(let part, _): children = [ActionPlayback(part, &count)]
        default: children = []
        }
    }

    /// The context of a playback.
    struct Stage {
        unowned let node: SKNode
        /// The run's seed, for random waits.
        let seed: UInt32
        /// Whether the app may be called: only in a frame of its scene.
        let mayCall: Bool
    }

    /// Advances by `seconds`. Returns the time left over when the program ended, or nil while it is running.
    func advance(_ seconds: Double, _ stage: Stage) -> Double? {
        guard program.speed > 0 else { return nil }
        return play(seconds * program.speed, stage).map { $0 / program.speed }
    }

    /// Restarts from the beginning.
    func rewind() {
        plays += 1
        hasBegun = false
        elapsed = 0
        applied = 0
        index = 0
        isDone = false
        spare = 0
        for child in children { child.rewind() }
    }

    private func play(_ seconds: Double, _ stage: Stage) -> Double? {
        switch program.kind {
        case .sequence: playSequence(seconds, stage)
        case .group: playGroup(seconds, stage)
        case .repeats(_, let count): playRepeatedly(seconds, count, stage)
        case .call(let call): playCall(call, seconds, stage)
        default: playLeaf(seconds, stage)
        }
    }

    private func playSequence(_ seconds: Double, _ stage: Stage) -> Double? {
        var left = seconds
        while index < children.count {
            guard let rest = children[index].advance(left, stage) else { return nil }
            left = rest
            index += 1
        }
        return left
    }

    private func playGroup(_ seconds: Double, _ stage: Stage) -> Double? {
        for child in children {
            if child.isDone {
                child.spare += seconds
            } else if let rest = child.advance(seconds, stage) {
                child.isDone = true
                child.spare = rest
            }
        }
        guard children.allSatisfy(\.isDone) else { return nil }
        return children.map(\.spare).min() ?? seconds
    }

    private func playRepeatedly(_ seconds: Double, _ count: Int?, _ stage: Stage) -> Double? {
        let child = children[0]
        var left = skipWholePlays(seconds, count, stage)
        while count.map({ index < $0 }) ?? true {
            guard let rest = child.advance(left, stage) else { return nil }
            index += 1
            // A child of zero duration would loop for ever at this moment.
            if count == nil, child.program.totalDuration == 0 { return nil }
            child.rewind()
            left = rest
        }
        return left
    }

    /// Skips whole rounds in one step, when much time has passed and each round has a constant effect. Returns the
    /// remaining time.
    private func skipWholePlays(_ seconds: Double, _ count: Int?, _ stage: Stage) -> Double {
        let child = children[0]
        guard let steady = child.program.steady, steady.duration > 0, seconds >= steady.duration * 3,
            !child.hasStarted
        else { return seconds }
        let possible = Int(min(seconds / steady.duration, 1e9)) - 1
        let skipped = min(possible, (count ?? .max) - index - 1)
        guard skipped > 1 else { return seconds }
        index += skipped
        stage.node.state.values = stage.node.state.values + steady.change * Double(skipped)
        return seconds - Double(skipped) * steady.duration
    }

    private var hasStarted: Bool {
        hasBegun || index > 0 || elapsed > 0 || isDone || children.contains(where: \.hasStarted)
    }
}
