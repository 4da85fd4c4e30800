import ExternalPrograms
import Foundation
import FoundationModels
import TestSupport
import Testing

/// The built executable as a process, with the embedded model.
@Suite("The kissa executable", .timeLimit(.minutes(2)))
struct ProcessTests {
    private struct Outcome {
        var code: Int32
        var output: String
        var errors: String
    }

    private func run(
        _ arguments: String..., input: String = "", model: String? = nil, environment: [String: String] = [:]
    ) async throws -> Outcome {
        try await run(arguments, input: input, model: model, environment: environment)
    }

    private func run(
        _ arguments: [String], input: String = "", model: String? = nil, environment: [String: String] = [:]
    ) async throws -> Outcome {
        let process = Process()
        process.executableURL = BuiltProducts.executable("kissa")
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(
            environment.merging(["KISSA_MODEL": model ?? ""]) { $1 }, uniquingKeysWith: { $1 })
        let (standardInput, output, errors) = (Pipe(), Pipe(), Pipe())
        process.standardInput = standardInput
        process.standardOutput = output
        process.standardError = errors
        try process.runWithOrdinarySignals()
        try standardInput.fileHandleForWriting.write(contentsOf: Data(input.utf8))
        try standardInput.fileHandleForWriting.close()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        let warnings = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outcome(
            code: process.terminationStatus, output: String(decoding: text, as: UTF8.self),
            errors: String(decoding: warnings, as: UTF8.self))
    }

    @Test
    func `it answers with the embedded model, the same for the same seed`() async throws {
        let first = try await run("generate", "--seed", "7", "--max-tokens", "24", "Good morning!")
        let second = try await run("generate", "--seed", "7", "--max-tokens", "24", "Good morning!")
        #expect(first.code == 0)
        #expect(first.output.count > 1 && first.errors.isEmpty)
        #expect(second.output == first.output)
    }

    @Test
    func `a file is read in the markup that is named, and a server has none to be chosen`() async throws {
        let own = try await run("generate", "--seed", "7", "--max-tokens", "24", "Good morning!")
        let other = try await run(
            "generate", "--chat-template", "llama2-plain", "--seed", "7", "--max-tokens", "24", "Good morning!")
        #expect(other.code == 0)
        #expect(other.output != own.output)
        let server = try await run("generate", "--model", "http://localhost:1/v1", "--chat-template", "gemma", "Hello")
        #expect(server.code == 2)
        #expect(server.errors.contains("for files"))
    }

    @Test
    func `with a schema it writes the JSON alone, in the order of x-order, the same for the same seed`() async throws {
        let schema = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: schema) }
        try Data(
            #"""
            {"title": "Guest", "type": "object", "x-order": ["name", "level"], "required": ["level", "name"],
             "properties": {"level": {"type": "integer", "minimum": 2, "maximum": 4},
                            "name": {"type": "string", "enum": ["Mo", "Lu"]}}}
            """#.utf8
        ).write(to: schema)
        let first = try await run("generate", "--schema", schema.path, "--seed", "3", "A guest comes in.")
        let second = try await run("generate", "--schema", schema.path, "--seed", "3", "A guest comes in.")
        #expect(first.code == 0 && first.errors.isEmpty, "\(first.errors)")
        #expect(first.output.wholeMatch(of: /\{"name": "(Mo|Lu)", "level": [234]\}\n/) != nil, "\(first.output)")
        #expect(second.output == first.output)
    }

    @Test
    func `a schema that is no schema exits with 1 and names the file`() async throws {
        let schema = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: schema) }
        try Data(#"{"type": "#.utf8).write(to: schema)
        let outcome = try await run("generate", "--schema", schema.path, "Hello")
        #expect(outcome.code == 1 && outcome.output.isEmpty)
        #expect(outcome.errors.contains(schema.path))
    }

    @Test
    func `it converses by lines from a pipe`() async throws {
        let outcome = try await run("chat", "--temperature", "0", input: "Hello!\n/exit\n")
        #expect(outcome.code == 0)
        #expect(outcome.output.count > 1 && !outcome.output.contains(">"))
    }

    @Test
    func `it tells of the embedded model`() async throws {
        let outcome = try await run("models")
        #expect(outcome.code == 0)
        #expect(outcome.output.contains("kissa-mini") && outcome.output.contains("en ja"))
        let json = try await run("models", "--json").output
        let content = try GeneratedContent(json: json)
        let models = try content.value([GeneratedContent].self)
        #expect(try models[0].value(Int.self, forProperty: "contextSize") > 0)
    }

    @Test
    func `it measures reading and writing`() async throws {
        let outcome = try await run("bench", "--prompt-tokens", "32", "--tokens", "8", "--runs", "2", "--json")
        #expect(outcome.code == 0, "\(outcome.errors)")
        let rows = try GeneratedContent(json: outcome.output).value([GeneratedContent].self)
        #expect(try rows.map { try $0.value(String.self, forProperty: "measure") } == ["pp32", "tg8"])
        for row in rows {
            #expect(try row.value([Double].self, forProperty: "runs").count == 2)
            #expect(try row.value(Double.self, forProperty: "mean") > 0)
        }
    }

    @Test
    func `a model that is not there, and a server that is not there, exit with 1 on one line`() async throws {
        for model in ["/does/not/exist.gguf", "http://127.0.0.1:9/v1#none"] {
            let outcome = try await run("generate", "--model", model, "Hello")
            #expect(outcome.code == 1)
            #expect(outcome.output.isEmpty)
            #expect(outcome.errors.hasPrefix("kissa: "))
            #expect(outcome.errors.filter { $0 == "\n" }.count == 1)
        }
    }

    @Test
    func `A model that can be fetched is listed; without a network the host is named that was not there`() async throws
    {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let environment = ["XDG_CACHE_HOME": folder.path, "PIP_INDEX_URL": "http://127.0.0.1:9/simple"]
        let list = try await run("models", environment: environment)
        #expect(list.output.contains("kissa models --fetch smollm2"))
        for line in [["models", "--fetch", "smollm2"], ["generate", "--model", "smollm2", "Hello"]] {
            let outcome = try await run(line, environment: environment)
            #expect(outcome.code == 1)
            #expect(outcome.output.isEmpty)
            #expect(outcome.errors.contains("kissa: 127.0.0.1 cannot be reached"))
        }
        let embedded = try await run(
            "generate", "--model", "mini", "--max-tokens", "4", "Hello", environment: environment)
        #expect(embedded.code == 0)
    }

    @Test
    func `a line that it does not understand exits with 2`() async throws {
        let outcome = try await run("generate", "--wish", "x")
        #expect(outcome.code == 2)
        #expect(outcome.output.isEmpty)
    }
}
