/// Whether a person can see the window, for content that moves by itself: in a hidden tab it can stop.
@MainActor
package final class WindowVisibility {
    private var observers: [ObjectIdentifier: (Bool) -> Void] = [:]

    package var isVisible = true {
        didSet {
            guard isVisible != oldValue else { return }
            for observer in Array(observers.values) { observer(isVisible) }
        }
    }

    package func add(_ owner: AnyObject, visibilityDidChange: @escaping (Bool) -> Void) {
        observers[ObjectIdentifier(owner)] = visibilityDidChange
    }

    package func remove(_ owner: AnyObject) { observers[ObjectIdentifier(owner)] = nil }
}
