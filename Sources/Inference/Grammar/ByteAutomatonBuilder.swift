/// Puts an automaton over bytes together: states, steps from one to the next by a byte, and jumps that need none.
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

    /// How many states there are: what an author who has a limit looks at.
    public var stateCount: Int { steps.count }

    /// A new state without ways out.
    public mutating func addState() -> State {
        steps.append([])
        jumps.append([])
        return State(steps.count - 1)
    }

    /// Leads from one state to another by any of some bytes.
    public mutating func addStep(from start: State, by bytes: ClosedRange<UInt8>, to end: State) {
        steps[Int(start)].append(Step(bytes: bytes, target: end))
    }

    /// Leads from one state to another by nothing.
    public mutating func addJump(from start: State, to end: State) {
        jumps[Int(start)].append(end)
    }

    /// Leads from one state to another by a text, through states of its own.
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
