import FoundationModels

@Generable
struct Order: Equatable {
    @Guide(description: "The drink", .anyOf(["latte", "cocoa", "tea"])) var drink: String
    @Guide(description: "How many cups", .range(1...6)) var cups: Int
}
