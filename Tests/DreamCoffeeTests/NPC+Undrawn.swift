import FoundationModels

@testable import DreamCoffee

extension NPC {
    /// A guest whose portrait is never drawn.
    @MainActor static func undrawn(_ name: String) throws -> NPC {
        try PortraitArtist.$draw.withValue({ _, _ in throw CancellationError() }) {
            try NPC(
                GeneratedContent(properties: [
                    "name": name, "coffeeOrder": "A latte.",
                    "picture": GeneratedContent(properties: ["imageDescription": "An owl"]),
                ]))
        }
    }
}
