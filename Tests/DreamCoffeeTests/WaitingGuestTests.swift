import Foundation
import FoundationModels
import FoundationModelsTesting
import Testing

@testable import DreamCoffee

@MainActor
@Suite("Waiting guests", .shopResources)
struct WaitingGuestTests {
    private func withFile(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "shop-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try await body(folder.appending(path: "shop.sqlite"))
    }

    private func memory(in file: URL) async throws -> ShopMemory {
        let memory = ShopMemory(player: "me", archive: try ShopArchive(file: file))
        await memory.load()
        return memory
    }

    private func guest(_ name: String) -> WaitingGuest {
        WaitingGuest(id: UUID(), name: name, order: "A latte", pictureDescription: "An owl")
    }

    @Test func `whoever leaves and comes back finds the same guests`() async throws {
        try await ScriptedShop.withoutPictures {
            try await withFile { file in
                let model = ScriptedLanguageModel { ScriptedShop.answer($0) }
                let before = ScriptedShop.game(model, memory: try await memory(in: file))
                before.open()
                await ScriptedShop.settle(before)
                before.close()
                await before.memory.finishWriting()
                let dreamCount = model.requests.count
                let after = ScriptedShop.game(model, memory: try await memory(in: file))
                after.open()
                await ScriptedShop.settle(after)
                #expect(after.memory.waiting.map(\.id) == before.memory.waiting.map(\.id))
                #expect(after.waiting.count == 3)
                // Only the guest from the contacts was generated again.
                #expect(model.requests.count { "\($0.schema.debugDescription)".contains("coffeeOrder") } == 3)
                #expect(model.requests.count > dreamCount)
                // A browser's Forward opens the previous card.
                let old = before.waiting[1]
                after.sheet = .encounter(old)
                let now = try #require(after.waiting.first { $0.name == old.name && $0.coffeeOrder == old.coffeeOrder })
                #expect(after.sheet == .encounter(now) && now != old)
            }
        }
    }

    @Test func `a guest who was still being dreamt up when the player left has its place after a return`() async throws
    {
        try await ScriptedShop.withoutPictures {
            let memory = ShopMemory()
            // The second dream of the first day was never generated.
            for place in [0, 2] {
                var guest = guest("Pebble \(place)")
                guest.place = place
                memory.welcome(guest)
            }
            #expect(memory.freePlaces == [1])
            let game = ScriptedShop.game(ScriptedLanguageModel { ScriptedShop.answer($0) }, memory: memory)
            game.open()
            await ScriptedShop.settle(game)
            #expect(memory.waiting.map(\.place) == [0, 2, 1])
            #expect(await game.serve(ScriptedShop.latte, to: game.waiting[0]) != nil)
            #expect(memory.guests.map(\.place) == [0] && memory.freePlaces.isEmpty)
        }
    }

    @Test func `guests of an earlier edition count for the first places`() {
        let memory = ShopMemory()
        memory.welcome(guest("Pebble"))
        #expect(memory.freePlaces == [1, 2])
    }

    @Test func `a portrait is kept with its guest`() async throws {
        try await withFile { file in
            let before = try await memory(in: file)
            let guest = guest("Pebble")
            before.welcome(guest)
            before.keep(portrait: Data([1, 2]), of: guest.id)
            await before.finishWriting()
            #expect(try await memory(in: file).waiting.map(\.portrait) == [Data([1, 2])])
        }
    }

    @Test func `two processes let no more guests in than the day has`() async throws {
        try await withFile { file in
            let (one, other) = (try await memory(in: file), try await memory(in: file))
            for name in ["A", "B"] { one.welcome(guest(name)) }
            for name in ["C", "D"] { other.welcome(guest(name)) }
            await one.finishWriting()
            await other.finishWriting()
            #expect(try await memory(in: file).waiting.count == 3)
        }
    }

    @Test func `a guest is served once by two processes`() async throws {
        try await withFile { file in
            let one = try await memory(in: file)
            let waiting = guest("Pebble")
            one.welcome(waiting)
            await one.finishWriting()
            let other = try await memory(in: file)
            for memory in [one, other] {
                let page = Guest(
                    id: UUID(), name: "Pebble", order: "A latte", pictureDescription: "An owl", portrait: nil,
                    drink: ScriptedShop.latte, verdict: nil, comment: "Good.", day: 1, servedAt: .now)
                #expect(memory.enter(page, visit: waiting.id))
                await memory.finishWriting()
            }
            let kept = try await memory(in: file)
            #expect(kept.guests.count == 1 && kept.day.servedCount == 1 && kept.waiting.isEmpty)
        }
    }

    @Test func `an archive of the first edition opens and keeps everything`() async throws {
        try await withFile { file in
            let old = try Database(path: file.path)
            try old.run(
                """
                CREATE TABLE guest
                (number INTEGER PRIMARY KEY, player TEXT NOT NULL, page BLOB NOT NULL, portrait BLOB)
                """)
            try old.run(
                """
                CREATE TABLE conversation
                (player TEXT NOT NULL, character TEXT NOT NULL, memory BLOB NOT NULL, PRIMARY KEY (player, character))
                """)
            try old.run("CREATE TABLE day (player TEXT PRIMARY KEY, state BLOB NOT NULL)")
            let page = """
                {"id":"\(UUID())","name":"Pebble","order":"A latte","pictureDescription":"An owl","comment":"Good.","day":2,
                "drink":{"drinkType":"latte","temperature":"hot","milk":"none","flavors":["ube"]},"servedAt":1000,
                "verdict":{"matched":["hot"],"missed":[],"rating":"disappointed","comment":"Good."}}
                """
            let insertion = "INSERT INTO guest (player, page, portrait) VALUES ('me', ?, ?)"
            try old.run(insertion, .blob(Data(page.utf8)), .blob(Data([7])))
            try old.run(
                "INSERT INTO conversation VALUES ('me', 'lisa', ?)",
                .blob(Data(#"{"exchanges":[{"player":"Hi","reply":"Hello!"}]}"#.utf8)))
            let day = Data(#"{"number":2,"servedCount":1,"pleasedCount":0}"#.utf8)
            try old.run("INSERT INTO day VALUES ('me', ?)", .blob(day))
            try old.run("PRAGMA user_version = 1")
            let now = try await memory(in: file)
            #expect(now.guests.map(\.name) == ["Pebble"] && now.guests.first?.portrait == Data([7]))
            #expect(now.guests.first?.hearts == 0)
            #expect(now.day.number == 2 && now.day.servedCount == 1)
            #expect(now.conversation(with: CustomerLisa(language: .english))?.exchanges.count == 1)
            #expect(try old.run("PRAGMA user_version").first?.first == .integer(2))
        }
    }

    @Test func `a new game begins on day one and keeps the guest book`() async throws {
        try await withFile { file in
            let before = try await memory(in: file)
            for _ in 0..<3 {
                before.enter(
                    Guest(
                        id: UUID(), name: "Pebble", order: "A latte", pictureDescription: "An owl", portrait: nil,
                        drink: ScriptedShop.latte, verdict: nil, comment: "Good.", day: 1, servedAt: .now))
            }
            before.choose(.cat)
            before.choose(.rug)
            #expect(before.things == [.cat])
            before.beginNextDay()
            before.welcome(guest("Marigold"))
            before.beginNewGame()
            await before.finishWriting()
            let after = try await memory(in: file)
            #expect(after.contents == before.contents)
            #expect(after.day.number == 1 && after.day.game == 2)
            #expect(after.guests.count == 3 && after.waiting.isEmpty && after.things.isEmpty)
        }
    }

    @Test func `what was said is in the log the last first`() async throws {
        try await withFile { file in
            let before = try await memory(in: file)
            let lisa = CustomerLisa(language: .english)
            for index in 0..<(ShopArchive.lineCountMax + 2) {
                before.remember(player: "\(index)", reply: "Yes.", with: lisa)
            }
            await before.finishWriting()
            let log = try await memory(in: file).log
            #expect(log == before.log)
            #expect(log.count == ShopArchive.lineCountMax && log.first?.player == "201" && log.first?.name == "Lisa")
        }
    }
}
