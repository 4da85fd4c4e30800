import Foundation

/// A state of a state machine. A subclass defines its behavior, and which states may follow.
///
/// See [GKState](https://developer.apple.com/documentation/gameplaykit/gkstate).
open class GKState: NSObject {
    /// The machine that the state belongs to.
    open internal(set) weak var stateMachine: GKStateMachine?

    /// Creates a state without a machine.
    public override init() { super.init() }

    /// Whether a state of that class may follow. The default is true.
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    /// Called when the machine has entered this state. `previousState` is nil if there was none. Does nothing by default.
    open func didEnter(from previousState: GKState?) {}
    /// Called when `seconds` have passed in this state since the last update. Does nothing by default.
    open func update(deltaTime seconds: TimeInterval) {}
    /// Called before the machine leaves this state. Does nothing by default.
    open func willExit(to nextState: GKState) {}
}

/// A state machine: it is in one of its states, which decide about the transitions.
///
/// See [GKStateMachine](https://developer.apple.com/documentation/gameplaykit/gkstatemachine).
open class GKStateMachine: NSObject {
    private let states: [GKState]
    /// The current state; nil before the first one was entered.
    open private(set) var currentState: GKState?

    /// Creates a machine with states. If two have the same class, the later one is used.
    public init(states: [GKState]) {
        self.states = states
        super.init()
        for state in states { state.stateMachine = self }
    }

    /// Updates the current state with the time since the last update, in seconds.
    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }

    /// Whether there is such a state, and the current state allows the transition.
    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        object(of: stateClass) != nil && currentState?.isValidNextState(stateClass) ?? true
    }

    /// Enters the state of that class. Returns false without changing anything if that isn't possible.
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
