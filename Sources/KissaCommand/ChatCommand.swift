import FoundationModels

/// `kissa chat`: a conversation, line by line.
struct ChatCommand: Command {
    static let name = "chat"
    static let summary = "talk with the model"
    static let words = ""
    static let options =
        ModelChoice.options
        + [.init(name: "--instructions", value: "TEXT", help: "what the model is told before everything else")]
        + SamplingArguments.options
    static let details = """
        Each line is said to the model. Ctrl-C stops a reply, and between replies the program, as Ctrl-D does.

          /exit     ends the conversation
          /new      begins another one
          /history  shows what was said
          /help     lists these
        """

    private let choice: ModelChoice
    private let instructions: String?
    private let sampling: GenerationOptions

    init(_ arguments: ArgumentList) throws {
        guard arguments.words.isEmpty else { throw UsageError("kissa chat takes no words; it asks for them.") }
        choice = try ModelChoice(arguments)
        instructions = arguments.text("--instructions")
        sampling = try SamplingArguments(arguments).options
    }

    func run(_ tool: KissaCommand) async throws {
        let model = try await tool.load(choice)
        var session = LanguageModelSession(model: model, instructions: instructions)
        while let line = await next(tool.console) {
            switch line.trimmingSpaces {
            case "": continue
            case "/exit", "/quit": return
            case "/new": session = LanguageModelSession(model: model, instructions: instructions)
            case "/history": tool.console.write(Self.history(session.transcript))
            case "/help": tool.console.write(Self.details + "\n")
            case let word where word.hasPrefix("/") && !word.contains(" "):
                tool.console.warn("There is no \(word); /help lists what there is.\n")
            default: await say(line, in: session, tool)
            }
        }
        if tool.console.isInteractive { tool.console.write("\n") }
    }

    private func next(_ console: Console) async -> String? {
        if console.isInteractive { console.write("> ") }
        return await console.nextLine()
    }

    /// A failed or interrupted reply doesn't end the conversation.
    private func say(_ line: String, in session: LanguageModelSession, _ tool: KissaCommand) async {
        do {
            try await tool.stream(line, in: session, options: sampling)
        } catch is CancellationError {
            tool.console.warn("(stopped)\n")
        } catch {
            tool.console.warn("kissa: \(KissaCommand.line(of: error))\n")
        }
    }

    private static func history(_ transcript: Transcript) -> String {
        transcript.map { "\($0)\n" }.joined()
    }
}

extension String {
    var trimmingSpaces: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
