import ExternalPrograms
import Foundation
import TestSupport
import Testing

@testable import KissaCommand

/// How the built executable behaves in a terminal and a shell.
@Suite(.timeLimit(.minutes(5))) struct `The kissa executable and its terminal` {
    /// A process that has been started, with its pipes.
    private struct Started {
        let process = Process()
        let input = Pipe(), output = Pipe(), errors = Pipe()

        init(_ arguments: [String], environment: [String: String] = [:]) throws {
            process.executableURL = BuiltProducts.executable("kissa")
            process.arguments = arguments
            process.environment = ProcessInfo.processInfo.environment.merging(
                environment.merging(["KISSA_MODEL": ""]) { $1 }, uniquingKeysWith: { $1 })
            process.standardInput = input
            process.standardOutput = output
            process.standardError = errors
            try process.runWithOrdinarySignals()
        }

        /// Waits until there is output.
        func waitForOutput() -> Data { output.fileHandleForReading.availableData }

        /// Presses Ctrl-C, repeatedly if the process didn't see it yet, and waits for the process to end.
        func interrupt() async throws {
            while process.isRunning {
                process.interrupt()
                try await Task.sleep(for: .milliseconds(200))
            }
        }

        var end: [Int32] { [process.terminationStatus, process.terminationReason == .exit ? 0 : 1] }
    }

    @Test func `Ctrl-C ends a reply as shells have it`() async throws {
        let started = try Started(["generate", "--seed", "3", "--max-tokens", "100000", "Tell me everything."])
        _ = started.waitForOutput()
        try await started.interrupt()
        #expect(started.end == [130, 0])
    }

    @Test func `Ctrl-C ends a chat that waits for a line`() async throws {
        let started = try Started(["chat"])
        try started.input.fileHandleForWriting.write(contentsOf: Data("Hello!\n".utf8))
        _ = started.waitForOutput()
        try await started.interrupt()
        #expect(started.end == [130, 0])
    }

    @Test func `Ctrl-C ends a measurement`() async throws {
        let started = try Started(["bench", "--runs", "1000"])
        try await Task.sleep(for: .milliseconds(500))
        try await started.interrupt()
        #expect(started.end == [130, 0])
    }

    /// Runs a shell command line and returns the exit code of its last command. It doesn't wait for background processes.
    private func shell(_ line: String) throws -> (code: Int32, output: String) {
        let kissa = BuiltProducts.executable("kissa").path
        let result = try ExternalProgram(
            ["env", "KISSA_MODEL=", "KISSA=\(kissa)", "bash", "-c", "exec 2>&1; set -o pipefail; \(line)"]
        ).run()
        return (result.status, result.text)
    }

    @Test func `what it runs ends with it, also what hears no signal`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (swift, number) = (folder.appendingPathComponent("swift"), folder.appendingPathComponent("number"))
        let script = [
            "#!/bin/sh", "trap '' HUP INT TERM", "echo $$ >\(number.path).new",
            "mv \(number.path).new \(number.path)", "exec sleep 600\n",
        ]
        try script.joined(separator: "\n").write(to: swift, atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
        try "".write(to: folder.appendingPathComponent("Package.swift"), atomically: true, encoding: .utf8)
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let started = try Started(["run", folder.path], environment: ["PATH": "\(folder.path):\(path)"])
        while !FileManager.default.fileExists(atPath: number.path) { try await Task.sleep(for: .milliseconds(20)) }
        started.process.terminate()
        started.process.waitUntilExit()
        let process = try String(contentsOf: number, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
        while FileManager.default.fileExists(atPath: "/proc/\(process)/exe") {
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    @Test(arguments: ["generate --max-tokens 5000 Hello", "models", "--help"])
    func `a closed pipe ends it without a word`(command: String) throws {
        let (code, output) = try shell("\"$KISSA\" \(command) | head -c 1")
        // 141 means SIGPIPE. A command that has written everything before the pipe closes succeeds.
        #expect([0, 141].contains(code))
        #expect(output.count <= 1)
    }

    @Test func `in a terminal it prompts, answers and ends with the input`() throws {
        let (code, output) = try shell("printf 'Hello!\\n\\004' | script -qec '\"$KISSA\" chat' /dev/null")
        #expect(code == 0)
        #expect(output.contains("> "))
    }

    /// The error messages of these commands quote an argument, which may be a file name.
    @Test(arguments: [
        #""$ODD""#, #"models "--$ODD""#, #"generate --model "/$ODD" Hello"#, #"check "/$ODD""#, #"run "/$ODD""#,
    ])
    func `what a file is called commands no terminal, whichever verb complains of it`(command: String) throws {
        let (code, output) = try shell(
            "export ODD=$(printf 'a\\033]0;owned\\007b'); script -qec '\"$KISSA\" \(command)' /dev/null")
        #expect(code == 1 || code == 2)
        #expect(output.contains("␛") && !output.contains("\u{1B}"))
    }

    @Test(arguments: KissaCommand.commands.map { $0.name })
    func `every verb has its help, and refuses an option that there isn't`(verb: String) throws {
        #expect(try shell("\"$KISSA\" \(verb) --help | head -c 1").code == 0)
        let (code, output) = try shell("\"$KISSA\" \(verb) --no-such-option < /dev/null")
        #expect(code == KissaCommand.misuse)
        #expect(output.split(separator: "\n").count == 1)
    }

    @Test(arguments: ["chat", "generate", "mcp"])
    func `an input that ends at once ends the verb`(verb: String) throws {
        let (code, _) = try shell("timeout 60 \"$KISSA\" \(verb) < /dev/null")
        #expect([0, 1, 2].contains(code))
    }

    @Test func `Ctrl-C ends a server that waits for requests`() async throws {
        let started = try Started(["serve", "--port", "0"])
        _ = started.waitForOutput()
        try await started.interrupt()
        #expect(started.end == [0, 0])
    }

    @Test func `nothing of a file or a model reaches a terminal as a command`() {
        let hostile = "na\u{1B}]0;owned\u{7}me\u{9B}31m\u{202E}txt\r\n\tend"
        #expect(TerminalText.escaped(hostile) == "na␛]0;owned␇me\u{FFFD}31m\u{FFFD}txt␍\n\tend")
        #expect(TerminalText.escaped("Grüße, 夢 ☕️") == "Grüße, 夢 ☕️")
    }
}
