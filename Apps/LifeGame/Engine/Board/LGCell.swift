/// Whether a cell lives.
public enum LGCellState: Hashable, Sendable {
    case alive, dead

    public var toggled: LGCellState { self == .alive ? .dead : .alive }
}

/// One cell of a board: its state, and the one that it will have.
final class LGCell {
    private(set) var state: LGCellState
    private var nextState: LGCellState?

    init(_ state: LGCellState) { self.state = state }

    func doPrep(_ nextState: LGCellState) { self.nextState = nextState }

    /// Becomes what it was prepared for; stays as it is if it wasn't.
    func moveToNextGen() {
        state = nextState ?? state
        nextState = nil
    }

    func set(_ state: LGCellState) { (self.state, nextState) = (state, nil) }
}
