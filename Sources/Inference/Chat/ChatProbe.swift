import ChatTemplates

/// Finds out what a template supports, by rendering small conversations and examining the results.
struct ChatProbe {
    private let template: Template
    private let names: ChatTokenNames

    init(program: ChatProgram) {
        (template, names) = (program.template, program.names)
    }

    private static let question = ChatMessage(role: .user, content: "kissa-question")
    private static let system = ChatMessage(role: .system, content: "kissa-system")
    private static let answer = ChatMessage(role: .assistant, content: CallProbe.answer)
    private static let tool = """
        {"type": "function", "function": {"name": "kissa_described", "description": "kissa-description", "parameters": \
        {"type": "object", "properties": {"kissa_key": {"type": "string", "description": "A text."}}, \
        "required": ["kissa_key"]}}}
        """

    private func text(
        _ messages: [ChatMessage], _ traits: ChatTraits, tools: [String] = [], opensReply: Bool = false
    ) throws(TemplateError) -> String {
        String(try ChatProgram(template, names, traits).text(for: messages, tools: tools, opensReply: opensReply))
    }

    /// - Throws: If the template doesn't even render a user's message.
    func traits() throws(TemplateError) -> ChatTraits {
        var traits = ChatTraits()
        let opened = try text([Self.question], traits, opensReply: true)
        guard opened.contains(Self.question.content) else {
            throw .refused("it doesn't write what the user says")
        }
        traits.opensThought = opened.trimmed.hasSuffix("<think>")
        traits.readsInstructions =
            (try? text([Self.system, Self.question], traits))?.contains(Self.system.content) ?? false
        findCalls(&traits)
        traits.readsOutputs = readsOutputs(traits)
        return traits
    }

    // MARK: Calls

    private func findCalls(_ traits: inout ChatTraits) {
        let isDescribed =
            (try? text([Self.question], traits, tools: [Self.tool]))?.contains("kissa-description") ?? false
        if isDescribed {
            for (asText, noContent) in [(false, false), (false, true), (true, false), (true, true)] {
                traits.wantsArgumentText = asText
                traits.wantsNoEmptyContent = noContent
                if let markup = markup(traits) {
                    traits.toolMarkup = markup
                    return
                }
            }
        }
        traits.wantsArgumentText = false
        traits.wantsNoEmptyContent = false
        traits.readsCalls = false
    }

    private func markup(_ traits: ChatTraits) -> ToolMarkup? {
        let calls = CallProbe.names.map { name in
            ChatToolCall(id: "kissa\(name.count)", name: name, arguments: CallProbe.arguments)
        }
        func text(_ reply: ChatMessage) -> String? {
            try? self.text([Self.question, reply], traits, tools: [Self.tool])
        }
        func calling(_ calls: [ChatToolCall]) -> ChatMessage {
            ChatMessage(role: .assistant, content: "", calls: calls)
        }
        guard let answered = text(Self.answer), let called = text(calling([calls[0]])) else { return nil }
        return CallProbe(answered: answered, called: called, calledTwice: text(calling(calls))).markup
    }

    private func readsOutputs(_ traits: ChatTraits) -> Bool {
        let call = ChatToolCall(id: "kissa1234", name: CallProbe.names[0], arguments: CallProbe.arguments)
        let messages = [
            Self.question, ChatMessage(role: .assistant, content: "", calls: [call]),
            ChatMessage(role: .tool, content: "kissa-output", callID: call.id),
        ]
        let text = try? text(traits.adapted(messages), traits)
        return text?.contains("kissa-output") ?? false
    }
}
