import SpriteKit

/// Somebody in the scene with whom the player can talk.
class CharacterSprite: VisitableSprite {
    /// Starts a conversation.
    var showDialog: ((any Character) -> Void)?
    private(set) var character: (any Character)?
    private let image: String
    /// Whether it dozes while it shows no other mood.
    var isDozing = false {
        didSet { if isDozing != oldValue, action(forKey: Self.moodKey) == nil { wear(restingMood) } }
    }

    /// A facial expression.
    enum Mood: String, CaseIterable {
        case calm = ""
        case pleased = "Pleased"
        case sad = "Sad"
        case asleep = "Asleep"
    }

    private static let moodKey = "mood"
    private static let moodDuration: TimeInterval = 5

    /// - Parameter image: A picture of 22 by 40 pixels.
    init(character: any Character, image: String, at position: CGPoint, label: String) {
        self.character = character
        self.image = image
        super.init(
            texture: .pixels(named: image), color: .clear,
            size: CGSize(width: 22 * Self.pointsPerPixel, height: 40 * Self.pointsPerPixel))
        stand(at: position)
        addShadow()
        introduce(as: label)
    }

    required init?(coder: NSCoder) {
        image = "guest"
        super.init(coder: coder)
    }

    override func visit() {
        if let character { showDialog?(character) }
    }

    private var restingMood: Mood { isDozing ? .asleep : .calm }

    /// Shows a mood for a while.
    func show(_ mood: Mood) {
        wear(mood)
        run(
            .sequence([
                .wait(forDuration: Self.moodDuration),
                .run { [weak self] in self.map { $0.wear($0.restingMood) } },
            ]), withKey: Self.moodKey)
    }

    private func wear(_ mood: Mood) {
        texture = .pixels(named: image + mood.rawValue)
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

/// The guest with the name of somebody whom the player knows.
final class GeneratedCustomerSprite: CharacterSprite {
    private static let position = CGPoint(x: -270, y: -60)
    /// The area that is reserved for it.
    static let place = CGRect(x: position.x - 44, y: position.y - 80, width: 88, height: 160)

    init(_ customer: GeneratedCustomer, language: GameLanguage) {
        super.init(
            character: customer, image: "guest", at: Self.position,
            label: language.text("Talk to \(customer.displayName)"))
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}
