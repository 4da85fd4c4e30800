import Foundation
import GameplayKit
import Testing

private final class Log {
    var lines: [String] = []
}

private class Logged: GKState {
    let log: Log
    init(_ log: Log) { self.log = log }
    private func name(_ state: GKState?) -> String { state.map { "\(type(of: $0))" } ?? "nothing" }
    override func didEnter(from previousState: GKState?) {
        log.lines.append("\(name(self)) from \(name(previousState))")
    }
    override func willExit(to nextState: GKState) { log.lines.append("\(name(self)) to \(name(nextState))") }
    override func update(deltaTime seconds: TimeInterval) { log.lines.append("\(name(self)) \(seconds)") }
}

private final class Playing: Logged {}
private final class Over: Logged {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass is Waiting.Type }
}
private final class Waiting: Logged {}

@Suite("State machines")
struct StateMachineTests {
    @Test func `a machine goes where its state lets it`() {
        let log = Log()
        let machine = GKStateMachine(states: [Playing(log), Over(log)])
        machine.update(deltaTime: 1)
        #expect(machine.enter(Playing.self))
        machine.update(deltaTime: 2)
        #expect(machine.enter(Over.self))
        #expect(!machine.enter(Playing.self) && !machine.canEnterState(Waiting.self))
        #expect(machine.currentState is Over && machine.currentState?.stateMachine === machine)
        #expect(machine.state(forClass: Playing.self) != nil)
        #expect(
            log.lines == ["Playing from nothing", "Playing 2.0", "Playing to Over", "Over from Playing"])
    }
}
