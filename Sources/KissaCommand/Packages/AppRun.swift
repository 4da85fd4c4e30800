import ExternalPrograms
import Foundation
import Synchronization

/// An app's process, started by `kissa run`; its output goes to the console.
final class AppRun: Sendable {
    /// The app's executable.
    let program: URL
    private let process: Process
    private let said: Said

    /// The address at which the app says that it listens.
    private final class Said: Sendable {
        let address = Mutex<String?>(nil)
    }

    /// - Parameters:
    ///   - starter: A program that starts the app and forwards signals to it; nil starts the app itself.
    ///   - hear: Receives the address at which the app listens, on any thread.
    init(
        _ program: URL, through starter: URL? = nil, environment: [String: String], console: Console,
        hear: @escaping @Sendable (String) -> Void = { _ in }
    ) throws {
        self.program = program
        process = Process()
        process.executableURL = starter ?? program
        process.arguments = starter == nil ? [] : [program.path]
        process.environment = environment
        let output = Pipe()
        process.standardOutput = output
        try process.runWithOrdinarySignals()
        said = Said()
        Thread.detachNewThread { [said] in
            Self.follow(output.fileHandleForReading, console) { address in
                said.address.withLock { $0 = address }
                hear(address)
            }
        }
    }

    var isRunning: Bool { process.isRunning }

    /// The status of a process that has exited.
    var status: Int32 { process.terminationStatus }

    /// The port on which the app listens, once it has reported that.
    var port: Int? { said.address.withLock { $0 }.flatMap { URL(string: $0)?.port } }

    /// Ends the app with the signal of Ctrl-C, and returns when it has exited. If the app ignores that, it is killed.
    ///
    /// - Parameter seconds: How long the app may take to exit.
    func end(within seconds: Double = 10) {
        // In a terminal, Ctrl-C has already sent it the signal.
        process.end(by: SIGINT, within: seconds)
        process.waitUntilExit()
    }

    /// Forwards the app's output until it ends.
    private static func follow(_ output: FileHandle, _ console: Console, hear: (String) -> Void) {
        var words = SpokenText()
        var hasHeard = false
        while true {
            let data = output.availableData
            let (text, lines) = data.isEmpty ? words.rest() : words.take(data)
            console.write(text)
            if !hasHeard, let address = lines.lazy.compactMap(address).first {
                hasHeard = true
                hear(address)
            }
            if data.isEmpty { return }
        }
    }

    /// The address in the line that Kissa's host writes when it starts listening; an app may print other addresses before.
    static func address(in line: String) -> String? {
        line.firstMatch(of: /\ is open at (https?:\/\/\S+) \(Ctrl-C closes it\)$/).map { String($0.1) }
    }
}
