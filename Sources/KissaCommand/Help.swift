/// What `--help` writes.
enum Help {
    static var tool: String {
        let width = KissaCommand.commands.map { $0.name.count }.max() ?? 0
        let lines = KissaCommand.commands.map { "  \(padded($0.name, width))  \($0.summary)" }
        return """
            kissa: language models at a terminal, and packages of apps

            \(lines.joined(separator: "\n"))

            kissa COMMAND --help tells more. KISSA_MODEL names the model, as --model does: a GGUF file, a server as
            https://host/v1#name, whose key is read from KISSA_API_KEY or OPENAI_API_KEY, or a model that is fetched (`kissa
            models`). Without it, or with mini, the embedded model is used. KISSA_ADAPTER names an adapter, as --adapter does.

            """
    }

    static func text(of command: any Command.Type) -> String {
        let options = command.options + [.init(name: "--help", help: "this text")]
        let heads = options.map { option in option.name + (option.value.map { " \($0)" } ?? "") }
        let width = heads.map(\.count).max() ?? 0
        let lines = zip(heads, options).map { head, option in "  \(padded(head, width))  \(option.help)" }
        let usage = ["kissa", command.name, "[OPTIONS]", command.words].filter { !$0.isEmpty }.joined(separator: " ")
        let details = command.details.isEmpty ? "" : "\n\(command.details)\n"
        return "\(usage): \(command.summary)\n\n\(lines.joined(separator: "\n"))\n\(details)"
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
