import FoundationModels

/// A guest from a dream, as the model has generated it.
@Generable
struct NPC: Equatable {
    @Guide(description: "A short, friendly name")
    let name: String
    @Guide(description: "What the guest says to order a coffee, in one sentence")
    let coffeeOrder: String
    let picture: GenerableImage
}

extension NPC: Identifiable {
    /// Two guests with the same name are distinct, and each has its own picture.
    var id: ObjectIdentifier { ObjectIdentifier(picture) }
}

/// A guest's fields before its picture exists: a picture starts drawing as soon as it is created, so an unacceptable guest must
/// not be created.
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

    /// Whether the guest has a short name and an order, all in the game's language.
    func isPresentable(in language: GameLanguage) -> Bool {
        name.count <= 40 && coffeeOrder.count <= 300 && imageDescription.count <= 300
            && [name, coffeeOrder, imageDescription].allSatisfy(language.isWritten)
    }

    /// Whether the order names anything to make, which the model sometimes forgets.
    var ordersSomething: Bool { !OrderReading(coffeeOrder).wishes.isEmpty }

    /// Whether any drink can satisfy the order completely. Orders sometimes contradict themselves ("ice-cold, and hot").
    func canBePleased(from shelf: [CoffeeDrink.Flavor]) -> Bool {
        OrderReading(coffeeOrder).pleasingDrink(from: shelf) != nil
    }
}
