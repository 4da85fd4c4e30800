import SpriteKit

/// Somebody in the scene whom the player can talk with.
class CharacterSprite: VisitableSprite {
    /// Begins a conversation.
    var showDialog: ((any Character) -> Void)?
    private(set) var character: (any Character)?

    /// - Parameter image: A picture of 22 by 40 pixels.
    init(character: any Character, image: String, at position: CGPoint, label: String) {
        self.character = character
        super.init(
            texture: .pixels(named: image), color: .clear,
            size: CGSize(width: 22 * Self.pointsPerPixel, height: 40 * Self.pointsPerPixel))
        stand(at: position)
        addShadow()
        introduce(as: label)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func visit() {
        if let character { showDialog?(character) }
    }
}

/// The head barista, behind the bar.
final class BaristaSprite: CharacterSprite {
    init(_ barista: Barista, language: GameLanguage) {
        super.init(
            character: barista, image: "barista", at: CGPoint(x: -42, y: 334),
            label: language.text("Talk to the barista"))
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// Lisa, at her table.
final class CustomerLisaSprite: CharacterSprite {
    init(_ lisa: CustomerLisa, language: GameLanguage) {
        super.init(
            character: lisa, image: "lisa", at: CGPoint(x: 290, y: -31), label: language.text("Talk to Lisa"))
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

/// The guest who bears the name of somebody whom the player knows.
final class GeneratedCustomerSprite: CharacterSprite {
    init(_ customer: GeneratedCustomer, language: GameLanguage) {
        super.init(
            character: customer, image: "guest", at: CGPoint(x: -270, y: -60),
            label: language.text("Talk to \(customer.displayName)"))
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
