@testable import FoundationModels
import Testing

@Suite("States of a turn")
struct TurnStateTests {
    private final class Held: Sendable {}

    @Test func `a turn begins once, responds, and ends`() {
        let turn = TurnState { _ in }
        #expect(!turn.isOpen)
        #expect(turn.begin() && !turn.begin())
        #expect(turn.isOpen && !turn.isResponding)
        #expect(!turn.respond())
        #expect(turn.isResponding)
        turn.finish(.ended([]))
        #expect(!turn.isOpen && !turn.isResponding && !turn.isTakenBack)
        #expect(!turn.begin())
    }

    @Test func `a turn that is cancelled while it begins learns it when it responds`() {
        let turn = TurnState { _ in }
        turn.cancelBeginning()
        #expect(turn.begin())
        turn.cancelBeginning()
        #expect(turn.respond())
        turn.finish(.takenBack)
        #expect(turn.isTakenBack && !turn.isOpen)
    }

    @Test func `a turn that has ended holds nothing of its generation, or of what came before it`() {
        var held: Held? = Held()
        weak let seen = held
        let turn = TurnState { [held] _ in _ = held }
        held = nil
        _ = turn.begin()
        turn.take(Transcript(entries: [.prompt(.init(segments: []))]))
        _ = turn.respond()
        #expect(seen != nil && turn.entryCountBefore == 1)
        turn.finish(.ended([]))
        #expect(seen == nil && turn.entryCountBefore == 0)
    }
}
