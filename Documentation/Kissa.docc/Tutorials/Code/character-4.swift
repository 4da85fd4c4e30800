import FoundationModels

struct PriceList: Tool {
    let description = "Looks up what a drink costs."
    let prices = ["latte": 4, "cocoa": 3, "tea": 2]

    @Generable struct Arguments {
        @Guide(description: "The name of the drink") var drink: String
    }

    func call(arguments: Arguments) async throws -> String {
        guard let price = prices[arguments.drink.lowercased()] else { return "There is no \(arguments.drink)." }
        return "A \(arguments.drink) costs \(price) coins."
    }
}
