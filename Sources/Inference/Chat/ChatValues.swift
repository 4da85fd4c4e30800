import ChatTemplates

/// Messages in the format that templates expect, which is that of transformers and of servers.
struct ChatValues {
    private let traits: ChatTraits

    init(_ traits: ChatTraits) { self.traits = traits }

    func messages(_ messages: [ChatMessage]) -> [TemplateValue] {
        let names = Dictionary(
            messages.flatMap(\.calls).map { ($0.id, $0.name) }, uniquingKeysWith: { _, last in last })
        return messages.map { message($0) { names[$0] } }
    }

    private func message(_ message: ChatMessage, nameOfCall: (String) -> String?) -> TemplateValue {
        var values: [(String, TemplateValue)] = [
            ("role", .text(TemplateText(message.role.rawValue))), ("content", content(of: message)),
        ]
        if traits.readsCalls, !message.calls.isEmpty {
            values.append(("tool_calls", .list(message.calls.map(call))))
        }
        if let id = message.callID {
            values.append(("tool_call_id", content(Self.identifier(id))))
            if let name = nameOfCall(id) { values.append(("name", content(name))) }
        }
        return .dictionary(TemplateDictionary(values))
    }

    private func content(_ text: String) -> TemplateValue { .text(TemplateText(text, isContent: true)) }

    private func content(of message: ChatMessage) -> TemplateValue {
        if message.content.isEmpty, !message.calls.isEmpty, traits.wantsNoEmptyContent { return .none }
        let spoken = message.spokenCalls.map { piece in
            TemplateText(piece.text, isContent: !piece.isMarker)
        }
        return .text(spoken.reduce(TemplateText(message.content, isContent: true)) { $0.appending($1) })
    }

    private func call(_ call: ChatToolCall) -> TemplateValue {
        let arguments = traits.wantsArgumentText ? nil : TemplateValue(json: call.arguments)
        let function = TemplateDictionary([
            ("name", content(call.name)), ("arguments", arguments ?? content(call.arguments)),
        ])
        return .dictionary(
            TemplateDictionary([
                ("id", content(Self.identifier(call.id))), ("type", .text(TemplateText("function"))),
                ("function", .dictionary(function)),
            ]))
    }

    /// An id of nine letters and digits: Mistral's templates reject others.
    static func identifier(_ id: String) -> String {
        let characters = id.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }.prefix(9)
        return characters + String(repeating: "0", count: 9 - characters.count)
    }
}
