import ExternalPrograms
import Foundation

/// `kissa run`: builds a package's app and opens it.
struct RunCommand: Command {
    static let name = "run"
    static let summary = "build an app and open it in a browser"
    static let words = "[PACKAGE]"
    static let options: [ArgumentList.Option] = [
        .init(name: "--program", value: "NAME", help: "which of the package's programs"), SwiftTool.scratchOption,
        .init(name: "--previews", help: "its previews instead of its windows"),
        .init(name: "--no-open", help: "open no browser"),
        .init(name: "--no-reload", help: "do not build anew when a source is saved"),
    ]
    static let details = """
        PACKAGE is a folder with a Package.swift, the current one if not given. PORT and HOST in the environment say where
        the app listens. When a source is saved, the app is built anew and takes its own place; pages load again by
        themselves, with what the app keeps of them. Ctrl-C ends it.
        """

    private let package: String
    private let program: String?
    private let scratch: String?
    private let showsPreviews: Bool
    private let opens: Bool
    private let reloads: Bool

    /// How often the sources are looked at.
    private static let lookSeconds = 0.5

    init(_ arguments: ArgumentList) throws {
        guard arguments.words.count < 2 else { throw UsageError("kissa run takes one package.") }
        package = arguments.words.first ?? "."
        program = arguments.text("--program")
        scratch = arguments.text(SwiftTool.scratchOption.name)
        showsPreviews = arguments.contains("--previews")
        opens = !arguments.contains("--no-open")
        reloads = !arguments.contains("--no-reload")
    }

    func run(_ tool: KissaCommand) async throws {
        let swift = try SwiftTool(package: package, scratch: scratch)
        let watch = SourceWatch(swift.package)
        let opens = opens
        let app = try start(swift.build(program), tool.console) { if opens { try? Self.open($0) } }
        do {
            try await tool.console.interruption.during { try await keepRunning(app, swift, watch, tool.console) }
        } catch is CancellationError {}
    }

    private func start(
        _ program: URL, port: Int? = nil, _ console: Console, hear: @escaping @Sendable (String) -> Void = { _ in }
    ) throws -> AppRun {
        var environment = ProcessInfo.processInfo.environment
        if showsPreviews { environment["KISSA_PREVIEWS"] = "1" }
        // The pages look for it there.
        if let port { environment["PORT"] = "\(port)" }
        return try AppRun(program, environment: environment, console: console, hear: hear)
    }

    /// Builds the app anew when a source is saved, and puts it in its own place. One that doesn't build leaves the old one there.
    private func keepRunning(_ app: AppRun, _ swift: SwiftTool, _ watch: SourceWatch, _ console: Console) async throws {
        var (app, watch) = (app, watch)
        defer { app.end() }
        while app.isRunning {
            try await Task.sleep(for: .seconds(Self.lookSeconds))
            guard reloads, watch.hasNews() else { continue }
            do {
                let built = try swift.build(program)
                let port = app.port
                app.end()
                app = try start(built, port: port, console)
            } catch let error as PackageError {
                console.warn("kissa: \(error) The app goes on as it was.\n")
            }
        }
        guard app.status == 0 else { throw PackageError(description: "The app ended with \(app.status).") }
    }

    private static func open(_ address: String) throws {
        let environment = ProcessInfo.processInfo.environment
        guard environment["DISPLAY"] ?? environment["WAYLAND_DISPLAY"] != nil else { return }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["xdg-open", address]
        process.standardError = FileHandle.nullDevice
        try process.runWithOrdinarySignals()
    }
}
