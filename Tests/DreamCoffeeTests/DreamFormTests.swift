import Testing

@testable import DreamCoffee
@testable import FoundationModels

@Suite("Forms of the dream")
struct DreamFormTests {
    /// The words in which `Models/kissa-mini/corpus/forms.py` asks for a verdict: so the embedded model was taught.
    @Test func aVerdictIsAskedForInTheWordsThatTheEmbeddedModelKnows() throws {
        let schema = try DreamForm.verdict(on: ["Latte", "hot"])
        #expect(
            GuidedPrompt.description(of: schema) == """

                Answer with JSON:
                {"parts": Parts (What the guest had ordered instead, and yes or no), \
                "matched": ["Latte" | "hot", at most 2], "missed": ["Latte" | "hot", at most 2], \
                "rating": Rating, "comment": string (What the guest says to the barista, in one or two sentences)}
                Parts = {"Latte": string, "hot": string}
                Rating = "delighted" | "pleased" | "disappointed"
                """)
    }
}
