import Foundation

/// One of the states of a machine: an app's subclass says what is so in it, and which states may follow.
///
/// See [GKState](https://developer.apple.com/documentation/gameplaykit/gkstate).
open class GKState: NSObject {
    /// The machine that the state is one of.
    open internal(set) weak var stateMachine: GKStateMachine?

    /// Creates a state of no machine.
    public override init() { super.init() }

    /// Whether a state of that class may follow. Any may, unless a subclass says otherwise.
    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    /// The machine is in this state now; before it was in none where it had no state yet.
    open func didEnter(from previousState: GKState?) {}
    /// Time went by in this state.
    open func update(deltaTime seconds: TimeInterval) {}
    /// The machine is about to leave this state.
    open func willExit(to nextState: GKState) {}
}

/// Is in one of its states at a time, and goes from one to another as they allow.
///
/// See [GKStateMachine](https://developer.apple.com/documentation/gameplaykit/gkstatemachine).
open class GKStateMachine: NSObject {
    private let states: [GKState]
    /// The state that the machine is in; nil before it entered one.
    open private(set) var currentState: GKState?

    /// One state of a class: of two the later counts.
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

    /// Goes over into the state of that class. False where it can't, and then nothing changes.
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
