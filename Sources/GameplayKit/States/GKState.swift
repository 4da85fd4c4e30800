import Foundation

/// One of the states of a machine: a subclass says what happens in it, and which states may follow.
///
/// See [GKState](https://developer.apple.com/documentation/gameplaykit/gkstate).
open class GKState: NSObject {
    /// The machine that the state is one of.
    open internal(set) weak var stateMachine: GKStateMachine?

    /// Creates a state of no machine.
    public override init() { super.init() }

    /// Whether a state of that class may follow. Any may, unless a subclass says otherwise.
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    /// Called when the machine has entered this state. `previousState` is nil where it had none. Does nothing by
    /// itself.
    open func didEnter(from previousState: GKState?) {}
    /// Called when `seconds` have passed in this state since the last update. Does nothing by itself.
    open func update(deltaTime seconds: TimeInterval) {}
    /// Called before the machine leaves this state. Does nothing by itself.
    open func willExit(to nextState: GKState) {}
}

/// A machine that is in one of its states at a time, and changes to another as they allow.
///
/// See [GKStateMachine](https://developer.apple.com/documentation/gameplaykit/gkstatemachine).
open class GKStateMachine: NSObject {
    private let states: [GKState]
    /// The state that the machine is in; nil before it entered one.
    open private(set) var currentState: GKState?

    /// Creates a machine of states, one of each class. Of two states of a class the later is used.
    public init(states: [GKState]) {
        self.states = states
        super.init()
        for state in states { state.stateMachine = self }
    }

    /// Time went by, in seconds: the current state is told.
    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }

    /// Whether there is such a state, and the current one lets it follow.
    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        object(of: stateClass) != nil && currentState?.isValidNextState(stateClass) ?? true
    }

    /// Changes to the state of that class. Returns false, and changes nothing, where that isn't possible.
    @discardableResult
    open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass), let next = object(of: stateClass) else { return false }
        let previous = currentState
        previous?.willExit(to: next)
        currentState = next
        next.didEnter(from: previous)
        return true
    }

    /// The machine's state of that class.
    open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
        object(of: stateClass) as? StateType
    }

    private func object(of stateClass: AnyClass) -> GKState? { states.last { type(of: $0) == stateClass } }
}
