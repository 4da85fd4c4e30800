import FoundationModels
import Playgrounds
import Testing

// Playgrounds, as many published files have at their end. They are compiled but do nothing.

#Playground {
    let session = LanguageModelSession()
    let response = try await session.respond(to: "What's a good name for a trip to Japan? Respond only with a title")
    _ = response.content
}

#Playground("Landmarks, one by one") {
    let session = LanguageModelSession(instructions: "You are a helpful travel guide.")
    for landmark in Landmark.known {
        let response = try await session.respond(
            to: "What's a good name for a trip to \(landmark.name)?", generating: Itinerary.self)
        print(response.content.title)
    }
}

enum PlaygroundHolder {
    private static let secret = 42

    #Playground("Inside of a type") {
        print(PlaygroundHolder.secret)
    }
}

@Suite("Playgrounds")
struct PlaygroundProgramTests {
    @Test
    func `a playground may stand in a function, and nothing of it runs`() {
        #Playground { Issue.record("It ran") }
        let name = "Nobody"
        #Playground("Inside") { print(name) }
    }
}
