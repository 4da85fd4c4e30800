import ExternalPrograms
import Foundation
import Testing

/// Programs that were started by Foundation's `Process`.
struct ProcessSignalTests {
    /// Starts a shell with a script and waits for the script's first output.
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

    @Test func `a program blocks and ignores nothing, whatever its starter does and however it is started`() throws {
        let before = signal(SIGUSR2, SIG_IGN)
        defer { signal(SIGUSR2, before) }
        var all = sigset_t(), mask = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_BLOCK, &all, &mask)
        defer { pthread_sigmask(SIG_SETMASK, &mask, nil) }
        let command = ["grep", "-E", "^Sig(Blk|Ign)", "/proc/self/status"]
        #expect(try ordinarySignals(in: ExternalProgram(command).run().text) == [0, 0])
        let process = Process(), output = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.standardOutput = output
        try process.runWithOrdinarySignals()
        let said = output.fileHandleForReading.readDataToEndOfFile()
        #expect(ordinarySignals(in: String(decoding: said, as: UTF8.self)) == [0, 0])
        process.waitUntilExit()
        var now = sigset_t()
        pthread_sigmask(SIG_SETMASK, nil, &now)
        #expect(sigismember(&now, SIGUSR1) == 1)
    }

    /// The signal sets in a process's status, without the signals from 32 on. The C library reserves two of those.
    private func ordinarySignals(in status: String) -> [UInt64?] {
        status.split(separator: "\n").map { line in
            line.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) }.map { $0 & 0x7FFF_FFFF }
        }
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
