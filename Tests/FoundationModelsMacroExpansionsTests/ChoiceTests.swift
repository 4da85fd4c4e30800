import Testing

@Suite struct ChoiceTests {
    @Test func `an enum is one of its names`() {
        let expansion = Expansion(
            """
            @Generable(description: "How large") enum Size: CaseIterable {
                case small
                case medium, `default`
            }
            """)
        #expect(expansion.messages == [])
        #expect(
            expansion.text == """
                enum Size: CaseIterable {
                    case small
                    case medium, `default`

                    nonisolated static var generationSchema: FoundationModels.GenerationSchema {
                        FoundationModels.GenerationSchema(type: Self.self, description: "How large", anyOf: [
                                "small",
                                "medium",
                                "default"
                            ])
                    }
                }

                extension Size: nonisolated FoundationModels.Generable {
                    nonisolated init(_ content: FoundationModels.GeneratedContent) throws {
                        switch try content.value(FoundationModels._WholeText.self).text {
                        case "small":
                            self = .small
                        case "medium":
                            self = .medium
                        case "default":
                            self = .`default`
                        default:
                            throw content._mismatch(withChoices: ["small", "medium", "default"])
                        }
                    }

                    nonisolated var generatedContent: FoundationModels.GeneratedContent {
                        switch self {
                        case .small:
                            "small".generatedContent
                        case .medium:
                            "medium".generatedContent
                        case .`default`:
                            "default".generatedContent
                        }
                    }
                }
                """)
    }

    @Test(arguments: ["String", "Swift.String", "String, Codable", "RawText"])
    func `a raw text is the choice`(inheritance: String) {
        let line = Expansion("@Generable enum Size: \(inheritance) { case small = \"S\", large }").line
        #expect(line.contains("anyOf: [ \"S\", \"large\" ]"))
        #expect(line.contains("case \"S\": self = .small"))
        #expect(line.contains("case .small: \"S\".generatedContent"))
    }

    @Test func `a raw number is not`() {
        let line = Expansion("@Generable enum Size: Int { case small = 1, large }").line
        #expect(line.contains("anyOf: [ \"small\", \"large\" ]"))
    }

    @Test func `an enum without cases has nothing to choose from`() {
        let expansion = Expansion("@Generable enum Nothing {}")
        #expect(
            expansion.messages == [
                "@Generable enum Nothing has no cases, so a model has nothing to choose from; add one"
            ])
        #expect(expansion.places == ["Nothing"])
        #expect(!expansion.text.contains("extension"))
    }
}
