import ExternalPrograms
import Foundation
import Testing

/// Programs that were started by Foundation's `Process`.
struct ProcessSignalTests {
    /// A shell that does what a script says, once it has said a word.
    private func started(_ script: String) throws -> Process {
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", script]
        process.standardOutput = output
        try process.runWithOrdinarySignals()
        _ = output.fileHandleForReading.availableData
        return process
    }

    @Test(arguments: [SIGINT, SIGTERM]) func `a program hears what ends it, whatever its starter blocks`(signal: Int32)
        throws
    {
        var all = sigset_t(), before = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_BLOCK, &all, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        let process = try started("echo ready; exec sleep 100")
        process.end(by: signal, within: 60)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
    }

    @Test func `a program that takes no notice is killed`() throws {
        let process = try started("trap '' TERM; echo ready; while :; do sleep 0.01; done")
        process.end(within: 0.2)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
    }

    @Test func `a program that there isn't is an error`() {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/nowhere/program")
        #expect(throws: CocoaError.self) { try process.runWithOrdinarySignals() }
    }
}
