import Foundation
import Observation

/// The step that a layout node repeats when something changes that one of the app's closures has read.
package enum ObservedStep { case layout, display }

/// The observations of one layout node in one step, since it was last invalidated.
///
/// Observation can't be ended early, and one that never fires would stay in the objects that it read. So each also reads `mark`,
/// and changing that ends them all.
final class LayoutObservations: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private var mark: Bool { false }

    func isRead() { registrar.access(self, keyPath: \.mark) }
    func end() { registrar.withMutation(of: self, keyPath: \.mark) {} }
}

extension LayoutNode {
    /// Runs one of the app's closures during layout or display. What it reads is observed, as in a body, and a change repeats
    /// that step for the node, without evaluating a body.
    package final func observing<T>(_ step: ObservedStep, _ closure: () -> T) -> T {
        let observations = observations[step] ?? LayoutObservations()
        self.observations[step] = observations
        return withObservationTracking {
            observations.isRead()
            return closure()
        } onChange: { [weak self, weak observations, weak graph] in
            onMainActor {
                // Observations that were ended belong to a step that will be repeated anyway. References to a node may outlive
                // its window.
                guard let self, graph != nil, let observations, self.observations[step] === observations else { return }
                switch step {
                case .layout: self.invalidateLayout()
                case .display: self.invalidateDisplay()
                }
            }
        }
    }

    /// The step will be repeated, or never again: what was read for it no longer matters.
    final func endObservations(_ step: ObservedStep) { observations.removeValue(forKey: step)?.end() }
}
