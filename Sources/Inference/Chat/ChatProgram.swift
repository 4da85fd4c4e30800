import ChatTemplates

/// A file's own template, with the traits that were found out about it: conversations are adapted to them.
struct ChatProgram: Sendable {
    let template: Template
    let names: ChatTokenNames
    private(set) var traits = ChatTraits()

    /// - Throws: If the template doesn't even render a user's message.
    init(_ template: Template, _ names: ChatTokenNames) throws(TemplateError) {
        self.template = template
        self.names = names
        traits = try ChatProbe(program: self).traits()
    }

    init(_ template: Template, _ names: ChatTokenNames, _ traits: ChatTraits) {
        (self.template, self.names, self.traits) = (template, names, traits)
    }

    func written(
        _ messages: [ChatMessage], tools: [String], day: ChatDay, opensReply: Bool, allowsThought: Bool
    ) throws(TemplateError) -> [(text: String, isMarkup: Bool)] {
        let text = try acceptable(messages) { messages throws(TemplateError) in
            try self.text(for: messages, tools: tools, day: day, opensReply: opensReply)
        }
        var parts = text.parts.map { (text: $0.text, isMarkup: !$0.isContent) }
        if opensReply, traits.opensThought, !allowsThought, let last = parts.indices.last {
            // Closes the thought at once.
            while parts[last].text.last == "\n" { parts[last].text.removeLast() }
            parts[last].text += "\n\n</think>\n\n"
        }
        return parts
    }

    /// Renders a conversation as it is, or if the template rejects that, with alternating turns.
    private func acceptable(
        _ messages: [ChatMessage], _ write: ([ChatMessage]) throws(TemplateError) -> TemplateText
    ) throws(TemplateError) -> TemplateText {
        let adapted = traits.adapted(messages)
        do throws(TemplateError) {
            return try write(adapted)
        } catch {
            if let text = try? write(adapted.alternating) { return text }
            throw error
        }
    }

    /// Renders messages that were adapted to the template.
    func text(
        for messages: [ChatMessage], tools: [String] = [], day: ChatDay = .today, opensReply: Bool
    ) throws(TemplateError) -> TemplateText {
        let tools = tools.compactMap(TemplateValue.init(json:))
        let values = TemplateDictionary([
            ("messages", .list(ChatValues(traits).messages(messages))), ("tools", tools.isEmpty ? .none : .list(tools)),
            ("add_generation_prompt", .boolean(opensReply)),
            ("bos_token", .text(TemplateText(names.beginningOfText))),
            ("eos_token", .text(TemplateText(names.endOfText))),
            // Asks models that can think to answer at once.
            ("enable_thinking", .boolean(false)), ("thinking", .boolean(false)),
        ])
        let seconds = day.date().timeIntervalSince1970.rounded(.down)
        return try template.text(for: values, now: Template.localTime(Int(seconds)))
    }
}
