/// The expansion of `@Generable` for an enum without associated values. Its snapshots are the enum itself, because a
/// choice is either complete or missing.
extension GenerableType {
    func choicesMembers(_ choices: [Choice]) -> [String] {
        guard !written.contains(.schema) else { return [] }
        return [schema(arguments.schemaArguments + ["anyOf: \(choices.map(\.text).arrayLiteral)"])]
    }

    func choicesConversions(_ choices: [Choice]) -> [String] {
        var conversions: [String] = []
        if !written.contains(.initializer) { conversions.append(choicesInitializer(choices)) }
        if !written.contains(.content) { conversions.append(choicesContent(choices)) }
        return conversions
    }

    private func choicesInitializer(_ choices: [Choice]) -> String {
        let cases = choices.map { "case \($0.text): self = .\($0.name)" }
        return initializer(
            ["switch try content.value(FoundationModels._WholeText.self).text {"] + cases + [
                "default: throw content._mismatch(withChoices: [\(choices.map(\.text).joined(separator: ", "))])", "}",
            ])
    }

    private func choicesContent(_ choices: [Choice]) -> String {
        let cases = choices.map { "case .\($0.name): \($0.text).generatedContent" }
        return """
            nonisolated \(access)var generatedContent: FoundationModels.GeneratedContent {
            switch self {
            \(cases.joined(separator: "\n"))
            }
            }
            """
    }
}
