/// Whether a cell is alive.
public enum LGCellState: Hashable, Sendable {
    case alive, dead

    public var toggled: LGCellState { self == .alive ? .dead : .alive }
}

/// A cell of the board: its state, and the prepared next one.
final class LGCell {
    private(set) var state: LGCellState
    private var nextState: LGCellState?

    init(_ state: LGCellState) { self.state = state }

    func doPrep(_ nextState: LGCellState) { self.nextState = nextState }

    /// Takes the prepared state; without one, the state stays.
    func moveToNextGen() {
        state = nextState ?? state
        nextState = nil
    }

    func set(_ state: LGCellState) { (self.state, nextState) = (state, nil) }
}
