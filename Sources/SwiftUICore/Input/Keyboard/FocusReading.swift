import DisplayList
import Synchronization
@_spi(Nodes) import ViewTree

/// Whether one focusable view has the keyboard, for the views inside it that ask.
final class FocusReading: Sendable {
    private let hasFocus = Atomic(false)
    /// Most are never asked.
    private let observed = Mutex<ObservedState?>(nil)

    /// Whoever is evaluated reads it.
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
    /// Of the nearest view around that can have the keyboard.
    var focusReading: FocusReading? {
        get { self[FocusReadingKey.self] }
        set { self[FocusReadingKey.self] = newValue }
    }

    /// Whether the nearest view around this one that can have the keyboard has it.
    ///
    /// See [isFocused](https://developer.apple.com/documentation/swiftui/environmentvalues/isfocused).
    public var isFocused: Bool { focusReading?.isFocused ?? false }
}
