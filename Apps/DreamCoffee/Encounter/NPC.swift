import FoundationModels

/// A guest from a dream, as the model has dreamt it up.
@Generable
struct NPC: Equatable {
    @Guide(description: "A short, friendly name")
    let name: String
    @Guide(description: "What the guest says to order a coffee, in one sentence")
    let coffeeOrder: String
    let picture: GenerableImage
}

extension NPC: Identifiable {
    /// Two guests of one name are two, and each has a picture of its own.
    var id: ObjectIdentifier { ObjectIdentifier(picture) }
}

/// What a guest consists of, before its picture is drawn: a picture draws itself as soon as it exists, so a guest whom
/// one can't let in must not come to be.
struct GuestFields {
    let name: String
    let coffeeOrder: String
    let imageDescription: String

    init(_ content: GeneratedContent) throws {
        name = try content.value(String.self, forProperty: "name")
        coffeeOrder = try content.value(String.self, forProperty: "coffeeOrder")
        imageDescription = try content.value(GeneratedContent.self, forProperty: "picture")
            .value(String.self, forProperty: "imageDescription")
    }

    /// Whether the guest has a name of a few words and orders something, all in the language of the game.
    func isPresentable(in language: GameLanguage) -> Bool {
        name.count <= 40 && coffeeOrder.count <= 300 && imageDescription.count <= 300
            && [name, coffeeOrder, imageDescription].allSatisfy(language.isWritten)
    }

    /// Whether the order names anything to make, which dreams sometimes forget.
    var ordersSomething: Bool { !OrderReading(coffeeOrder).wishes.isEmpty }

    /// Whether there is a drink that pleases fully. Dreams sometimes contradict themselves ("ice-cold, and hot").
    func canBePleased(from shelf: [CoffeeDrink.Flavor]) -> Bool {
        OrderReading(coffeeOrder).pleasingDrink(from: shelf) != nil
    }
}
