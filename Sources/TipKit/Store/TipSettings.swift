import Observation
import Synchronization

/// What an app has configured for all tips: whoever has looked at it looks again when it changes, for an app mostly
/// configures its tips when its first window is there already. Safe from any thread.
final class TipSettings: Observable, Sendable {
    private let registrar = ObservationRegistrar()
    private let values = Mutex(Tips.Settings())

    var current: Tips.Settings {
        registrar.access(self, keyPath: \.current)
        return values.withLock { $0 }
    }

    /// Each window's first view may configure the same anew, which changes nothing.
    func change(_ body: (inout Tips.Settings) -> Void) {
        let hasChanged = values.withLock { values in
            let before = values
            body(&values)
            return values != before
        }
        // Told afterwards, so that nobody who looks at once sees what was before.
        if hasChanged { registrar.withMutation(of: self, keyPath: \.current) {} }
    }
}
