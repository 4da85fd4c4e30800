import ExternalPrograms
import Foundation
import FoundationModels
import HTTP
import TestSupport
import Testing

@testable import KissaCommand

/// `kissa serve` as a process.
@Suite(.timeLimit(.minutes(2))) struct `kissa serve` {
    private struct Served {
        let process = Process()
        let address: String

        init(_ arguments: String..., key: String = "") throws {
            process.executableURL = BuiltProducts.executable("kissa")
            process.arguments = ["serve", "--port", "0"] + arguments
            process.environment = ProcessInfo.processInfo.environment.merging(
                ["KISSA_MODEL": "", "KISSA_SERVE_KEY": key], uniquingKeysWith: { $1 })
            let output = Pipe()
            process.standardOutput = output
            process.standardError = FileHandle.nullDevice
            try process.runWithOrdinarySignals()
            let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
            address = line.split(separator: " ").last.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) } ?? ""
        }

        func get(_ path: String, headers: [String: String] = [:]) async throws -> (status: Int, text: String) {
            guard let url = URL(string: address + path) else { throw URLError(.badURL) }
            let deadline = ContinuousClock.now + .seconds(30)
            let response = try await HTTPClient.shared.send(HTTPRequest(url, headers: headers), by: deadline)
            let body = try await response.body(byteCountMax: 1 << 20, by: deadline)
            return (response.status, String(decoding: body, as: UTF8.self))
        }
    }

    @Test func `serves under the name that it is given, wants its key, and ends with Ctrl-C in peace`() async throws {
        let served = try Served("--name", "cat", key: "sesame")
        #expect(try await served.get("/models").status == 401)
        let list = try await served.get("/models", headers: ["authorization": "Bearer sesame"])
        #expect(list.status == 200 && list.text.contains(#""id": "cat""#))
        served.process.interrupt()
        served.process.waitUntilExit()
        #expect(served.process.terminationStatus == 0 && served.process.terminationReason == .exit)
    }

    @Test(arguments: [["--parallel", "0"], ["--port", "70000"], ["word"], ["--queue", "-1"]])
    func `takes no arguments that make no sense`(arguments: [String]) async {
        let console = TestConsole()
        let code = await KissaCommand(console: console.console).run(["serve"] + arguments)
        #expect(code == KissaCommand.misuse && !console.errors.isEmpty)
    }

    @Test func `serves no server`() async {
        let console = TestConsole()
        let tool = KissaCommand(console: console.console)
        #expect(await tool.run(["serve", "--model", "http://127.0.0.1:9/v1#x"]) == KissaCommand.misuse)
    }
}
