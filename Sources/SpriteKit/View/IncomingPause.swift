import Foundation

/// Pauses a scene while a transition brings it in. A new transition replaces the one before.
@MainActor
final class IncomingPause {
    private(set) var isOn = false
    private var serial = 0
    private let ended: @MainActor () -> Void

    /// - Parameter ended: Called when a transition that paused the scene is over.
    init(_ ended: @escaping @MainActor () -> Void) { self.ended = ended }

    /// - Parameter transition: Nil, a transition of zero duration, or one that doesn't pause the scene only ends the
    ///   previous pause.
    func begin(_ transition: SKTransition?) {
        serial += 1
        isOn = false
        guard let transition, transition.pausesIncomingScene, transition.duration > 0 else { return }
        isOn = true
        let (mine, seconds) = (serial, transition.duration)
        guard seconds.isFinite else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
            MainActor.assumeIsolated { self?.end(mine) }
        }
    }

    private func end(_ mine: Int) {
        guard mine == serial else { return }
        isOn = false
        ended()
    }
}
