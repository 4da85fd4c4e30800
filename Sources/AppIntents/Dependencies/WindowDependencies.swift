import ViewTree

/// The managers to which a window's code has added objects. They let go of them when the window ends.
final class WindowDependencies: WindowService {
    private var managers: [ObjectIdentifier: AppDependencyManager] = [:]
    private let window: ObjectIdentifier

    init(graph: ViewGraph) { window = ObjectIdentifier(graph) }

    /// Code of a window, on whichever thread, has added an object to a manager.
    nonisolated static func noteUse(of manager: AppDependencyManager, in graph: ViewGraph) {
        onMainActor {
            guard graph.isLiving else { return manager.forget(ObjectIdentifier(graph)) }
            graph.service(WindowDependencies.self).managers[ObjectIdentifier(manager)] = manager
        }
    }

    func windowDidEnd() {
        for manager in managers.values { manager.forget(window) }
        managers = [:]
    }
}
