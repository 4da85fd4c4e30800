import Foundation
import TestSupport
import Testing

@testable import ExternalPrograms

@Suite struct ExternalProgramTests {
    @Test func `what a program writes is told apart, however much it is`() throws {
        let script = "head -c 300000 /dev/zero; echo trouble >&2; exit 3"
        let result = try ExternalProgram(["sh", "-c", script], errors: .result).run()
        #expect(result.output.count == 300_000)
        #expect(result.errors == Data("trouble\n".utf8))
        #expect(result.status == 3 && !result.hasSucceeded)
    }

    @Test func `what goes elsewhere isn't in the result`() throws {
        let result = try ExternalProgram(["sh", "-c", "echo a; echo b >&2"], output: .nowhere, errors: .nowhere).run()
        #expect(result.hasSucceeded && result.output.isEmpty && result.errors.isEmpty)
    }

    @Test func `a program has nothing to read, and runs where it is told to`() throws {
        let folder = try TemporaryFolder()
        try folder.write("milk", to: "order")
        let result = try ExternalProgram(["cat", "-", "order"], in: folder.url).run()
        #expect(String(decoding: result.output, as: UTF8.self) == "milk")
    }

    @Test func `a program that isn't there is told from one that fails`() throws {
        let missing = try ExternalProgram(["no-such-program"], errors: .nowhere).run()
        #expect(missing.isMissing && !missing.hasSucceeded)
        #expect(try !ExternalProgram(["false"]).run().isMissing)
    }

    @Test func `a signal has a status of its own`() throws {
        #expect(try ExternalProgram(["sh", "-c", "kill -9 $$"]).run().status == 137)
    }

    /// Dispatch's worker threads block all signals. A child process must not inherit that mask.
    @Test func `a program that takes too long is ended, whichever thread started it`() async throws {
        let folder = try TemporaryFolder(), url = folder.url
        let limits = ExternalProgram.Limits(seconds: 0.05, memoryBytes: 1 << 30, fileBytes: 1000)
        let status = try await Task.detached {
            try ExternalProgram(["sh", "-c", "sleep 5; touch late"], in: url, limits: limits).run().status
        }.value
        #expect(status == 124)
        #expect(!FileManager.default.fileExists(atPath: url.appendingPathComponent("late").path))
    }

    @Test func `a program has a limit of memory`() throws {
        let limits = ExternalProgram.Limits(seconds: 20, memoryBytes: 1 << 30, fileBytes: 1000)
        let kibibytes = try ExternalProgram(["sh", "-c", "ulimit -v"], limits: limits).run().output
        #expect(String(decoding: kibibytes, as: UTF8.self) == "1048576\n")
    }

    @Test func `a program has a limit of each file`() throws {
        let folder = try TemporaryFolder(),
            limits = ExternalProgram.Limits(seconds: 20, memoryBytes: 1 << 30, fileBytes: 1000)
        let result = try ExternalProgram(
            ["sh", "-c", "head -c 1001 /dev/zero > large"], in: folder.url, limits: limits
        ).run()
        #expect(!result.hasSucceeded)
    }

    @Test func `a program can be kept from the environment`() throws {
        setenv("KISSA_TEST_SECRET", "key", 1)
        defer { unsetenv("KISSA_TEST_SECRET") }
        #expect(try ExternalProgram(["env"]).run().text.contains("SECRET"))
        let kept = try ExternalProgram(["env"], environment: .path).run().text
        #expect(kept.contains("PATH=") && !kept.contains("SECRET"))
    }

    @Test func `a program that doesn't heed its limit is ended all the same`() throws {
        let limits = ExternalProgram.Limits(seconds: 1, memoryBytes: 1 << 30, fileBytes: 1000)
        let script = "trap '' TERM; while :; do sleep 0.1; done"
        #expect(try ExternalProgram(["sh", "-c", script], limits: limits).run().status == 137)
    }

    @Test(arguments: ["", "trap '' INT TERM; "]) func `a program ends whose task is cancelled, whatever it hears`(
        words: String
    ) async throws {
        let folder = try TemporaryFolder(), file = folder.url.appendingPathComponent("started")
        let script = "\(words)touch '\(file.path)'; while :; do sleep 0.1; done"
        let task = Task { try await ExternalProgram(["sh", "-c", script]).runUnlessCancelled() }
        while !FileManager.default.fileExists(atPath: file.path) { try await Task.sleep(for: .milliseconds(10)) }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test func `a program of a cancelled task isn't started, and one of another has its result`() async throws {
        let folder = try TemporaryFolder(), file = folder.url.appendingPathComponent("started")
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await ExternalProgram(["touch", file.path]).runUnlessCancelled()
        }
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(!FileManager.default.fileExists(atPath: file.path))
        let result = try await ExternalProgram(["sh", "-c", "echo a; exit 3"]).runUnlessCancelled()
        #expect(result.text == "a\n" && result.status == 3)
    }

    @Test func `a program reads its inputs as often as it likes, and they have no names`() throws {
        let inputs = [Data(repeating: 7, count: 300_000), Data("milk".utf8), Data()]
        let paths = inputs.indices.map(ExternalProgram.path)
        let counted = try ExternalProgram(["wc", "-c"] + paths + [paths[0]], inputs: inputs).run().text
        #expect(
            counted.split(separator: "\n").map { $0.split(separator: " ")[0] } == [
                "300000", "4", "0", "300000", "600004",
            ])
        #expect(try ExternalProgram(["cat", paths[1]], inputs: inputs).run().text == "milk")
        let names = try ExternalProgram(["readlink"] + paths, inputs: inputs).run().text.split(separator: "\n")
        #expect(names.count == 3 && names.allSatisfy { $0.hasSuffix("(deleted)") })
        // Limits are set by programs of their own.
        let limits = ExternalProgram.Limits(seconds: 20, memoryBytes: 1 << 30, fileBytes: 1000)
        #expect(try ExternalProgram(["cat", paths[1]], inputs: inputs, limits: limits).run().text == "milk")
    }

    @Test func `a program has no open file of this one`() throws {
        let folder = try TemporaryFolder()
        try folder.write("secret", to: "open")
        // C libraries open files like this, without close-on-exec.
        let descriptor = open(folder.url.appendingPathComponent("open").path, O_RDONLY)
        defer { close(descriptor) }
        let listed = try ExternalProgram(["ls", "-l", "/proc/self/fd"]).run().text
        #expect(!listed.contains(folder.url.path))
    }
}
