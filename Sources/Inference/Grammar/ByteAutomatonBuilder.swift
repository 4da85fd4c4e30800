/// Builds an automaton over bytes: states, steps between them that take a byte, and jumps that take none.
public struct ByteAutomatonBuilder: Sendable {
    /// A state's number.
    public typealias State = Int32

    struct Step: Sendable {
        let bytes: ClosedRange<UInt8>
        let target: State
    }

    private(set) var steps: [[Step]] = []
    private(set) var jumps: [[State]] = []

    /// Creates a builder without states.
    public init() {}

    /// The number of states, for callers with a limit.
    public var stateCount: Int { steps.count }

    /// Adds a state without transitions.
    public mutating func addState() -> State {
        steps.append([])
        jumps.append([])
        return State(steps.count - 1)
    }

    /// Adds a step between states that takes any of some bytes.
    public mutating func addStep(from start: State, by bytes: ClosedRange<UInt8>, to end: State) {
        steps[Int(start)].append(Step(bytes: bytes, target: end))
    }

    /// Adds a jump between states.
    public mutating func addJump(from start: State, to end: State) {
        jumps[Int(start)].append(end)
    }

    /// Adds a path between states that takes a text, through new states.
    public mutating func addText(_ bytes: some Collection<UInt8>, from start: State, to end: State) {
        var state = start
        for (index, byte) in bytes.enumerated() {
            let next = index == bytes.count - 1 ? end : addState()
            addStep(from: state, by: byte...byte, to: next)
            state = next
        }
        if bytes.isEmpty { addJump(from: start, to: end) }
    }
}
