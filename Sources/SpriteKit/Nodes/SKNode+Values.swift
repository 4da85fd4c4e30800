import CoreGraphics
import Foundation

/// The current values of the channels that actions change.
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

    /// Plays the actions up to now, except for what must wait for a frame.
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
            // The client plays sounds, so it must receive the run before it ends.
            if run.playback.program.sounds, !run.isTold, attachedScene?.hasClient == true { continue }
            guard run.advance(seconds, mayCall: mayCall) else { continue }
            runs.removeAll { $0 === run }
            over.append(run)
        }
        isAdvancing = false
        for run in over { run.complete() }
    }

    /// Marks the node as changed since the client last received it.
    func didChange() { attachedScene?.nodeDidChange(self) }

    /// The speed or pause state changed here. Time up to now is played at the old rate.
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

    /// Registers the node for per-frame evaluation, if it needs that.
    func joinFrames() {
        guard let scene = attachedScene, framingScene !== scene, needsFrames else { return }
        framingScene = scene
        scene.join(self)
    }

    var needsFrames: Bool { constraints?.isEmpty == false || runs.contains(where: \.isEventful) }
}
