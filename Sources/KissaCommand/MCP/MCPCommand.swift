import Foundation
import Synchronization

/// `kissa mcp`: shows a package's app to a coding program.
struct MCPCommand: Command {
    static let name = "mcp"
    static let summary = "let a program that writes code see and try an app (Model Context Protocol)"
    static let words = "[PACKAGE]"
    static let options: [ArgumentList.Option] =
        WindowArguments.options + [
            .init(name: "--program", value: "NAME", help: "which of the package's programs"), SwiftTool.scratchOption,
        ]
    static let details = """
        Speaks JSON-RPC on standard input and output, as editors start it. PACKAGE is a folder with a Package.swift, the current
        one if not given. The tools are screens, shot, tree, tap, type, choose, scroll and back. The app is built when it is first
        looked at, and again where a source has changed.
        """

    private let package: String
    private let program: String?
    private let scratch: String?
    private let window: WindowArguments

    init(_ arguments: ArgumentList) throws {
        guard arguments.words.count < 2 else { throw UsageError("kissa mcp takes one package.") }
        package = arguments.words.first ?? "."
        program = arguments.text("--program")
        scratch = arguments.text(SwiftTool.scratchOption.name)
        window = try WindowArguments(arguments, folder: "", scale: 1)
    }

    func run(_ tool: KissaCommand) async throws {
        let app = AppProcess(try SwiftTool(package: package, scratch: scratch), program: program, window: window.order)
        let server = MCPServer(app: app)
        Task { await app.prepare() }
        let output = Output(tool.console)
        var last: Task<Void, Never>?
        while let line = await tool.console.nextLine() {
            switch server.answer(line) {
            case .none: break
            case .now(let answer): output.write(answer)
            case .later(let answer):
                last = Task { [last] in
                    await last?.value
                    output.write(await answer())
                }
            }
        }
        await last?.value
        await app.end()
    }

    /// Writes lines one after the other, from any thread.
    private final class Output: Sendable {
        private let console: Mutex<Console>

        init(_ console: Console) { self.console = Mutex(console) }

        func write(_ line: String) { console.withLock { $0.write(line + "\n") } }
    }
}
