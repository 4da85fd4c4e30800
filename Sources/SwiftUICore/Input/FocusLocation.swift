@_spi(Nodes) import ViewTree

/// A focus state's own place. A value that no view carries doesn't stay in it.
///
/// `@unchecked`: as every state it is read and written on the main actor, where its graph is as well.
final class FocusLocation<Value: Hashable>: Location<Value>, @unchecked Sendable {
    /// What the state says where no view of its has the keyboard.
    let unfocused: Value
    private let state: Location<Value>
    private weak var graph: ViewGraph?

    init(unfocused: Value) {
        self.unfocused = unfocused
        state = StateLocation(unfocused)
    }

    /// In somebody's own place, who takes back by himself what can't be.
    init(in place: Location<Value>, unfocused: Value) {
        self.unfocused = unfocused
        state = place
    }

    /// The state belongs to a view of that window.
    func join(_ graph: ViewGraph) { self.graph = graph }

    override func read() -> Value { state.read() }

    override func write(_ value: Value, _ transaction: Transaction) {
        state.write(value, transaction)
        guard value != unfocused else { return }
        onMainActor { [weak self] in self?.expectHolder() }
    }

    /// Once the views that are coming have had their chance to take the value, some view has to have it.
    @MainActor func expectHolder() {
        graph?.onceFocusIsSettled { [weak self] in self?.resetUnlessHeld() }
    }

    /// Takes the value back unless some view has it.
    @MainActor func resetUnlessHeld() {
        let value = read()
        guard value != unfocused, graph?.focusRegistry.isHeld(wish(for: value)) != true else { return }
        write(unfocused, Transaction())
    }

    func wish(for value: Value) -> FocusWish { FocusWish(state: ObjectIdentifier(self), value: AnyHashable(value)) }
}
