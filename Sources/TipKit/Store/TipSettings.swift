import Observation
import Synchronization

/// The app's configuration for all tips. It is observable, because most apps configure their tips after the first window has
/// opened. Thread-safe.
final class TipSettings: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let values = Mutex(Tips.Settings())

    var current: Tips.Settings {
        registrar.access(self, keyPath: \.current)
        return values.withLock { $0 }
    }

    /// Applies a change. Each window's first view may repeat the same configuration, which notifies nobody.
    func change(_ body: (inout Tips.Settings) -> Void) {
        let hasChanged = values.withLock { values in
            let before = values
            body(&values)
            return values != before
        }
        // Notify after the change, so that observers that read at once see the new value.
        if hasChanged { registrar.withMutation(of: self, keyPath: \.current) {} }
    }
}
