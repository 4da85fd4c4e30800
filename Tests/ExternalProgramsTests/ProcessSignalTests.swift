import ExternalPrograms
import Foundation
import TestSupport
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

    @Test
    func `a program blocks and ignores nothing but a hang-up, whatever its starter does and however it is started`()
        throws
    {
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

    /// As `nohup` does, for what somebody wants to outlive the terminal.
    @Test func `a program ignores a hang-up if its starter does`() throws {
        let before = signal(SIGHUP, SIG_IGN)
        defer { signal(SIGHUP, before) }
        let process = try started("echo ready; exec sleep 100")
        kill(process.processIdentifier, SIGHUP)
        process.end(by: SIGTERM, within: 60)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGTERM)
    }

    /// The signal sets in a process's status, without SIGHUP, which these tests may ignore (`nohup`), and the signals from 32 on, of
    /// which the C library reserves two.
    private func ordinarySignals(in status: String) -> [UInt64?] {
        status.split(separator: "\n").map { line in
            line.split(separator: "\t").last.flatMap { UInt64($0, radix: 16) }.map { $0 & 0x7FFF_FFFE }
        }
    }

    @Test func `a program that takes no notice is killed`() throws {
        let process = try started("trap '' TERM; echo ready; while :; do sleep 0.01; done")
        process.end(within: 0.2)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
    }

    @Test(.timeLimit(.minutes(2))) func `what a program that takes no notice has started is killed with it`()
        async throws
    {
        let folder = try TemporaryFolder(), file = folder.url.appendingPathComponent("number")
        let process = try started(
            "trap '' TERM; while :; do sleep 1; done & echo $! >'\(file.path)'; echo ready; while :; do sleep 1; done")
        let words = try String(contentsOf: file, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
        process.end(within: 0.2)
        process.waitUntilExit()
        while FileManager.default.fileExists(atPath: "/proc/\(words)/exe") {
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    @Test(arguments: [false, true]) func `a folder's name may have an equals sign in it`(endsWithThis: Bool) throws {
        let folder = try TemporaryFolder(), file = folder.url.appendingPathComponent("a=b/shop")
        try folder.write("#!/bin/sh\necho \"$0 $1\"; exit 3\n", to: "a=b/shop")
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        let process = Process(), output = Pipe()
        process.executableURL = file
        process.arguments = ["c=d"]
        process.standardOutput = output
        if endsWithThis { try process.runWhileThisProcessDoes() } else { try process.runWithOrdinarySignals() }
        let said = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(String(decoding: said, as: UTF8.self) == "\(file.path) c=d\n" && process.terminationStatus == 3)
        let limits = ExternalProgram.Limits(seconds: 20, memoryBytes: 1 << 30, fileBytes: 1000)
        for limits in [nil, limits] {
            let result = try ExternalProgram([file.path, "e=f"], limits: limits).run()
            #expect(result.text == "\(file.path) e=f\n" && result.status == 3)
        }
    }

    /// A thread may end long before the process.
    @Test func `a program that ends with this process outlives the thread that has asked for it`() throws {
        let process = Process(), isStarted = DispatchSemaphore(value: 0)
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "sleep 0.5; exit 3"]
        Thread.detachNewThread {
            try? process.runWhileThisProcessDoes()
            isStarted.signal()
        }
        isStarted.wait()
        process.waitUntilExit()
        #expect(process.terminationReason == .exit && process.terminationStatus == 3)
    }

    @Test func `a program that there isn't is an error`() {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/nowhere/program")
        #expect(throws: CocoaError.self) { try process.runWithOrdinarySignals() }
        #expect(throws: CocoaError.self) { try process.runWhileThisProcessDoes() }
    }
}
