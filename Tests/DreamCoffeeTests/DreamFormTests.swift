import Testing

@testable import DreamCoffee
@testable import FoundationModels

@Suite("Forms of the dream")
struct DreamFormTests {
    /// The wording of requests for a verdict in `Models/kissa-mini/corpus/forms.py`, on which the embedded model was trained.
    @Test func `a verdict is asked for in the words that the embedded model knows`() throws {
        let schema = try DreamForm.verdict(on: ["Latte", "hot"])
        #expect(
            GuidedPrompt.description(of: schema) == """

                Answer with JSON:
                {"matched": ["Latte" | "hot", at most 2] (What in the drink was as ordered), \
                "missed": ["Latte" | "hot", at most 2] (What was not), "rating": Rating, \
                "comment": string (What the guest says to the barista, in one or two sentences)}
                Rating = "delighted" | "pleased" | "disappointed"
                """)
    }

    /// The description of the comparison tool and its output in `corpus/forms.py`.
    @Test func `the comparison is offered in the words that the embedded model knows`() throws {
        let drink = CoffeeDrink(drinkType: .latte, temperature: .hot, milk: .none, flavors: [])
        let order = OrderReading("An iced latte with oat milk")
        let tool = CompareDrinksTool(DrinkComparison(drink, with: order, in: .english))
        let definition = Transcript.ToolDefinition(tool: tool)
        let told = Transcript(entries: [.instructions(.init(segments: [], toolDefinitions: [definition]))])
        #expect(
            GuidedPrompt.transcript(told).map(\.description).joined().contains(
                #"""
                {"type": "function", "function": {"name": "compareDrinks", "description": "Compares your drink with your \#
                order, part by part.", "parameters": {"title": "Arguments", "type": "object", "properties": {}, \#
                "required": [], "additionalProperties": false, "x-order": []}}}
                """#))
        #expect(
            try tool.call(arguments: .init()).jsonString
                == #"{"Latte": "Latte yes", "hot": "iced no", "oat milk": "oat milk no"}"#)
        // A model that repeats the call would continue forever.
        #expect(throws: CompareDrinksTool.CalledAgain.self) { try tool.call(arguments: .init()) }
    }
}
