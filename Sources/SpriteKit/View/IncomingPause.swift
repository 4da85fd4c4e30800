import Foundation

/// Lets a scene's time stand still while a transition brings it in. Beginning anew forgets the transition before.
@MainActor
final class IncomingPause {
    private(set) var isOn = false
    private var serial = 0
    private let ended: @MainActor () -> Void

    /// - Parameter ended: Called when a transition is over for which the scene stood still.
    init(_ ended: @escaping @MainActor () -> Void) { self.ended = ended }

    /// - Parameter transition: Nil only ends the pause before; so does one that takes no time, or lets the scene go on.
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
