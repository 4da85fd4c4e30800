import Foundation
import FoundationModels
import Testing

@testable import DreamCoffee

@Suite("Contacts tool", .shopResources)
struct ContactsToolTests {
    private func tool(_ people: [ContactsTool.Person]) -> ContactsTool {
        var tool = ContactsTool()
        tool.people = { people }
        return tool
    }

    @Test func somebodyWithABirthdayInTheMonthIsNamed() async throws {
        let tool = tool([.init(givenName: "Aiko", birthMonth: 3), .init(givenName: "Ben", birthMonth: 4)])
        #expect(await tool.nameOfPerson(bornIn: 4) == "Ben")
    }

    @Test(arguments: [[], [ContactsTool.Person(givenName: "", birthMonth: 4)]])
    func whereNobodyHasOneNaomiComes(people: [ContactsTool.Person]) async {
        #expect(await tool(people).nameOfPerson(bornIn: 4) == "Naomi")
    }

    @Test(arguments: [" \n\t", "\u{202E}\u{200B}", "\0"])
    func aNameWithNothingToReadIsNone(name: String) async {
        #expect(await tool([.init(givenName: name, birthMonth: 4)]).nameOfPerson(bornIn: 4) == "Naomi")
    }

    @Test(arguments: [
        (" Mary \n Ann\t", "Mary Ann"), ("Ai\u{202E}ko", "Aiko"), ("🐱", "🐱"),
        (String(repeating: "a", count: 100_000), String(repeating: "a", count: 40)),
        ("Aiko e" + String(repeating: "\u{301}", count: 10_000), "Aiko"),
    ])
    func aNameStandsInALine(name: String, called: String) async {
        #expect(await tool([.init(givenName: name, birthMonth: 4)]).nameOfPerson(bornIn: 4) == called)
    }

    @Test(arguments: [
        (GameLanguage.english, ["美咲", "Oliver"], "Oliver"), (.japanese, ["美咲", "Oliver"], "美咲"),
        (.english, ["美咲"], "Naomi"), (.japanese, ["Oliver"], "ナオミ"), (.english, ["Nguyễn"], "Nguyễn"),
    ])
    func aNameIsOneOfTheGamesLanguage(language: GameLanguage, names: [String], called: String) async {
        var tool = tool(names.map { .init(givenName: $0, birthMonth: 11) })
        tool.language = language
        #expect(await tool.nameOfPerson(bornIn: 11) == called)
    }

    @Test func todayIsTheDayOfThePlayersCalendar() throws {
        var tool = tool([])
        tool.calendar.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
        // The evening of the first of January at Greenwich.
        tool.today = Date(timeIntervalSince1970: 80_000)
        #expect(tool.description.hasSuffix("Today is 1970-01-02."))
    }

    @Test func whereContactsCannotBeReadNaomiComes() async {
        var tool = ContactsTool()
        tool.people = { throw CancellationError() }
        #expect(await tool.nameOfPerson(bornIn: 4) == "Naomi")
    }
}

@Suite("Calendar tool", .shopResources)
struct CalendarToolTests {
    private func answer(
        _ events: [CalendarTool.Event], with name: String = "Aiko", day: Int = 2, month: Int = 3
    ) async throws -> String {
        var tool = CalendarTool(contactName: name)
        tool.events = { _ in events }
        let arguments = GeneratedContent(properties: ["day": day, "month": month, "year": 2026])
        return await tool.call(arguments: try CalendarTool.Arguments(arguments))
    }

    private let breakfast = CalendarTool.Event(
        title: "Breakfast", start: Date(timeIntervalSince1970: 0), attendees: ["Aiko"])
    private let dentist = CalendarTool.Event(title: "Dentist", start: .distantPast, attendees: [])

    @Test func eventsWithTheGuestAreTold() async throws {
        let answer = try await answer([breakfast, dentist])
        #expect(answer.contains("Breakfast"))
        #expect(!answer.contains("Dentist"))
    }

    @Test func timesAreThoseOfThePlayersClock() async throws {
        var tool = CalendarTool(contactName: "Aiko")
        tool.calendar.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
        tool.events = { [breakfast] _ in [breakfast] }
        let arguments = GeneratedContent(properties: ["day": 1, "month": 1, "year": 1970])
        #expect(await tool.call(arguments: try .init(arguments)) == "1970-01-01T09:00:00+0900: Breakfast")
    }

    @Test(arguments: [
        ("Aiko", "Aiko Tanaka"), ("さくら", "伊藤 さくら"), ("さくら", "伊藤\u{3000}さくら"), ("Imogen", "Hart, Imogen"),
        ("Mary Ann", "Mary Ann Hart"), ("Imogen", "imogen hart"),
    ])
    func theGuestIsFoundUnderItsFullName(name: String, attendee: String) async throws {
        let breakfast = CalendarTool.Event(title: "Breakfast", start: .distantPast, attendees: [attendee])
        #expect(try await answer([breakfast], with: name).contains("Breakfast"))
    }

    @Test(arguments: [("Ann", "Annika Hart"), ("Mary Ann", "Mary Hart"), ("", "Aiko Tanaka"), ("ゆき", "伊藤 みゆき")])
    func aNameThatOnlyContainsTheGuestsIsSomebodyElses(name: String, attendee: String) async throws {
        let breakfast = CalendarTool.Event(title: "Breakfast", start: .distantPast, attendees: [attendee])
        #expect(try await !answer([breakfast], with: name).contains("Breakfast"))
    }

    @Test func ofAFullCalendarTheModelIsToldTheBeginning() async throws {
        let meeting = CalendarTool.Event(
            title: String(repeating: "long ", count: 1_000), start: .distantPast, attendees: ["Aiko"])
        let answer = try await answer(Array(repeating: meeting, count: 10_000))
        #expect(answer.hasSuffix("… and 9990 more"))
        #expect(answer.count < 1_500)
    }

    @Test func aTitleOfOneLetterWithTenThousandAccentsIsBounded() async throws {
        let title = "Tea e" + String(repeating: "\u{301}", count: 10_000)
        let tea = CalendarTool.Event(title: title, start: .distantPast, attendees: ["Aiko"])
        let answer = try await answer([tea])
        #expect(answer.contains("Tea"))
        #expect(answer.unicodeScalars.count < 200)
    }

    @Test func eventsWithOthersAreOnlyCounted() async throws {
        #expect(try await answer([dentist]) == "The player has 1 events today, but no events with Aiko.")
    }

    @Test func aDayThatIsNotInTheCalendarIsSaidSo() async throws {
        #expect(try await answer([breakfast], day: 31, month: 2) == "There is no such day.")
    }

    @Test func withoutAccessTheToolSaysSorry() async throws {
        var tool = CalendarTool(contactName: "Aiko")
        tool.events = { _ in throw CalendarToolError.accessDenied }
        let arguments = GeneratedContent(properties: ["day": 1, "month": 1, "year": 2026])
        #expect(await tool.call(arguments: try .init(arguments)) == "Sorry, I can’t see your calendar.")
    }

    @Test func theDayGoesFromMidnightToMidnight() async throws {
        let asked = AsyncStream.makeStream(of: DateInterval.self)
        var tool = CalendarTool(contactName: "Aiko")
        tool.calendar = Calendar(identifier: .gregorian)
        tool.events = {
            asked.continuation.yield($0)
            return []
        }
        let arguments = GeneratedContent(properties: ["day": 2, "month": 3, "year": 2026])
        _ = await tool.call(arguments: try .init(arguments))
        var intervals = asked.stream.makeAsyncIterator()
        let interval = try #require(await intervals.next())
        #expect(tool.calendar.dateComponents([.day, .hour], from: interval.start) == DateComponents(day: 2, hour: 0))
        #expect(tool.calendar.dateComponents([.day, .hour], from: interval.end) == DateComponents(day: 3, hour: 0))
    }
}

@MainActor
@Suite("The guest from the contacts", .shopResources)
struct RandomCustomerTests {
    private func customer(_ name: String, saying line: String = "What a lovely smell.") -> GeneratedContent {
        GeneratedContent(properties: [
            "displayName": name, "encounter": "newOrder", "level": 3,
            "attributes": GeneratedContent(["tired", "excited"]),
            "resumeConversationLine": "Hello again!", "firstLine": line,
        ])
    }

    private func generator(_ model: ScriptedLanguageModel) -> RandomCustomerGenerator {
        var tool = ContactsTool()
        tool.people = { (1...12).map { .init(givenName: "Aiko", birthMonth: $0) } }
        return RandomCustomerGenerator(contactsTool: tool, language: .english) {
            LanguageModelSession(model: model, tools: $0, instructions: $1)
        }
    }

    @Test func theModelLooksTheNameUp() async throws {
        let model = ScriptedLanguageModel(
            .toolCall("getContacts", arguments: GeneratedContent(properties: ["month": 4])), .value(customer("Aiko")))
        let guest = try await generator(model).generate()
        #expect(guest.displayName == "Aiko")
        #expect(guest.firstLine == "What a lovely smell.")
        #expect(model.requests.count == 2)
    }

    @Test func aModelThatMakesTheNameUpIsGivenOne() async throws {
        let model = ScriptedLanguageModel(.value(customer("Zaphod")), .value(customer("Aiko")))
        #expect(try await generator(model).generate().displayName == "Aiko")
    }

    @Test(arguments: ["Aik", "Taiko", "A"])
    func aNameThatIsCopiedWronglyIsNobodys(name: String) async throws {
        let call = ScriptedLanguageModel.Reply.toolCall(
            "getContacts", arguments: GeneratedContent(properties: ["month": 3]))
        let model = ScriptedLanguageModel(call, .value(customer(name)), .value(customer("Aiko")))
        #expect(try await generator(model).generate().displayName == "Aiko")
    }

    @Test func aModelThatKnowsNoToolsIsGivenTheName() async throws {
        struct NoTools: Error {}
        let model = ScriptedLanguageModel { [guest = customer("Aiko")] request in
            request.enabledToolDefinitions.isEmpty ? .value(guest) : .failing(NoTools())
        }
        #expect(try await generator(model).generate().displayName == "Aiko")
    }

    @Test func aGuestWithoutANameIsGivenOne() async throws {
        let call = ScriptedLanguageModel.Reply.toolCall(
            "getContacts", arguments: GeneratedContent(properties: ["month": 3]))
        let model = ScriptedLanguageModel(call, .value(customer("")), .value(customer("Aiko")))
        #expect(try await generator(model).generate().displayName == "Aiko")
    }

    @Test(arguments: ["", "  ", "こんにちは！"])
    func aGuestWithoutALineInTheGamesLanguageIsMadeUpAgain(line: String) async throws {
        let unfit = ScriptedLanguageModel.Reply.value(customer("Aiko", saying: line))
        let model = ScriptedLanguageModel(unfit, unfit, .value(customer("Aiko")))
        #expect(try await generator(model).generate().firstLine == "What a lovely smell.")
        let stubborn = ScriptedLanguageModel { _ in unfit }
        await #expect(throws: EncounterError.noPresentableGuest) { try await generator(stubborn).generate() }
    }

    @Test func aGuestsNameMayBeOfAnotherLanguage() throws {
        let guest = try GeneratedCustomer(customer("さくら", saying: "Hi, I am さくら!"))
        #expect(guest.isPresentable(in: .english))
        #expect(!guest.isPresentable(in: .japanese))
    }

    @Test func aGuestIsRememberedByName() throws {
        #expect(try GeneratedCustomer(customer("Aiko")).memoryKey == GeneratedCustomer(customer("Aiko")).memoryKey)
    }

    @Test func aGuestsMoodAndErrandAreInItsPersona() throws {
        let persona = try GeneratedCustomer(customer("Aiko")).persona
        #expect(persona.contains("tired, excited"))
        #expect(persona.contains("order a coffee"))
    }
}
