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
    ]
    static let details = """
        PACKAGE is a folder with a Package.swift, the current one if not given. PORT and HOST in the environment say where
        the app listens. Ctrl-C ends it.
        """

    private let package: String
    private let program: String?
    private let scratch: String?
    private let showsPreviews: Bool
    private let opens: Bool

    init(_ arguments: ArgumentList) throws {
        guard arguments.words.count < 2 else { throw UsageError("kissa run takes one package.") }
        package = arguments.words.first ?? "."
        program = arguments.text("--program")
        scratch = arguments.text(SwiftTool.scratchOption.name)
        showsPreviews = arguments.contains("--previews")
        opens = !arguments.contains("--no-open")
    }

    func run(_ tool: KissaCommand) async throws {
        let swift = try SwiftTool(package: package, scratch: scratch)
        let process = Process()
        process.executableURL = try swift.build(program)
        process.environment = ProcessInfo.processInfo.environment
        if showsPreviews { process.environment?["KISSA_PREVIEWS"] = "1" }
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let (child, reading, opens, console) =
            (process.processIdentifier, output.fileHandleForReading, opens, tool.console)
        // At a terminal Ctrl-C reaches the app by itself; whoever ends this tool alone ends the app, too.
        try await console.interruption.during {
            await withTaskCancellationHandler {
                Self.follow(reading, opens: opens, console)
            } onCancel: {
                kill(child, SIGINT)
            }
        }
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw PackageError(description: "The app ended with \(process.terminationStatus).")
        }
    }

    /// Passes on what the app says until it ends, and opens the first address in it.
    private static func follow(_ output: FileHandle, opens: Bool, _ console: Console) {
        var isOpen = !opens
        while true {
            let data = output.availableData
            guard !data.isEmpty else { return }
            let text = String(decoding: data, as: UTF8.self)
            console.write(text)
            guard !isOpen, let address = address(in: text) else { continue }
            isOpen = true
            try? open(address)
        }
    }

    static func address(in line: String) -> String? {
        line.split(whereSeparator: \.isWhitespace).first { $0.hasPrefix("http://") || $0.hasPrefix("https://") }.map(
            String.init)
    }

    private static func open(_ address: String) throws {
        let environment = ProcessInfo.processInfo.environment
        guard environment["DISPLAY"] ?? environment["WAYLAND_DISPLAY"] != nil else { return }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["xdg-open", address]
        process.standardError = FileHandle.nullDevice
        try process.run()
    }
}
