import Foundation
import Testing

@testable import DreamCoffee

@Suite("Coffee drinks", .shopResources)
struct DrinkTests {
    @Test func `every drink pours in a colour of its own`() {
        let tints = CoffeeDrink.DrinkType.allCases.map {
            CoffeeDrink(drinkType: $0, temperature: .hot, milk: .none, flavors: []).tint
        }
        for (index, tint) in tints.enumerated() {
            for other in tints[(index + 1)...] { #expect(((tint - other) * (tint - other)).sum() > 0.004) }
        }
        let purple = CoffeeDrink(drinkType: .latte, temperature: .hot, milk: .none, flavors: [.ube]).tint
        #expect(purple.z > purple.y)
    }

    private let drink = CoffeeDrink(drinkType: .latte, temperature: .iced, milk: .oat, flavors: [.vanilla, .ube])

    @Test func `a drink is told by its parts`() {
        #expect(drink.title(in: .english) == "Latte, iced, oat milk, vanilla, ube")
        #expect(drink.title(in: .japanese) == "ラテ、アイス、オーツミルク、バニラ、紫いも")
    }

    @Test func `a drink without milk has no milk to taste`() {
        let plain = CoffeeDrink(drinkType: .espresso, temperature: .hot, milk: .none, flavors: [])
        #expect(plain.aspects(in: .english) == ["Espresso", "hot"])
    }

    @Test func `every part has a name of its own in both languages`() {
        for language in GameLanguage.allCases {
            expectDistinct(CoffeeDrink.DrinkType.self, language)
            expectDistinct(CoffeeDrink.Temp.self, language)
            expectDistinct(CoffeeDrink.MilkType.self, language)
            expectDistinct(CoffeeDrink.Flavor.self, language)
        }
    }

    private func expectDistinct<Part: DrinkPart>(_ type: Part.Type, _ language: GameLanguage) {
        let titles = Part.allCases.map { language.text($0.title) }
        #expect(Set(titles).count == titles.count)
        #expect(titles.allSatisfy(language.isWritten))
    }
}
