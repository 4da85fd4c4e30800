import ExternalPrograms
import Foundation
import TestSupport
import Testing

/// `Scripts/supervise`, under which `make play` runs an app.
struct SupervisionTests {
    /// Runs a shell script under supervision. The script finds the number of its runs in `$runs`. `$$` is the program, `$PPID`
    /// the supervisor.
    private func supervised(_ script: String) throws -> (status: Int32, runs: Int) {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("runs-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let supervise = RepositoryFiles.root.appendingPathComponent("Scripts/supervise").path
        let program = "echo x >> '\(file.path)'; runs=$(wc -l < '\(file.path)'); \(script)"
        // A test's thread blocks signals, and a `Process` would inherit that mask.
        let result = try ExternalProgram([supervise, "sh", "-c", program], output: .nowhere, errors: .nowhere).run()
        let runs = try String(contentsOf: file, encoding: .utf8).filter { $0 == "x" }.count
        return (result.status, runs)
    }

    @Test func `a program whose code has ended it is started again`() throws {
        #expect(try supervised("[ $runs -gt 2 ] && exit 7; kill -ILL $$") == (7, 3))
        #expect(try supervised("[ $runs -gt 1 ] && exit 0; kill -SEGV $$") == (0, 2))
    }

    @Test func `a program that ends otherwise is left, and one that can't live`() throws {
        #expect(try supervised("exit 3") == (3, 1))
        #expect(try supervised("kill -KILL $$").runs == 1)
        #expect(try supervised("kill -TRAP $$").runs == 3)
    }

    @Test func `a program that says nothing of signals hears Ctrl-C`() throws {
        let (status, runs) = try supervised("kill -INT $PPID; sleep 5; exit 3")
        // It may come before the supervisor knows whom to tell, who is told to end then.
        #expect([130, 143].contains(status) && runs == 1)
    }

    @Test func `a program under nohup ignores a hang-up, as its supervisor does`() throws {
        let supervise = RepositoryFiles.root.appendingPathComponent("Scripts/supervise").path
        let script = "kill -HUP $PPID; kill -HUP $$; sleep 0.2; exit 3"
        #expect(try ExternalProgram(["nohup", supervise, "sh", "-c", script], errors: .nowhere).run().status == 3)
        let plain = ["env", "--default-signal=HUP", supervise, "sh", "-c", script]
        #expect(try ExternalProgram(plain, errors: .nowhere).run().status != 3)
    }

    @Test(.timeLimit(.minutes(2))) func `a program ends with its supervisor, however that ends`() async throws {
        let folder = try TemporaryFolder(), file = folder.url.appendingPathComponent("number")
        #expect(try supervised("echo $$ >'\(file.path)'; kill -KILL $PPID; exec sleep 600") == (137, 1))
        let number = try String(contentsOf: file, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
        while FileManager.default.fileExists(atPath: "/proc/\(number)/exe") {
            try await Task.sleep(for: .milliseconds(20))
        }
    }

    @Test func `a program that was told to end isn't started again, though it falls`() throws {
        let falls = "while :; do sleep 0.02; done"
        #expect(try supervised("trap 'kill -SEGV $$' TERM; kill -TERM $PPID; \(falls)") == (139, 1))
    }
}
