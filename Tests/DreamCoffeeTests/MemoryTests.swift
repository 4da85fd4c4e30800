import Foundation
import FoundationModels
import FoundationModelsTesting
import Testing

@testable import DreamCoffee

private func guest(_ name: String, rating: Verdict.Rating? = .delighted) -> Guest {
    Guest(
        id: UUID(), name: name, order: "A latte", pictureDescription: "An owl", portrait: Data([1, 2, 3]),
        drink: CoffeeDrink(drinkType: .latte, temperature: .hot, milk: .none, flavors: [.ube]),
        verdict: rating.map { Verdict(matched: ["hot"], missed: [], rating: $0, comment: "Good.") }, comment: "Good.",
        day: 1, servedAt: Date(timeIntervalSince1970: 1_000))
}

@MainActor
@Suite("The shop's memory", .shopResources)
struct MemoryTests {
    private func withFile(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "shop-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder.appending(path: "deep/shop.sqlite"))
    }

    private func memory(in file: URL, player: String = "me") async throws -> ShopMemory {
        let memory = ShopMemory(player: player, archive: try ShopArchive(file: file))
        await memory.load()
        return memory
    }

    @Test func `what is served and said is there after a restart`() async throws {
        try await withFile { file in
            let before = try await memory(in: file)
            before.enter(guest("Pebble"))
            before.enter(guest("Marigold", rating: nil))
            before.remember(player: "Hi", reply: "Hello!", with: CustomerLisa(language: .english))
            await before.finishWriting()
            let after = try await memory(in: file)
            #expect(after.contents == before.contents)
            #expect(after.guests.map(\.name) == ["Marigold", "Pebble"])
            #expect(after.guests.first?.portrait == Data([1, 2, 3]))
            #expect(after.day.servedCount == 2)
        }
    }

    @Test func `a verdict of a former edition is read`() throws {
        let page = #"{"matched": ["hot"], "missed": ["Latte"], "rating": "pleased", "comment": "Good."}"#
        let verdict = try JSONDecoder().decode(Verdict.self, from: Data(page.utf8))
        #expect(verdict == Verdict(matched: ["hot"], missed: ["Latte"], rating: .pleased, comment: "Good."))
        let new = Verdict(
            matched: [], missed: ["hot"], given: ["iced"], tooMuch: ["ube"], rating: .pleased, comment: "Good.")
        #expect(try JSONDecoder().decode(Verdict.self, from: JSONEncoder().encode(new)) == new)
    }

    @Test func `the next day is there after a restart`() async throws {
        try await withFile { file in
            let before = try await memory(in: file)
            before.beginNextDay()
            await before.finishWriting()
            #expect(try await memory(in: file).day.number == 2)
        }
    }

    @Test func `players have shops of their own`() async throws {
        try await withFile { file in
            let mine = try await memory(in: file)
            mine.enter(guest("Pebble"))
            await mine.finishWriting()
            #expect(try await memory(in: file, player: "you").guests.isEmpty)
        }
    }

    @Test func `the book keeps the last five hundred guests`() async throws {
        let archive = try ShopArchive(file: nil)
        for index in 0..<(ShopArchive.guestCountMax + 2) {
            try await archive.add(guest("\(index)"), day: ShopDay(), of: "me")
        }
        let guests = try await archive.contents(of: "me").guests
        #expect(guests.count == ShopArchive.guestCountMax)
        #expect(guests.last?.name == "2")
    }

    @Test func `a page that cannot be read is left out`() async throws {
        try await withFile { file in
            let before = try await memory(in: file)
            before.enter(guest("Pebble"))
            await before.finishWriting()
            try Database(path: file.path).run(
                "INSERT INTO guest (player, page) VALUES ('me', ?)", .blob(Data("{}".utf8)))
            #expect(try await memory(in: file).guests.map(\.name) == ["Pebble"])
        }
    }

    @Test func `what cannot be read is not written over`() async throws {
        try await withFile { file in
            let before = try await memory(in: file)
            before.beginNextDay()
            await before.finishWriting()
            let database = try Database(path: file.path)
            // The tables of an existing shop: missing ones are created when it opens.
            let archive = try ShopArchive(file: file)
            try database.run("ALTER TABLE conversation RENAME TO elsewhere")
            let unread = ShopMemory(player: "me", archive: archive)
            await unread.load()
            unread.enter(guest("Pebble"))
            await unread.finishWriting()
            #expect(unread.guests.map(\.name) == ["Pebble"])
            try database.run("ALTER TABLE elsewhere RENAME TO conversation")
            #expect(try await memory(in: file).day == before.day)
        }
    }

    @Test func `what another edition has written is not written over`() async throws {
        try await withFile { file in
            let archive = try ShopArchive(file: file)
            let database = try Database(path: file.path)
            let strange = Data("?".utf8)
            try database.run("INSERT INTO day (player, state) VALUES ('me', ?)", .blob(strange))
            try database.run(
                "INSERT INTO conversation (player, character, memory) VALUES ('me', 'Lisa', ?)", .blob(strange))
            try await archive.begin(ShopDay(), of: "me")
            try await archive.add(Conversation.Exchange(player: "Hi", reply: "Hello"), with: "Lisa", of: "me")
            let kept = try database.run("SELECT state FROM day UNION ALL SELECT memory FROM conversation")
            #expect(kept.map { $0[0].blob } == [strange, strange])
        }
    }

    @Test func `a conversation remembers the last four things that were said`() {
        var conversation = Conversation()
        for index in 0..<9 { conversation.add(player: "\(index)", reply: String(repeating: "a", count: 500)) }
        #expect(conversation.exchanges.map(\.player) == ["5", "6", "7", "8"])
        #expect(conversation.exchanges.allSatisfy { $0.reply.count == 160 })
    }

    @Test func `whoever was met is known after a restart even if nothing was said`() async throws {
        try await withFile { file in
            let session: DialogEngine.SessionMaker = { $0.session(of: ScriptedLanguageModel()) }
            let before = DialogEngine(language: .english, memory: try await memory(in: file), makeSession: session)
            before.talkTo(CustomerLisa(language: .english))
            await before.memory.finishWriting()
            let after = DialogEngine(language: .english, memory: try await memory(in: file), makeSession: session)
            after.talkTo(CustomerLisa(language: .english))
            #expect(after.nextUtterance == "Hi again!")
        }
    }

    @Test func `Lisa knows after a restart what was said`() async throws {
        try await withFile { file in
            let model = ScriptedLanguageModel("I dreamt of kites.", "Kites, yes.")
            let session: DialogEngine.SessionMaker = { $0.session(of: model) }
            let before = DialogEngine(language: .english, memory: try await memory(in: file), makeSession: session)
            before.talkTo(CustomerLisa(language: .english))
            before.respond("What did you dream?")
            await ScriptedShop.wait { !before.isGenerating }
            await before.memory.finishWriting()
            let after = DialogEngine(language: .english, memory: try await memory(in: file), makeSession: session)
            after.talkTo(CustomerLisa(language: .english))
            #expect(after.nextUtterance == "Hi again!")
            after.respond("Of what?")
            await ScriptedShop.wait { !after.isGenerating }
            let instructions = model.requests.last?.transcript.first?.description ?? ""
            #expect(instructions.contains("What did you dream?"))
            #expect(instructions.contains("I dreamt of kites."))
        }
    }
}

@Suite("Database", .shopResources)
struct DatabaseTests {
    @Test func `values come back as they were`() throws {
        let database = try Database(path: nil)
        try database.run("CREATE TABLE t (a, b, c, d)")
        let values: [Database.Value] = [.integer(.min), .text("喫茶\u{0}!"), .blob(Data([0, 255])), .null]
        try database.run("INSERT INTO t VALUES (?, ?, ?, ?)", values[0], values[1], values[2], values[3])
        #expect(
            try database.run("SELECT a, length(CAST(b AS BLOB)), c, d FROM t") == [
                [values[0], .integer(8), values[2], .null]
            ])
    }

    @Test func `a change that fails half way is taken back`() throws {
        let database = try Database(path: nil)
        try database.run("CREATE TABLE t (a)")
        #expect(throws: DatabaseError.self) {
            try database.transaction {
                try database.run("INSERT INTO t VALUES (1)")
                try database.run("INSERT INTO nothing VALUES (1)")
            }
        }
        #expect(try database.run("SELECT a FROM t").isEmpty)
    }

    @Test func `an error says which statement and why`() throws {
        let database = try Database(path: nil)
        #expect {
            try database.run("SELEC 1")
        } throws: { error in
            let error = error as? DatabaseError
            return error?.statement == "SELEC 1" && error?.message.contains("syntax error") == true
        }
    }
}
