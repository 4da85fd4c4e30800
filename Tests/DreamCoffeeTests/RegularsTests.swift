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

    @Test func `the one who was away the longest comes first and nobody comes twice at once`() {
        let (old, new) = (page("Pebble", day: 1), page("Marigold", day: 2))
        #expect(regular(of: [new, old], on: 5)?.name == "Pebble")
        #expect(regular(of: [new, old], on: 5, awaited: [old.id])?.name == "Marigold")
        // Pebble has been here again on day 4.
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

    @Test(arguments: GameLanguage.allCases, CoffeeDrink.DrinkType.allCases)
    func `the usual with a change is not the same cup`(language: GameLanguage, type: CoffeeDrink.DrinkType) throws {
        let drink = CoffeeDrink(drinkType: type, temperature: .hot, milk: .soy, flavors: [.ube])
        let page = page("Pebble", day: 1, drink: drink)
        let guest = try #require(regular(of: [page], on: 7, isChanged: true, language: language))
        #expect(DrinkComparison(drink, with: OrderReading(guest.order), in: language).hearts < 1)
        #expect(guest.line != guest.order)
    }
}
