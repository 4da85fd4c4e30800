import Foundation
import FoundationModels
import Testing

@testable import DreamCoffee

@MainActor
@Suite("Guests who come back", .shopResources)
struct RegularsTests {
    private func page(
        _ name: String, day: Int, hearts: Double = 1, person: UUID? = nil,
        drink: CoffeeDrink = CoffeeDrink(drinkType: .latte, temperature: .hot, milk: .oat, flavors: [.vanilla])
    ) -> Guest {
        var guest = Guest(
            id: UUID(), name: name, order: "A latte", pictureDescription: "An owl", portrait: Data([1, 2, 3]),
            drink: drink, verdict: nil, comment: "Like snow!", day: day, servedAt: Date(timeIntervalSince1970: 1_000))
        (guest.heartsLeft, guest.person) = (hearts, person)
        return guest
    }

    private func regular(
        of guests: [Guest], on day: Int, awaited: [UUID] = [], isChanged: Bool = false,
        language: GameLanguage = .english
    ) -> WaitingGuest? {
        Regulars(guests: guests, language: language).guest(on: day, awaited: awaited, isChanged: isChanged)
    }

    @Test func `whoever was pleased comes back two days later with the same portrait`() throws {
        let page = page("Pebble", day: 2)
        #expect(regular(of: [page], on: 3) == nil)
        let guest = try #require(regular(of: [page], on: 4))
        #expect(guest.name == "Pebble" && guest.portrait == page.portrait && guest.person == page.id)
        #expect(guest.line?.contains("Like snow!") == true && guest.line?.contains("The usual") == true)
    }

    @Test func `whoever was not fully pleased stays away`() {
        #expect(regular(of: [page("Pebble", day: 1, hearts: 0.5)], on: 9) == nil)
    }

    @Test func `a day that is tried again brings the same guest back`() throws {
        let first = page("Pebble", day: 2)
        let failed = page("Pebble", day: 4, hearts: 0, person: first.id)
        #expect(regular(of: [failed, first], on: 4)?.name == "Pebble")
        // A guest who was served in this attempt isn't expected again.
        #expect(regular(of: [failed, first], on: 4, awaited: [first.id]) == nil)
    }

    @Test func `so many are promised as can come`() {
        let regulars = Regulars(guests: [page("A", day: 1), page("B", day: 2), page("C", day: 9)], language: .english)
        #expect(regulars.count(on: 10, atMost: 3, awaited: []) == 2)
        #expect(regulars.count(on: 10, atMost: 1, awaited: []) == 1)
        #expect(Regulars(guests: [], language: .english).count(on: 4, atMost: 1, awaited: []) == 0)
    }

    @Test func `the news of a day tell only of guests who can come`() {
        let memory = ShopMemory()
        for day in 1...3 {
            for _ in 0..<memory.day.goal { memory.enter(page("Pebble", day: day, hearts: 0.5)) }
            memory.beginNextDay()
        }
        #expect(memory.day.number == 4)
        #expect(ShopNews(memory: memory, language: .english).ofTheDay == nil)
    }

    @Test func `the one who was away the longest comes first and nobody comes twice at once`() {
        let (old, new) = (page("Pebble", day: 1), page("Marigold", day: 2))
        #expect(regular(of: [new, old], on: 5)?.name == "Pebble")
        #expect(regular(of: [new, old], on: 5, awaited: [old.id])?.name == "Marigold")
        // Pebble came again on day 4.
        let again = page("Pebble", day: 4, person: old.id)
        #expect(regular(of: [again, new, old], on: 5)?.name == "Marigold")
    }

    @Test(arguments: GameLanguage.allCases, [false, true])
    func `the usual is the cup that pleased`(language: GameLanguage, isHotChocolate: Bool) throws {
        let drink = CoffeeDrink(
            drinkType: isHotChocolate ? .hotChocolate : .cortado, temperature: .hot, milk: .soy, flavors: [.ube, .chai])
        let guest = try #require(regular(of: [page("Pebble", day: 1, drink: drink)], on: 4, language: language))
        #expect(DrinkComparison(drink, with: OrderReading(guest.order), in: language).hearts == 1)
        #expect(guest.hint?.contains(drink.title(in: language)) == true)
    }

    /// On the first day, additions are forgiven but mentioned: nobody comes back for a drink that they complained about.
    @Test func `the usual is without what was too much`() throws {
        let drink = CoffeeDrink(drinkType: .latte, temperature: .hot, milk: .oat, flavors: [.vanilla, .ube, .chai])
        let asWished = CoffeeDrink(drinkType: .latte, temperature: .hot, milk: .none, flavors: [.vanilla])
        var guest = page("Pebble", day: 1, drink: drink)
        guest = Guest(
            id: guest.id, name: guest.name, order: "A hot latte with vanilla", pictureDescription: "An owl",
            portrait: nil, drink: drink,
            verdict: Verdict(
                matched: ["Latte"], missed: [], tooMuch: ["oat milk", "ube", "chai"], rating: .delighted, comment: "Hm."
            ),
            comment: "Hm.", day: 1, servedAt: guest.servedAt)
        guest.heartsLeft = 1
        let back = try #require(regular(of: [guest], on: 4))
        #expect(back.order == asWished.title(in: .english))
        #expect(back.hint?.contains(asWished.title(in: .english)) == true)
    }

    @Test(arguments: GameLanguage.allCases, CoffeeDrink.DrinkType.allCases)
    func `the usual with a change is not the same cup`(language: GameLanguage, type: CoffeeDrink.DrinkType) throws {
        let drink = CoffeeDrink(drinkType: type, temperature: .hot, milk: .soy, flavors: [.ube])
        let page = page("Pebble", day: 1, drink: drink)
        let guest = try #require(regular(of: [page], on: 7, isChanged: true, language: language))
        #expect(DrinkComparison(drink, with: OrderReading(guest.order), in: language).hearts < 1)
        #expect(guest.line != guest.order)
    }
}
