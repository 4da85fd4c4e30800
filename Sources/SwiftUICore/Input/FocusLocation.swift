@_spi(Nodes) import ViewTree

/// The storage of a focus state. A value that no view has is reset.
///
/// `@unchecked`: as every state, it is read and written on the main actor, to which its graph is isolated as well.
final class FocusLocation<Value: Hashable>: Location<Value>, @unchecked Sendable {
    /// The state's value while none of its views has the focus.
    let unfocused: Value
    private let state: Location<Value>
    private weak var graph: ViewGraph?

    init(unfocused: Value) {
        self.unfocused = unfocused
        state = StateLocation(unfocused)
    }

    /// Uses the owner's own storage; the owner rejects impossible values itself.
    init(in place: Location<Value>, unfocused: Value) {
        self.unfocused = unfocused
        state = place
    }

    /// Attaches the state to the window of its view.
    func join(_ graph: ViewGraph) { self.graph = graph }

    override func read() -> Value { state.read() }

    override func write(_ value: Value, _ transaction: Transaction) {
        state.write(value, transaction)
        guard value != unfocused else { return }
        onMainActor { [weak self] in self?.expectHolder() }
    }

    /// Resets the value if no view has it, once the views that are about to appear had the chance to take it.
    @MainActor func expectHolder() {
        graph?.onceFocusIsSettled { [weak self] in self?.resetUnlessHeld() }
    }

    /// Resets the value unless a view has it.
    @MainActor func resetUnlessHeld() {
        let value = read()
        guard value != unfocused, graph?.focusRegistry.isHeld(wish(for: value)) != true else { return }
        write(unfocused, Transaction())
    }

    func wish(for value: Value) -> FocusWish { FocusWish(state: ObjectIdentifier(self), value: AnyHashable(value)) }
}
