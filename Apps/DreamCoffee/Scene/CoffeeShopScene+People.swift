import SpriteKit

/// People's arrival and departure.
extension CoffeeShopScene {
    /// The waiting guests from dreams.
    var dreams: [RandomDreamSprite] {
        children.compactMap { $0 as? RandomDreamSprite }.filter { !$0.isLeaving }
    }

    func add(_ sprite: CharacterSprite, showDialog: @escaping (any Character) -> Void) {
        sprite.showDialog = showDialog
        sprite.isAccessibilityElement = isQuiet
        addChild(sprite)
    }

    /// - Parameter place: The place around which it drifts; nil uses any free place.
    func addDreamCustomer(
        _ npc: NPC, label: String, at place: CGPoint? = nil, triggerEncounter: @escaping (NPC) -> Void
    ) {
        let sprite = RandomDreamSprite(npc: npc, at: place ?? freePlace(), label: label)
        sprite.triggerEncounter = triggerEncounter
        sprite.isAccessibilityElement = isQuiet
        addChild(sprite)
        sprite.animate()
    }

    /// Sends a guest home after it was served.
    func leave(_ npc: NPC, isPleased: Bool) {
        dreams.first { $0.dreamCustomer == npc }?.leave(isPleased: isPleased)
    }

    /// Shows the shop's people's mood for a while.
    func show(_ mood: CharacterSprite.Mood) {
        for case let sprite as CharacterSprite in children { sprite.show(mood) }
    }

    /// Sets whether the shop's people doze because nobody comes.
    func doze(_ isDozing: Bool) {
        for case let sprite as CharacterSprite in children { sprite.isDozing = isDozing }
    }
}
