import Synchronization

/// Whether somebody no longer waits.
final class CancelledFlag: Sendable {
    private let flag = Atomic(false)

    var value: Bool {
        get { flag.load(ordering: .relaxed) }
        set { flag.store(newValue, ordering: .relaxed) }
    }
}
