import Foundation
import FoundationModels
import FoundationModelsTesting
import Observation
import Testing

// Programs as apps write them; nothing here depends on Kissa. First, a trip planner.

@Generable(description: "A journey of several days")
struct Itinerary: Equatable {
    @Guide(description: "An exciting name for the journey.")
    let title: String
    @Guide(.anyOf(Landmark.known.map(\.name)))
    let destinationName: String
    let description: String
    @Guide(description: "Why it suits the person.")
    let rationale: String
    @Guide(description: "A list of day-by-day plans.", .count(3))
    let days: [DayPlan]
}

@Generable
struct DayPlan: Equatable {
    @Guide(description: "A unique and exciting title for this day plan.")
    let title: String
    let subtitle: String
    let destination: String
    @Guide(.count(2...3))
    let activities: [Activity]
}

@Generable
struct Activity: Equatable {
    let type: Kind
    let title: String
    let description: String
    @Guide(.range(0...500)) let cost: Decimal

    @Generable
    enum Kind {
        case sightseeing
        case foodAndDining
        case shopping
        case hotelAndLodging
    }
}

struct Landmark: Sendable, Identifiable {
    var id: Int
    var name: String

    static let known = [Landmark(id: 1, name: "Mount Fuji"), Landmark(id: 2, name: "Sahara Desert")]
}

extension Itinerary {
    static let example = Itinerary(
        title: "Onsen and snow", destinationName: "Mount Fuji", description: "Three days.", rationale: "You like tea.",
        days: (1...3).map { day in
            DayPlan(
                title: "Day \(day)", subtitle: "Slowly", destination: "Hakone",
                activities: [
                    .init(type: .foodAndDining, title: "Soba", description: "Cold.", cost: 9.5),
                    .init(type: .hotelAndLodging, title: "Inn", description: "Warm.", cost: 120),
                ])
        })
}

struct FindPointsOfInterestTool: Tool {
    let name = "findPointsOfInterest"
    let description = "Finds points of interest for a landmark."
    let landmark: Landmark

    @Generable
    enum Category: String, CaseIterable {
        case campground, hotel, cafe, museum, marina, restaurant, nationalMonument
    }

    @Generable
    struct Arguments {
        @Guide(description: "This is the type of business to look up for.")
        let pointOfInterest: Category
        @Guide(description: "The natural language query of what to search for.")
        let naturalLanguageQuery: String
    }

    func call(arguments: Arguments) async throws -> String {
        let results = Self.suggestions(for: arguments.pointOfInterest)
        return
            "There are these \(arguments.pointOfInterest.rawValue) in \(landmark.name): \(results.joined(separator: ", "))"
    }

    private static func suggestions(for category: Category) -> [String] {
        switch category {
        case .restaurant: ["Restaurant 1", "Restaurant 2"]
        case .hotel: ["Hotel 1", "Hotel 2"]
        default: []
        }
    }
}

@Observable
@MainActor
final class ItineraryPlanner {
    private(set) var itinerary: Itinerary.PartiallyGenerated?
    private(set) var pointOfInterestTool: FindPointsOfInterestTool
    private var session: LanguageModelSession
    private(set) var error: Error?
    let landmark: Landmark

    init(landmark: Landmark) {
        self.landmark = landmark
        let pointOfInterestTool = FindPointsOfInterestTool(landmark: landmark)
        self.session = LanguageModelSession(tools: [pointOfInterestTool]) {
            "Your job is to create an itinerary for the user."
            "Each day needs an activity, hotel and restaurant."
            """
            Always use the findPointsOfInterest tool to find businesses and activities in \(landmark.name), especially \
            hotels and restaurants.
            """
            landmark.name
        }
        self.pointOfInterestTool = pointOfInterestTool
    }

    func suggestItinerary(dayCount: Int) async throws {
        let stream = session.streamResponse(
            generating: Itinerary.self, includeSchemaInPrompt: false, options: GenerationOptions(sampling: .greedy)
        ) {
            "Generate a \(dayCount)-day itinerary to \(landmark.name)."
            "Give it a fun title and description."
            "Here is an example, but don't copy it:"
            Itinerary.example
        }
        for try await partialResponse in stream {
            itinerary = partialResponse.content
        }
    }

    func prewarm() {
        session.prewarm(promptPrefix: Prompt { "Generate a 3-day itinerary to \(landmark.name)." })
    }
}

@Suite("A travel planner")
struct TravelProgramTests {
    @Test
    @MainActor
    func `it calls its tool and shows the plan while it grows`() async throws {
        let call = Transcript.ToolCall(
            id: "1", toolName: "findPointsOfInterest",
            arguments: GeneratedContent(properties: [
                "pointOfInterest": FindPointsOfInterestTool.Category.hotel, "naturalLanguageQuery": "quiet",
            ]))
        let model = ScriptedLanguageModel(.toolCalls([call]), .value(Itinerary.example))
        try await model.asSystemModel {
            let planner = ItineraryPlanner(landmark: Landmark.known[0])
            planner.prewarm()
            try await planner.suggestItinerary(dayCount: 3)
            #expect(planner.itinerary?.title == "Onsen and snow")
            #expect(planner.itinerary?.days?.last?.activities?.first?.type == .foodAndDining)
            #expect(planner.itinerary?.days?.count == 3)
            #expect(planner.error == nil)
        }
        #expect(model.requests.count == 2)
        #expect(model.requests[1].transcript.last?.description.contains("Hotel 1, Hotel 2") == true)
    }

    @Test
    func `its schema says what the guides say, in the order of the properties`() throws {
        let encoder = JSONEncoder()
        let text = String(decoding: try encoder.encode(Itinerary.generationSchema), as: UTF8.self)
        #expect(text.contains("Mount Fuji") && text.contains(#""minItems":3"#) && text.contains(#""maximum":500"#))
        let names = ["title", "destinationName", "description", "rationale", "days"]
        #expect(Itinerary.example.generatedContent.kind.orderedKeys == names)
    }
}

extension GeneratedContent.Kind {
    fileprivate var orderedKeys: [String] {
        if case .structure(_, let keys) = self { keys } else { [] }
    }
}
