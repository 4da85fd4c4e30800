struct Drink: Identifiable, Hashable {
    let name: String
    let minutes: Int

    var id: String { name }

    static let all = [
        Drink(name: "Sencha", minutes: 2),
        Drink(name: "Darjeeling", minutes: 3),
        Drink(name: "Peppermint", minutes: 8),
    ]
}
