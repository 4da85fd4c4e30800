@testable import FoundationModels
import Testing

@Suite("Prompts and instructions")
struct PromptTests {
    private func text(_ prompt: Prompt) -> String { prompt.parts.segments.text }

    @Test
    func `lines, conditions and loops build a prompt, a line each`() {
        func prompt(isMorning: Bool, drinks: [String]) -> Prompt {
            Prompt {
                "Suggest a drink."
                if isMorning { "It must wake me up." } else { "It must let me sleep." }
                if drinks.isEmpty { "There is nothing yet." }
                for drink in drinks { "I had \(drink)." }
            }
        }
        #expect(
            text(prompt(isMorning: true, drinks: [])) == "Suggest a drink.\nIt must wake me up.\nThere is nothing yet.")
        #expect(
            text(prompt(isMorning: false, drinks: ["tea", "mocha"]))
                == "Suggest a drink.\nIt must let me sleep.\nI had tea.\nI had mocha.")
    }

    @Test
    func `values stay structured in a prompt, and are read as JSON`() {
        let prompt = Prompt {
            "Like this:"
            GeneratedContent(properties: ["drink": "latte", "shots": 2])
            ["one", "two"]
            Prompt("Three")
        }
        let segments = prompt.parts.segments
        #expect(segments.count == 3)
        guard case .structure(let segment) = segments[1] else {
            Issue.record("The value became text")
            return
        }
        #expect(segment.source == "GeneratedContent")
        #expect(text(prompt) == "Like this:\n{\"drink\": \"latte\", \"shots\": 2}\none\ntwo\nThree")
    }

    @Test
    func `instructions are built the same way`() {
        let instructions = Instructions {
            "You are a barista."
            ["Be kind.", "Be short."]
        }
        #expect(instructions.parts.segments.text == "You are a barista.\nBe kind.\nBe short.")
    }

    @Test
    func `a missing value is no part of a prompt`() {
        let missing: String? = nil
        #expect(text(Prompt { missing }).isEmpty)
        #expect(text(Prompt { String?("there") }) == "there")
    }
}
