import Foundation

/// One play of a program on one node: how far it is.
///
/// `advance` takes the time that passed, in whatever steps, and changes the node's state. What an action contributes is
/// added to the node's numbers, so that several actions, and the app, may change one number at a time.
/// `Client/actions.js` has the same rules.
@MainActor
final class ActionPlayback {
    let program: ActionProgram
    let children: [ActionPlayback]
    /// Which program of the tree it is, counted from the root, for random waits.
    let ordinal: Int
    /// How often it was begun before.
    var plays = 0
    var hasBegun = false
    /// Seconds since it began, at its own speed.
    var elapsed = 0.0
    /// The part of its change that the node has already.
    var applied = 0.0
    /// What it changes its channels by, decided when it begins.
    var amounts: [Double] = []
    /// Which child a sequence is at, how often a repetition is through, which texture is shown.
    var index = 0
    /// Of a child of a group: done, and that long ago.
    var isDone = false
    var spare = 0.0
    /// Where a path was left last.
    var place = CGPoint.zero
    /// What a texture animation shows again at its end.
    var original: Original?
    /// Time that a call to the app has yet to be given.
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

    /// What a play needs of where it happens.
    struct Stage {
        unowned let node: SKNode
        /// Of the run, for random waits.
        let seed: UInt32
        /// Whether the app may be called: only in a frame of its scene.
        let mayCall: Bool
    }

    /// Lets time pass; returns what was left of it where the program ended, nil while it goes on.
    func advance(_ seconds: Double, _ stage: Stage) -> Double? {
        guard program.speed > 0 else { return nil }
        return play(seconds * program.speed, stage).map { $0 / program.speed }
    }

    /// Begins again from the start.
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
            // One that takes no time would be repeated for ever at this very moment.
            if count == nil, child.program.totalDuration == 0 { return nil }
            child.rewind()
            left = rest
        }
        return left
    }

    /// A node that nobody looked at for an hour need not play every second of it: returns the time that is left then.
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
