import DisplayList
import Synchronization
@_spi(Nodes) import ViewTree

/// Whether a focusable view has the focus, for views inside it that read it.
final class FocusReading: Sendable {
    private let hasFocus = Atomic(false)
    /// Created on first use, because most are never read.
    private let observed = Mutex<ObservedState?>(nil)

    /// Whether the view has the focus. Registers the body that is being evaluated as a reader.
    var isFocused: Bool {
        let state = observed.withLock { state in
            let present = state ?? ObservedState()
            state = present
            return present
        }
        state.look()
        return hasFocus.load(ordering: .relaxed)
    }

    func set(_ new: Bool) {
        let write = { self.hasFocus.store(new, ordering: .relaxed) }
        if let state = observed.withLock({ $0 }) { state.change(write) } else { write() }
    }
}

private struct FocusReadingKey: EnvironmentKey { static var defaultValue: FocusReading? { nil } }

extension EnvironmentValues {
    /// The reading of the nearest focusable ancestor.
    var focusReading: FocusReading? {
        get { self[FocusReadingKey.self] }
        set { self[FocusReadingKey.self] = newValue }
    }

    /// Whether the nearest focusable ancestor has the focus.
    ///
    /// See [isFocused](https://developer.apple.com/documentation/swiftui/environmentvalues/isfocused).
    public var isFocused: Bool { focusReading?.isFocused ?? false }
}
