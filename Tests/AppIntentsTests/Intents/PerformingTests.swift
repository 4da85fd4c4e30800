import AppIntents
import Foundation
import Testing

private struct PlainIntent: AppIntent {
    static let title: LocalizedStringResource = "Plain"
    func perform() async throws -> some IntentResult { .result() }
}

private struct AskingIntent: AppIntent {
    static let title: LocalizedStringResource = "Ask"
    @Parameter(title: "Drink") var drink: Drink

    func perform() async throws -> some IntentResult & ReturnsValue<Drink> {
        .result(value: try await $drink.requestDisambiguation(among: Drink.all))
    }
}

private struct Chosen: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose"
    @Parameter(title: "Size", default: .small) var size: Size
}

@Suite("Performing intents") struct PerformingTests {
    @Test func `values that nobody set come from defaults, queries and providers`() async throws {
        #expect(try await OrderIntent()() == "1 large Tea for Grace, as usual")
    }

    @Test func `values that the app sets are used`() async throws {
        let intent = OrderIntent()
        (intent.size, intent.count, intent.note, intent.name) = (.small, 2, "hot", "Ada")
        intent.drink = Drink.all[1]
        #expect(try await intent(donate: false) == "2 small Coffee for Ada, hot")
        #expect(try await intent.perform().value == "2 small Coffee for Ada, hot")
    }

    @Test func `a value that is missing is an error that names the parameter, or asks in the app's words`() async throws
    {
        let intent = PayIntent()
        var error = await #expect(throws: AppIntentError.self) { try await intent() }
        #expect(error?.localizedDescription == "There is no value for “Amount”.")
        intent.amount = 3
        error = await #expect(throws: AppIntentError.self) { try await intent() }
        #expect(error?.localizedDescription == "Which card?")
        intent.card = "Visa"
        try await intent()
    }

    @Test func `the errors of a parameter have the app's words`() async {
        let intent = PayIntent()
        #expect(intent.$amount.needsValueError("How much?").localizedDescription == "How much?")
        #expect(intent.$card.requestValue().localizedDescription == "Which card?")
        await #expect(throws: intent.$amount.needsValueError()) { _ = try await intent.$amount.requestValue() }
    }

    @Test func `nobody can be asked outside of a window`() async {
        await #expect(throws: AppIntentError.self) { _ = try await AskingIntent()() }
        await #expect(throws: AppIntentError.self) { try await PlainIntent().requestConfirmation() }
    }

    @Test func `a widget's configuration has its values, and does nothing`() async throws {
        let choice = Chosen()
        #expect(choice.size == .small)
        choice.size = .large
        #expect(choice.size == .large)
        try await choice()
    }

    @Test func `an intent has the properties that the app leaves out`() async throws {
        #expect(PlainIntent.isDiscoverable && !PlainIntent.openAppWhenRun && PlainIntent.description == nil)
        #expect(PlainIntent.persistentIdentifier == "PlainIntent" && PlainIntent.supportedModes == .background)
        let (first, second) = (try await PlainIntent().donate(), try await PlainIntent().donate())
        #expect(first != second)
    }
}
