import Foundation
import FoundationModels
import ModelServing

/// `kissa serve`: serves the model to other programs, with OpenAI's API.
struct ServeCommand: Command {
    static let name = "serve"
    static let summary = "serve the model to other programs as OpenAI's chat completions"
    static let words = ""
    static let options =
        ModelChoice.options + [
            .init(name: "--name", value: "NAME", help: "what clients call the model; its own name if not given"),
            .init(name: "--host", value: "HOST", help: "where it listens, 127.0.0.1 if not given"),
            .init(name: "--port", value: "PORT", help: "8080 if not given, 0 for any"),
            .init(name: "--parallel", value: "N", help: "replies that are generated at once, 8 if not given"),
            .init(name: "--queue", value: "N", help: "requests that wait for their turn, 64 if not given"),
            .init(name: "--deadline", value: "S", help: "seconds that a reply may take, 600 if not given"),
            .init(name: "--quiet", help: "log no requests"),
        ]
    static let details = """
        POST /v1/chat/completions (streams, JSON schemas, tools, stop, seed), GET /v1/models, GET /health. KISSA_SERVE_KEY is
        the key that clients have to send; without one only this machine may ask. Ctrl-C lets the replies end that are under
        way, and pressed again ends them.
        """

    /// How long unfinished replies may take after the server was told to stop.
    private static let endingSeconds = 30.0

    private let choice: ModelChoice
    private let modelName: String?
    private let isQuiet: Bool
    private let settings: ServingSettings

    init(_ arguments: ArgumentList) throws {
        guard arguments.words.isEmpty else { throw UsageError("kissa serve takes no words.") }
        choice = try ModelChoice(arguments)
        modelName = arguments.text("--name")
        isQuiet = arguments.contains("--quiet")
        func count(_ name: String, _ range: ClosedRange<Int>) throws(UsageError) -> Int? {
            try arguments.number(name, "a whole number from \(range.lowerBound) to \(range.upperBound)") {
                range.contains($0)
            }
        }
        var settings = ServingSettings(name: modelName ?? "")
        settings.host = arguments.text("--host") ?? settings.host
        settings.port = try count("--port", 0...65535) ?? settings.port
        settings.runningCountMax = try count("--parallel", 1...64) ?? settings.runningCountMax
        settings.waitingCountMax = try count("--queue", 0...10_000) ?? settings.waitingCountMax
        settings.secondsMax = try count("--deadline", 1...86_400).map(Double.init) ?? settings.secondsMax
        settings.key = ProcessInfo.processInfo.environment["KISSA_SERVE_KEY"] ?? ""
        self.settings = settings
    }

    func run(_ tool: KissaCommand) async throws {
        let model = try await tool.load(choice)
        guard model.isLocal else {
            throw UsageError("A server's model is served already; kissa serve is for models in this process.")
        }
        var settings = settings
        if modelName == nil { settings.name = try await model.details().first?.name ?? "model" }
        let (isQuiet, console) = (isQuiet, tool.console)
        let server = try ModelServer(model, settings) { request in
            if !isQuiet { console.warn(request.line + "\n") }
        }
        await waitForInterruption(console, saying: "\(settings.name) is served at \(server.address)\n")
        try await console.interruption.during {
            await withTaskCancellationHandler {
                await server.finish(withinSeconds: Self.endingSeconds)
            } onCancel: {
                server.stop()
            }
        }
    }

    /// Waits for Ctrl-C, which works as soon as the text is written.
    private func waitForInterruption(_ console: Console, saying words: String) async {
        try? await console.interruption.during {
            console.write(words)
            while true { try await Task.sleep(for: .seconds(3600)) }
        }
    }
}
