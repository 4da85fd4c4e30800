import CoreGraphics
import Foundation

/// The numbers that actions change, read and written at this moment.
extension SKNode {
    func value(_ channel: Channel) -> Double {
        advance()
        return state.values[channel]
    }

    func change(_ channel: Channel, to value: Double) {
        advance()
        guard state.values[channel] != value else { return }
        state.values[channel] = value
        didChange()
    }

    /// Plays the actions up to now, but for what has to wait for a frame.
    func advance() {
        guard !runs.isEmpty, let scene = attachedScene, !isAdvancing else { return }
        advance(to: scene.clock.time, mayCall: false)
    }

    func advance(to time: Double, mayCall: Bool) {
        let seconds = max(time - reached, 0) * rate
        reached = max(time, reached)
        guard !isAdvancing, seconds > 0 || mayCall else { return }
        isAdvancing = true
        var over: [ActionRun] = []
        for run in runs where runs.contains(where: { $0 === run }) && rate > 0 {
            // A sound is the client's to play, which has to hear of it before it is over.
            if run.playback.program.sounds, !run.isTold, attachedScene?.hasClient == true { continue }
            guard run.advance(seconds, mayCall: mayCall) else { continue }
            runs.removeAll { $0 === run }
            over.append(run)
        }
        isAdvancing = false
        for run in over { run.complete() }
    }

    /// The node is not as the client knows it.
    func didChange() { attachedScene?.nodeDidChange(self) }

    /// Speeds or pauses changed here: what happened until now happened at the old rate.
    func updateRates() {
        guard let scene = attachedScene else { return }
        updateRates(below: (parent ?? masked).map(\.rate) ?? 1, at: scene.clock.time)
    }

    func updateRates(below outer: Double, at time: Double) {
        let own = isPaused && !(self is SKScene) ? 0 : max(Double(speed), 0)
        let new = outer * own
        if new != rate {
            if !runs.isEmpty { advance(to: time, mayCall: false) }
            rate = new
            didChange()
        }
        for node in dependents { node.updateRates(below: rate, at: time) }
    }

    /// Lets the scene look at this node in each frame, if there is a reason to.
    func joinFrames() {
        guard let scene = attachedScene, framingScene !== scene, needsFrames else { return }
        framingScene = scene
        scene.join(self)
    }

    var needsFrames: Bool { constraints?.isEmpty == false || runs.contains(where: \.isEventful) }
}
