import Foundation
import FoundationModels
import ShotOrders
import Synchronization
import Testing

@testable import KissaCommand

/// Tests the protocol with an app that the test simulates.
struct `kissa mcp` {
    private final class PlayedApp: DrivenApp {
        private let state = Mutex<[DriveOrder]>([])
        private let answer: DriveAnswer

        init(_ answer: DriveAnswer) { self.answer = answer }

        var orders: [DriveOrder] { state.withLock { $0 } }

        func perform(_ order: DriveOrder) async throws -> DriveAnswer {
            state.withLock { $0.append(order) }
            return answer
        }
    }

    private struct NoApp: DrivenApp {
        func perform(_ order: DriveOrder) async throws -> DriveAnswer {
            throw PackageError(description: "It does not build.")
        }
    }

    private func ask(line: String, _ app: any DrivenApp = NoApp()) async throws -> GeneratedContent? {
        switch MCPServer(app: app).answer(line) {
        case .none: nil
        case .now(let text): try GeneratedContent(json: text)
        case .later(let answer): try GeneratedContent(json: await answer())
        }
    }

    private func ask(
        _ method: String, _ parameters: String = "{}", _ app: any DrivenApp = NoApp()
    ) async throws -> String {
        let line = #"{"jsonrpc": "2.0", "id": 7, "method": "\#(method)", "params": \#(parameters)}"#
        return try await ask(line: line, app)?.jsonString ?? ""
    }

    @Test(arguments: [
        ("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"), ("2099-01-01", "2025-06-18"),
        // This version allows several requests in one message.
        ("2025-03-26", "2025-06-18"),
    ])
    func `speaks the version that it is asked for, or its own`(wanted: String, spoken: String) async throws {
        let answer = try await ask("initialize", #"{"protocolVersion": "\#(wanted)", "capabilities": {}}"#)
        #expect(answer.contains(#""protocolVersion": "\#(spoken)""#) && answer.contains(#""tools": {}"#))
        #expect(answer.contains(#""id": 7"#))
    }

    @Test func `takes a message without an identifier, or with null, for no request`() async throws {
        let answer = try await ask(line: #"{"jsonrpc": "2.0", "id": null, "method": "ping"}"#)
        #expect(answer?.jsonString.contains("-32600") == true)
        #expect(try await ask(line: #"{"jsonrpc": "2.0", "method": "ping"}"#) == nil)
        let several = try await ask(line: #"[{"jsonrpc": "2.0", "id": 1, "method": "ping"}]"#)
        #expect(several?.jsonString.contains("-32600") == true)
    }

    // MARK: The app's process

    private func shell(_ script: String) throws -> DrivenProcess {
        try DrivenProcess(
            URL(fileURLWithPath: "/bin/sh"), ["-c", script], environment: ["PATH": "/usr/bin:/bin"],
            folder: URL(fileURLWithPath: "/"))
    }

    @Test func `an app answers a line with a line, and ends when it is told to`() async throws {
        let app = try shell("while read line; do echo got $line; done")
        for word in ["one", "two"] {
            #expect(try app.answer(to: Data(word.utf8), endingAfter: 60) == Data("got \(word)".utf8))
        }
        app.end()
        while app.isRunning { try await Task.sleep(for: .milliseconds(5)) }
    }

    @Test func `an app that takes too long is ended, and it is said that it did`() throws {
        let app = try shell("exec sleep 100")
        #expect(throws: DrivenProcess.Failure.late(seconds: 0.05)) {
            try app.answer(to: Data(), endingAfter: 0.05)
        }
    }

    @Test func `an app that is gone, or has closed its output, is told of, and kissa goes on`() throws {
        let gone = try shell("exit 3")
        while gone.isRunning { usleep(1000) }
        for _ in 0..<2 {
            #expect(throws: DrivenProcess.Failure.ended(status: 3)) { try gone.answer(to: Data(), endingAfter: 60) }
        }
        let silent = try shell("exec >&-; exec sleep 100")
        #expect(throws: DrivenProcess.Failure.ended(status: 9)) { try silent.answer(to: Data(), endingAfter: 60) }
    }

    @Test func `an app that is tried keeps its data in a folder of its own, with the user's adapters`() throws {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("home \(UUID())")
        let adapters = home.appendingPathComponent("kissa/adapters")
        try FileManager.default.createDirectory(at: adapters, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        try Data("adapter".utf8).write(to: adapters.appendingPathComponent("a"))
        var data: ScratchData? = try ScratchData(environment: ["XDG_DATA_HOME": home.path])
        let folder = try #require(data?.folder)
        let variables = data?.environment(["KISSA_DRIVE": "x"])
        #expect(variables?["XDG_DATA_HOME"] == folder.path && variables?["KISSA_DRIVE"] == "x")
        #expect(variables?["PATH"] == ProcessInfo.processInfo.environment["PATH"])
        let seen = try Data(contentsOf: folder.appendingPathComponent("kissa/adapters/a"))
        #expect(seen == Data("adapter".utf8))
        data = nil
        #expect(!FileManager.default.fileExists(atPath: folder.path))
        #expect(FileManager.default.fileExists(atPath: adapters.appendingPathComponent("a").path))
    }

    @Test func `lists its tools with their schemas`() async throws {
        let answer = try await ask("tools/list")
        for name in ["screens", "shot", "tree", "tap", "type", "choose", "scroll", "back"] {
            #expect(answer.contains(#""name": "\#(name)""#))
        }
        #expect(answer.contains(#""required": ["element"]"#))
    }

    @Test func `gives a picture as PNG and the screen in words`() async throws {
        let app = PlayedApp(DriveAnswer(text: "window", picture: Data("PNG".utf8)))
        let answer = try await ask("tools/call", #"{"name": "shot", "arguments": {"screen": "Empty"}}"#, app)
        #expect(answer.contains(#"{"type": "image", "data": "UE5H", "mimeType": "image/png"}"#))
        #expect(answer.contains(#"{"type": "text", "text": "window"}"#) && answer.contains(#""isError": false"#))
        #expect(app.orders.first?.screen == "Empty" && app.orders.first?.action == .shot)
    }

    @Test func `passes on what is to be done`() async throws {
        let app = PlayedApp(DriveAnswer(text: ""))
        _ = try await ask(
            "tools/call",
            #"{"name": "type", "arguments": {"text": "Milk\n", "element": "New item", "role": "text field", "index": 1, "replaces": true}}"#,
            app)
        _ = try await ask("tools/call", #"{"name": "scroll", "arguments": {"direction": "up"}}"#, app)
        let typed = try #require(app.orders.first)
        #expect(typed.text == "Milk\n" && typed.element == "New item" && typed.role == "text field")
        #expect(typed.index == 1 && typed.replaces && app.orders.last?.direction == .up)
    }

    @Test func `tells what an app can't do, or does not build, as a result`() async throws {
        let refused = PlayedApp(DriveAnswer(error: "There is no button \"Add\"."))
        let answer = try await ask("tools/call", #"{"name": "tap", "arguments": {"element": "Add"}}"#, refused)
        #expect(answer.contains("There is no button") && answer.contains(#""isError": true"#))
        #expect(try await ask("tools/call", #"{"name": "tree"}"#).contains("It does not build."))
    }

    @Test(arguments: [
        ("tools/call", #"{"name": "erase"}"#, -32_602), ("tools/call", #"{"name": "tap"}"#, -32_602),
        ("tools/call", #"{"name": "tap", "arguments": {"element": 7}}"#, -32_602),
        ("tools/call", #"{"name": "tree", "arguments": {"wish": "x"}}"#, -32_602),
        ("tools/call", #"{"name": "scroll", "arguments": {"direction": "away"}}"#, -32_602),
        ("resources/list", "{}", -32_601),
    ])
    func `refuses what makes no sense by its number`(method: String, parameters: String, code: Int) async throws {
        #expect(try await ask(method, parameters).contains(#""code": \#(code)"#))
    }

    @Test func `refuses lines that are no messages, and answers no notifications`() async throws {
        #expect(try await ask(line: "{")?.jsonString.contains("-32700") == true)
        for line in ["[]", "7", #"{"id": 1, "method": "ping"}"#, #"{"jsonrpc": "2.0"}"#] {
            #expect(try await ask(line: line)?.jsonString.contains("-32600") == true, "\(line)")
        }
        for line in [
            "", #"{"jsonrpc": "2.0", "method": "notifications/initialized"}"#,
            #"{"jsonrpc": "2.0", "id": 3, "result": {}}"#,
        ] {
            #expect(try await ask(line: line) == nil)
        }
        #expect(
            try await ask(line: #"{"jsonrpc": "2.0", "id": "a", "method": "ping"}"#)?.jsonString.contains(#""id": "a""#)
                == true)
    }
}
