import FoundationModels
import FoundationModelsTesting
import KissaCommand
import Synchronization

/// A console for which a test provides the input and reads the output.
final class TestConsole: Sendable {
    private struct State {
        var output = ""
        var errors = ""
        var lines: [String]
    }

    private let state: Mutex<State>
    private let isInteractive: Bool
    let interruption = Interruption()

    init(lines: [String] = [], isInteractive: Bool = false) {
        state = Mutex(State(lines: lines))
        self.isInteractive = isInteractive
    }

    var output: String { state.withLock { $0.output } }
    var errors: String { state.withLock { $0.errors } }

    var console: Console {
        Console(
            write: { [self] text in state.withLock { $0.output += text } },
            warn: { [self] text in state.withLock { $0.errors += text } },
            readLine: { [self] in state.withLock { $0.lines.isEmpty ? nil : $0.lines.removeFirst() } },
            isInteractive: isInteractive, interruption: interruption)
    }

    /// Runs a command line with a scripted model.
    func run(_ arguments: String..., model: ScriptedLanguageModel = ScriptedLanguageModel()) async -> Int32 {
        await KissaCommand(console: console) { _ in model.systemModel }.run(arguments)
    }
}
