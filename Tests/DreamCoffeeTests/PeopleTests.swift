import Foundation
import FoundationModels
import FoundationModelsTesting
import Testing

@testable import DreamCoffee

@Suite("Contacts tool", .shopResources)
struct ContactsToolTests {
    private func tool(_ people: [ContactsTool.Person]) -> ContactsTool {
        var tool = ContactsTool()
        tool.people = { people }
        return tool
    }

    @Test func `somebody with a birthday in the month is named`() async throws {
        let tool = tool([.init(givenName: "Aiko", birthMonth: 3), .init(givenName: "Ben", birthMonth: 4)])
        #expect(await tool.nameOfPerson(bornIn: 4) == "Ben")
    }

    @Test(arguments: [[], [ContactsTool.Person(givenName: "", birthMonth: 4)]])
    func `where nobody has one naomi comes`(people: [ContactsTool.Person]) async {
        #expect(await tool(people).nameOfPerson(bornIn: 4) == "Naomi")
    }

    @Test(arguments: [" \n\t", "\u{202E}\u{200B}", "\0"])
    func `a name with nothing to read is none`(name: String) async {
        #expect(await tool([.init(givenName: name, birthMonth: 4)]).nameOfPerson(bornIn: 4) == "Naomi")
    }

    @Test(arguments: [
        (" Mary \n Ann\t", "Mary Ann"), ("Ai\u{202E}ko", "Aiko"), ("🐱", "🐱"),
        (String(repeating: "a", count: 100_000), String(repeating: "a", count: 40)),
        ("Aiko e" + String(repeating: "\u{301}", count: 10_000), "Aiko"),
    ])
    func `a name stands in a line`(name: String, called: String) async {
        #expect(await tool([.init(givenName: name, birthMonth: 4)]).nameOfPerson(bornIn: 4) == called)
    }

    @Test(arguments: [
        (GameLanguage.english, ["美咲", "Oliver"], "Oliver"), (.japanese, ["美咲", "Oliver"], "美咲"),
        (.english, ["美咲"], "Naomi"), (.japanese, ["Oliver"], "ナオミ"), (.english, ["Nguyễn"], "Nguyễn"),
    ])
    func `a name is one of the games language`(language: GameLanguage, names: [String], called: String) async {
        var tool = tool(names.map { .init(givenName: $0, birthMonth: 11) })
        tool.language = language
        #expect(await tool.nameOfPerson(bornIn: 11) == called)
    }

    @Test func `today is the day of the player's calendar`() throws {
        var tool = tool([])
        tool.calendar.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
        // The evening of the first of January at Greenwich.
        tool.today = Date(timeIntervalSince1970: 80_000)
        #expect(tool.description.hasSuffix("Today is 1970-01-02."))
    }

    @Test func `where contacts cannot be read naomi comes`() async {
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

    @Test func `events with the guest are told`() async throws {
        let answer = try await answer([breakfast, dentist])
        #expect(answer.contains("Breakfast"))
        #expect(!answer.contains("Dentist"))
    }

    @Test func `times are those of the player's clock`() async throws {
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
    func `the guest is found under its full name`(name: String, attendee: String) async throws {
        let breakfast = CalendarTool.Event(title: "Breakfast", start: .distantPast, attendees: [attendee])
        #expect(try await answer([breakfast], with: name).contains("Breakfast"))
    }

    @Test(arguments: [("Ann", "Annika Hart"), ("Mary Ann", "Mary Hart"), ("", "Aiko Tanaka"), ("ゆき", "伊藤 みゆき")])
    func `a name that only contains the guests is somebody elses`(name: String, attendee: String) async throws {
        let breakfast = CalendarTool.Event(title: "Breakfast", start: .distantPast, attendees: [attendee])
        #expect(try await !answer([breakfast], with: name).contains("Breakfast"))
    }

    @Test func `of a full calendar the model is told the beginning`() async throws {
        let meeting = CalendarTool.Event(
            title: String(repeating: "long ", count: 1_000), start: .distantPast, attendees: ["Aiko"])
        let answer = try await answer(Array(repeating: meeting, count: 10_000))
        #expect(answer.hasSuffix("… and 9990 more"))
        #expect(answer.count < 2_500)
    }

    @Test func `a title of one letter with ten thousand accents is bounded`() async throws {
        let title = "Tea e" + String(repeating: "\u{301}", count: 10_000)
        let tea = CalendarTool.Event(title: title, start: .distantPast, attendees: ["Aiko"])
        let answer = try await answer([tea])
        #expect(answer.contains("Tea"))
        #expect(answer.unicodeScalars.count < 200)
    }

    @Test func `events with others are only counted`() async throws {
        #expect(try await answer([dentist]) == "The player has 1 events today, but no events with Aiko.")
    }

    @Test func `a day that is not in the calendar is said so`() async throws {
        #expect(try await answer([breakfast], day: 31, month: 2) == "There is no such day.")
    }

    @Test func `without access the tool says sorry`() async throws {
        var tool = CalendarTool(contactName: "Aiko")
        tool.events = { _ in throw CalendarToolError.accessDenied }
        let arguments = GeneratedContent(properties: ["day": 1, "month": 1, "year": 2026])
        #expect(await tool.call(arguments: try .init(arguments)) == "Sorry, I can’t see your calendar.")
    }

    @Test func `the day goes from midnight to midnight`() async throws {
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

    @Test func `the model looks the name up`() async throws {
        let model = ScriptedLanguageModel(
            .toolCall("getContacts", arguments: GeneratedContent(properties: ["month": 4])), .value(customer("Aiko")))
        let guest = try await generator(model).generate()
        #expect(guest.displayName == "Aiko")
        #expect(guest.firstLine == "What a lovely smell.")
        #expect(model.requests.count == 2)
    }

    @Test func `a model that makes the name up is given one`() async throws {
        let model = ScriptedLanguageModel(.value(customer("Zaphod")), .value(customer("Aiko")))
        #expect(try await generator(model).generate().displayName == "Aiko")
    }

    @Test(arguments: ["Aik", "Taiko", "A"])
    func `a name that is copied wrongly is nobody's`(name: String) async throws {
        let call = ScriptedLanguageModel.Reply.toolCall(
            "getContacts", arguments: GeneratedContent(properties: ["month": 3]))
        let model = ScriptedLanguageModel(call, .value(customer(name)), .value(customer("Aiko")))
        #expect(try await generator(model).generate().displayName == "Aiko")
    }

    @Test func `a model that knows no tools is given the name`() async throws {
        struct NoTools: Error {}
        let model = ScriptedLanguageModel { [guest = customer("Aiko")] request in
            request.enabledToolDefinitions.isEmpty ? .value(guest) : .failing(NoTools())
        }
        #expect(try await generator(model).generate().displayName == "Aiko")
    }

    @Test func `a guest without a name is given one`() async throws {
        let call = ScriptedLanguageModel.Reply.toolCall(
            "getContacts", arguments: GeneratedContent(properties: ["month": 3]))
        let model = ScriptedLanguageModel(call, .value(customer("")), .value(customer("Aiko")))
        #expect(try await generator(model).generate().displayName == "Aiko")
    }

    @Test(arguments: ["", "  ", "こんにちは！"])
    func `a guest without a line in the games language is made up again`(line: String) async throws {
        let unfit = ScriptedLanguageModel.Reply.value(customer("Aiko", saying: line))
        let model = ScriptedLanguageModel(unfit, unfit, .value(customer("Aiko")))
        #expect(try await generator(model).generate().firstLine == "What a lovely smell.")
        let stubborn = ScriptedLanguageModel { _ in unfit }
        await #expect(throws: EncounterError.noPresentableGuest) { try await generator(stubborn).generate() }
    }

    @Test func `a guest's name may be of another language`() throws {
        let guest = try GeneratedCustomer(customer("さくら", saying: "Hi, I am さくら!"))
        #expect(guest.isPresentable(in: .english))
        #expect(!guest.isPresentable(in: .japanese))
    }

    @Test func `a guest is remembered by name`() throws {
        #expect(try GeneratedCustomer(customer("Aiko")).memoryKey == GeneratedCustomer(customer("Aiko")).memoryKey)
    }

    @Test func `a guest's mood and errand are in its persona`() throws {
        let persona = try GeneratedCustomer(customer("Aiko")).persona
        #expect(persona.contains("tired, excited"))
        #expect(persona.contains("order a coffee"))
    }
}
