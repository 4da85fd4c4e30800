import ExternalPrograms
import Foundation
import Synchronization

/// An app's process, started by `kissa run`: what it says goes to the console.
final class AppRun: Sendable {
    /// The app's executable.
    let program: URL
    private let process: Process
    private let said: Said

    /// Where the app says that it listens.
    private final class Said: Sendable {
        let address = Mutex<String?>(nil)
    }

    /// - Parameters:
    ///   - starter: A program that starts the app, and passes on what it is told by signals; nil starts the app itself.
    ///   - hear: Told the address where the app listens, on some thread.
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
        try process.runWhileThisProcessDoes()
        said = Said()
        Thread.detachNewThread { [said] in
            Self.follow(output.fileHandleForReading, console) { address in
                said.address.withLock { $0 = address }
                hear(address)
            }
        }
    }

    var isRunning: Bool { process.isRunning }

    /// Of a process that has ended.
    var status: Int32 { process.terminationStatus }

    /// Where the app listens, once it has said so.
    var port: Int? { said.address.withLock { $0 }.flatMap { URL(string: $0)?.port } }

    /// Ends the app, as Ctrl-C does, and returns when it has ended. One that doesn't hear that is killed, with its starter.
    ///
    /// - Parameter seconds: So long it may take to end.
    func end(within seconds: Double = 10) {
        process.end(by: SIGINT, within: seconds)
        // Shells have what they start in the background ignore Ctrl-C, which most apps hear once they are open.
        DispatchQueue.global().asyncAfter(deadline: .now() + min(1, seconds / 2)) { [process] in
            process.end(by: SIGTERM, within: seconds)
        }
        process.waitUntilExit()
    }

    /// Passes on what the app says until it ends.
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

    /// The address in the line that Kissa's host writes when it listens; an app may print other addresses before.
    static func address(in line: String) -> String? {
        line.firstMatch(of: /\ is open at (https?:\/\/\S+) \(Ctrl-C closes it\)$/).map { String($0.1) }
    }
}
