import ExternalPrograms
import Foundation

/// `kissa run`: builds a package's app and opens it.
struct RunCommand: Command {
    static let name = "run"
    static let summary = "build an app and open it in a browser"
    static let words = "[PACKAGE]"
    static let options: [ArgumentList.Option] = [
        .init(name: "--program", value: "NAME", help: "which of the package's programs"), SwiftTool.scratchOption,
        .init(name: "--release", help: "optimised: slower to build, faster to run"),
        .init(name: "--previews", help: "its previews instead of its windows"),
        .init(name: "--no-open", help: "open no browser"),
        .init(name: "--no-reload", help: "do not build anew when a source is saved"),
        .init(name: "--through", value: "STARTER", help: "a program that starts the app, such as a supervisor"),
    ]
    static let details = """
        PACKAGE is a folder with a Package.swift, the current one if not given. PORT and HOST in the environment say where
        the app listens. When a source is saved, the app is built anew and takes its own place; pages load again by
        themselves, with what the app keeps of them. A file below KISSA_CLIENT, where the browser gets the page's files as
        they are, needs no build. Ctrl-C ends it.
        """

    private let package: String
    private let program: String?
    private let scratch: String?
    private let showsPreviews: Bool
    private let opens: Bool
    private let reloads: Bool
    private let isRelease: Bool
    private let starter: URL?

    init(_ arguments: ArgumentList) throws {
        guard arguments.words.count < 2 else { throw UsageError("kissa run takes one package.") }
        package = arguments.words.first ?? "."
        program = arguments.text("--program")
        scratch = arguments.text(SwiftTool.scratchOption.name)
        showsPreviews = arguments.contains("--previews")
        opens = !arguments.contains("--no-open")
        reloads = !arguments.contains("--no-reload")
        isRelease = arguments.contains("--release")
        starter = arguments.text("--through").map { URL(fileURLWithPath: $0) }
    }

    func run(_ tool: KissaCommand) async throws {
        let swift = try SwiftTool(package: package, scratch: scratch, isRelease: isRelease)
        let sources = try self.sources(swift)
        let opens = opens
        let app = try start(swift.build(sources.program), tool.console) { if opens { try? Self.open($0) } }
        do {
            try await tool.console.interruption.during { try await keepRunning(app, swift, sources, tool.console) }
        } catch is CancellationError {}
    }

    private func sources(_ swift: SwiftTool) throws -> ProgramSources {
        let client = ProcessInfo.processInfo.environment["KISSA_CLIENT"] ?? ""
        return try ProgramSources(swift, named: program, client: client.isEmpty ? nil : URL(fileURLWithPath: client))
    }

    private func start(
        _ program: URL, port: Int? = nil, _ console: Console, hear: @escaping @Sendable (String) -> Void = { _ in }
    ) throws -> AppRun {
        var environment = ProcessInfo.processInfo.environment
        if showsPreviews { environment["KISSA_PREVIEWS"] = "1" }
        // The open pages reconnect to the same port.
        if let port { environment["PORT"] = "\(port)" }
        return try AppRun(program, through: starter, environment: environment, console: console, hear: hear)
    }

    /// Rebuilds the app when a source is saved, and replaces the running one. If the build fails, the old one keeps running.
    private func keepRunning(
        _ app: AppRun, _ swift: SwiftTool, _ sources: ProgramSources, _ console: Console
    ) async throws {
        var (app, sources, built) = (app, sources, app.program)
        defer { app.end() }
        while app.isRunning {
            try await Task.sleep(for: sources.pause)
            guard reloads, let change = sources.change() else { continue }
            do {
                if change == .manifest { sources = try self.sources(swift) }
                if change != .page { built = try swift.build(sources.program) }
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
