import Testing

@testable import DreamCoffee

@Suite("A drink beside its order", .shopResources)
struct DrinkComparisonTests {
    typealias Flavor = CoffeeDrink.Flavor

    private func comparison(
        _ order: String, _ type: CoffeeDrink.DrinkType, _ temperature: CoffeeDrink.Temp = .hot,
        _ milk: CoffeeDrink.MilkType = .none, _ flavors: [CoffeeDrink.Flavor] = []
    ) -> DrinkComparison {
        let drink = CoffeeDrink(drinkType: type, temperature: temperature, milk: milk, flavors: flavors)
        return DrinkComparison(drink, with: OrderReading(order), in: .english)
    }

    @Test func `what is right is worth a whole heart`() {
        #expect(comparison("A hot latte with oat milk", .latte, .hot, .oat).hearts == 1)
        #expect(comparison("Something warm", .cortado).hearts == 1)
        #expect(comparison("Whatever you like", .tea, .iced).hearts == 1)
    }

    @Test(arguments: [Flavor.caramel], [Flavor.vanilla, .chai, .ube])
    func `a flavor that nobody wished for is too much and costs half a heart`(wished: Flavor, other: Flavor) {
        let comparison = comparison("A hot caramel latte", .latte, .hot, .none, [wished, other])
        #expect(comparison.tooMuch.count == 1 && comparison.wrong.isEmpty && comparison.missed.isEmpty)
        #expect(comparison.hearts == 0.5)
    }

    @Test(arguments: ["A hot latte", "A hot vanilla latte", "Something sweet", "Something warm", "Whatever you like"])
    func `nobody is fully pleased by all flavors at once`(order: String) {
        #expect(comparison(order, .latte, .hot, .none, Flavor.allCases).hearts <= 0.5)
    }

    @Test(arguments: CoffeeDrink.DrinkType.allCases)
    func `a milk that nobody asked for is too much in whatever drink`(drink: CoffeeDrink.DrinkType) {
        let title = GameLanguage.english.text(drink.title)
        let comparison = comparison("A \(title)", drink, .hot, .soy)
        #expect(comparison.tooMuch == ["soy milk"] && comparison.hearts == 0.5)
    }

    @Test func `a milk that is asked for or left open is not too much`() {
        #expect(comparison("A hot tea, creamy", .tea, .hot, .soy).tooMuch == [])
        #expect(comparison("Something warm", .tea, .hot, .soy).tooMuch == [])
    }

    @Test func `a mood asks for one flavor that meets it`() {
        #expect(comparison("Something sweet", .latte, .hot, .none, [.vanilla]).tooMuch == [])
        #expect(comparison("Something sweet", .latte, .hot, .none, [.vanilla, .caramel]).tooMuch == ["caramel"])
        // The hazelnut is the nutty flavour, so the purple yam can be the sweet one.
        #expect(comparison("Something sweet and nutty", .latte, .hot, .none, [.hazelnut, .ube]).tooMuch == [])
    }

    @Test func `where nothing was named that can be tasted one flavor is the baristas to choose`() {
        #expect(comparison("Something warm", .latte, .hot, .none, [.chai]).hearts == 1)
        #expect(comparison("Something warm", .latte, .hot, .none, [.chai, .ube]).tooMuch == ["ube"])
    }

    @Test func `where too much is forgiven it is told and costs nothing`() {
        let drink = CoffeeDrink(drinkType: .latte, temperature: .hot, milk: .soy, flavors: [.ube])
        let order = OrderReading("A hot latte")
        let forgiven = DrinkComparison(drink, with: order, in: .english, forgivesSurplus: true)
        #expect(forgiven.hearts == 1 && forgiven.tooMuch == ["soy milk", "ube"])
        #expect(!forgiven.isTold(truly: "It's exactly what I ordered!"))
        #expect(ShopDay().forgivesSurplus && !ShopDay().next.forgivesSurplus)
    }

    @Test func `what is half right is worth half a heart and what is mostly wrong none`() {
        #expect(comparison("An iced latte", .latte).hearts == 0.5)
        #expect(comparison("An iced latte with chai", .latte).hearts == 0)
        #expect(comparison("An iced latte", .latte, .hot, .none, [.chai]).hearts == 0)
        #expect(comparison("A latte without caramel", .tea).hearts == 0)
    }

    @Test func `what stands in place of a wish is wrong and not too much`() {
        let comparison = comparison("A hot latte with vanilla and oat milk", .latte, .hot, .soy, [.chai])
        #expect(comparison.wrong == ["soy milk", "chai"])
        #expect(comparison.missed == ["oat milk", "vanilla"])
        #expect(comparison.tooMuch == [])
    }

    @Test func `what was to be left out is missed as its absence`() {
        let comparison = comparison("A latte without caramel", .latte, .hot, .none, [.caramel])
        #expect(comparison.wrong == ["caramel"] && comparison.missed == ["no caramel"])
        #expect(comparison.hearts == 0.5)
    }
}
