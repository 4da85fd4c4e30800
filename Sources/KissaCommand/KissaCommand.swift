import Foundation
import FoundationModels

/// The tool `kissa`: language models at a terminal, and packages of apps. It is everything but the process: arguments in, an exit code out.
public struct KissaCommand: Sendable {
    /// The command succeeded.
    public static let success: Int32 = 0
    /// The command failed, and wrote one line to standard error.
    public static let failure: Int32 = 1
    /// The arguments were invalid.
    public static let misuse: Int32 = 2
    /// The command was interrupted; the code is the shells' convention.
    public static let interrupted: Int32 = 130

    static let commands: [any Command.Type] = [
        ChatCommand.self, GenerateCommand.self, ServeCommand.self, ModelsCommand.self, BenchCommand.self,
        CheckCommand.self, NewCommand.self, RunCommand.self, ShotCommand.self, MCPCommand.self, DoctorCommand.self,
    ]

    let console: Console
    let model: @Sendable (String?) -> SystemLanguageModel
    let store: ModelStore

    /// The tool with a given console.
    public init(console: Console = .standard) {
        self.init(console: console) { SystemLanguageModel.named($0) }
    }

    /// The tool with a given console and given models.
    ///
    /// - Parameters:
    ///   - store: The models that can be fetched by name.
    ///   - model: Returns the model for a name as in `KISSA_MODEL`; nil stands for the system's own.
    public init(
        console: Console, store: ModelStore = .standard, model: @escaping @Sendable (String?) -> SystemLanguageModel
    ) {
        self.console = console
        self.store = store
        self.model = model
    }

    /// Runs the command line, without the tool's own name, and returns the exit code.
    public func run(_ arguments: [String]) async -> Int32 {
        do {
            return try await runThrowing(arguments)
        } catch let error as UsageError {
            console.warn(
                "kissa: \(error) See kissa \(Self.named(arguments.first).map { "\($0.name) " } ?? "")--help.\n")
            return Self.misuse
        } catch is CancellationError {
            console.warn("\n")
            return Self.interrupted
        } catch {
            console.warn("kissa: \(Self.line(of: error))\n")
            return Self.failure
        }
    }

    private func runThrowing(_ arguments: [String]) async throws -> Int32 {
        guard let first = arguments.first else { throw UsageError("What shall be done?") }
        if ["--help", "-h", "help"].contains(first) {
            console.write(Help.tool)
            return Self.success
        }
        guard let command = Self.named(first) else { throw UsageError("There is no command \(first).") }
        let rest = Array(arguments.dropFirst())
        if rest.prefix(while: { $0 != "--" }).contains(where: { ["--help", "-h"].contains($0) }) {
            console.write(Help.text(of: command))
            return Self.success
        }
        let list = try ArgumentList(rest, options: command.options)
        try await command.init(list).run(self)
        return Self.success
    }

    private static func named(_ name: String?) -> (any Command.Type)? { commands.first { $0.name == name } }

    /// An error message for users, on one line.
    static func line(of error: any Error) -> String {
        let localized = error as? any LocalizedError
        let text = localized?.failureReason ?? localized?.errorDescription ?? "\(error)"
        return TerminalText.escaped(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }
}

/// One of the tool's commands.
protocol Command: Sendable {
    static var name: String { get }
    /// A short description of the command.
    static var summary: String { get }
    /// The positional arguments.
    static var words: String { get }
    static var options: [ArgumentList.Option] { get }
    /// More about it, for its help.
    static var details: String { get }

    /// - Throws: ``UsageError``.
    init(_ arguments: ArgumentList) throws

    func run(_ tool: KissaCommand) async throws
}
