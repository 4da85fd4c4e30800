import CProcesses
import Foundation
import Glibc

/// Runs another program, found by `PATH`, and waits until it ends. It has no standard input, and is killed if this process ends.
///
/// Foundation's `Process` runs the main run loop while it waits, so that other main-actor code could run in the middle of a body.
/// This only waits.
package struct ExternalProgram: Sendable {
    /// Where the program's output goes.
    package enum Output: Sendable {
        case nowhere
        /// This process's standard error, such as a terminal.
        case standardError
        /// The result. The program doesn't block, however much it writes.
        case result
    }

    /// A program's limits. It is ended when its time is up; beyond the others, its allocations and writes fail.
    package struct Limits: Sendable {
        var seconds: Double
        var memoryBytes: Int
        /// The size of each file that it writes.
        var fileBytes: Int

        package init(seconds: Double, memoryBytes: Int, fileBytes: Int) {
            (self.seconds, self.memoryBytes, self.fileBytes) = (seconds, memoryBytes, fileBytes)
        }
    }

    /// The environment variables of the program.
    package enum Environment: Sendable {
        /// The same as this process's.
        case inherited
        /// Only `PATH`: other variables may contain keys, which a program that reads an untrusted file must not see.
        case path
    }

    /// The result of a program.
    package struct Result: Sendable {
        /// The exit status of `env` if the program isn't installed.
        private static let missing: Int32 = 127

        /// As in shells: the exit status, or 128 plus the number of the signal that ended it.
        package let status: Int32
        /// The standard output if it goes to the result, else empty; likewise the errors.
        package let output: Data
        package let errors: Data

        package var text: String { String(decoding: output, as: UTF8.self) }
        package var errorText: String { String(decoding: errors, as: UTF8.self) }
        package var hasSucceeded: Bool { status == 0 }
        /// Whether the program isn't installed.
        package var isMissing: Bool { status == Self.missing }
    }

    /// The program's name and its arguments.
    let words: [String]
    let inputs: [Data]
    /// The working directory; nil for this process's.
    let folder: URL?
    let limits: Limits?
    let environment: Environment
    let output: Output
    let errors: Output

    /// - Parameter inputs: The contents of files without a name: they are gone when the program ends, and if this process does.
    ///   ``path(ofInput:)`` is where the program finds them.
    package init(
        _ words: [String], inputs: [Data] = [], in folder: URL? = nil, limits: Limits? = nil,
        environment: Environment = .inherited, output: Output = .result, errors: Output = .standardError
    ) {
        (self.words, self.inputs, self.folder, self.limits) = (words, inputs, folder, limits)
        (self.environment, self.output, self.errors) = (environment, output, errors)
    }

    /// Where a program finds one of its inputs.
    package static func path(ofInput index: Int) -> String { "/dev/fd/\(descriptor(ofInput: index))" }

    private static func descriptor(ofInput index: Int) -> Int32 { STDERR_FILENO + 1 + Int32(index) }

    /// Runs the program.
    ///
    /// - Throws: `POSIXError` where no process can be started, or what it writes can't be kept.
    package func run() throws -> Result { try run(as: Child()) }

    /// Runs the program on a thread of its own, and interrupts it where the task is canceled.
    ///
    /// - Throws: As ``run()``, and `CancellationError`.
    package func runUnlessCancelled() async throws -> Result {
        let child = Child()
        let result = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { done in
                Thread.detachNewThread { done.resume(with: Swift.Result { try run(as: child) }) }
            }
        } onCancel: {
            child.end(within: Double(Self.lastSeconds))
        }
        try Task.checkCancellation()
        return result
    }

    /// Runs the program, which another thread may end.
    ///
    /// - Throws: As ``run()``, and `CancellationError` if it was ended before it was started.
    package func run(as child: Child) throws -> Result {
        let (inputs, output, errors) = (try inputs.map(Source.init), try Sink(output), try Sink(errors))
        let status = try child.wait { try spawn(inputs, output, errors) }
        return Result(status: status, output: try output.contents(), errors: try errors.contents())
    }

    // MARK: Processes

    /// How long a program may go on after it was told to end.
    private static let lastSeconds = 2

    /// Has the kernel kill the program when its parent ends. SwiftPM, for one, hears no signal while it waits for another
    /// SwiftPM that uses the same package.
    private static let lastSignal = "KILL"

    /// `setpriv` looks for the program, as `timeout` and `prlimit` do, and says where there is none.
    private var command: [String] {
        let command = limits.map(limited) ?? words
        let arguments = OrdinarySignals.arguments(running: command, in: folder, lastSignal: Self.lastSignal)
        return [OrdinarySignals.program] + arguments
    }

    private func limited(by limits: Limits) -> [String] {
        [
            "timeout", "--kill-after=\(Self.lastSeconds)", "\(limits.seconds)",
            "prlimit", "--as=\(limits.memoryBytes)", "--cpu=\(Int(limits.seconds.rounded(.up)))",
            "--fsize=\(limits.fileBytes)", "--",
        ] + OrdinarySignals.launch(words, lastSignal: Self.lastSignal)
    }

    private var variables: [String] {
        let all = ProcessInfo.processInfo.environment
        let passed = environment == .path ? all.filter { $0.key == "PATH" } : all
        return passed.map { "\($0.key)=\($0.value)" }
    }

    private func spawn(_ inputs: [Source], _ output: Sink, _ errors: Sink) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        // Standard error first: it may be the destination of the output.
        for (sink, descriptor) in [(errors, STDERR_FILENO), (output, STDOUT_FILENO)] {
            posix_spawn_file_actions_adddup2(&actions, sink.descriptor, descriptor)
        }
        for (index, input) in inputs.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, input.descriptor, Self.descriptor(ofInput: index))
        }
        // Close all other descriptors, whether or not they are marked close-on-exec.
        posix_spawn_file_actions_addclosefrom_np(&actions, Self.descriptor(ofInput: inputs.count))
        let pointers = command.map { strdup($0) } + [nil], variables = variables.map { strdup($0) } + [nil]
        defer { (pointers + variables).forEach { free($0) } }
        var process: pid_t = 0
        let failure = OrdinarySignals.whileNoneIsBlocked {
            posix_spawnp(&process, command[0], &actions, nil, pointers, variables)
        }
        guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .EIO) }
        return process
    }
}
