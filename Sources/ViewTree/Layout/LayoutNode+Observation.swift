import Foundation
import Observation

/// What a layout node does again when something changes that a closure of the app's has read.
package enum ObservedStep { case layout, display }

/// The observations of one layout node, of one step, since it was last invalidated.
///
/// Observation has no way to end one early, and one that never fires would stay in the objects that it read. So each reads
/// `mark` too: changing that ends them all.
final class LayoutObservations: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private var mark: Bool { false }

    func isRead() { registrar.access(self, keyPath: \.mark) }
    func end() { registrar.withMutation(of: self, keyPath: \.mark) {} }
}

extension LayoutNode {
    /// Runs a closure of the app's that the layout or the display calls. What it reads is observed, as what a body reads is,
    /// and a change lets the node take that step again, without any body.
    package final func observing<T>(_ step: ObservedStep, _ closure: () -> T) -> T {
        let observations = observations[step] ?? LayoutObservations()
        self.observations[step] = observations
        return withObservationTracking {
            observations.isRead()
            return closure()
        } onChange: { [weak self, weak observations, weak graph] in
            onMainActor {
                // Those that were ended belong to a step that will be taken again anyway. Whoever keeps a node may keep it
                // longer than its window.
                guard let self, graph != nil, let observations, self.observations[step] === observations else { return }
                switch step {
                case .layout: self.invalidateLayout()
                case .display: self.invalidateDisplay()
                }
            }
        }
    }

    /// The step will be taken again, or never: what was read for it counts no more.
    final func endObservations(_ step: ObservedStep) { observations.removeValue(forKey: step)?.end() }
}
