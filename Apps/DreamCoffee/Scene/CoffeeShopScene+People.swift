import SpriteKit

/// Who comes into the shop, and who goes.
extension CoffeeShopScene {
    /// The guests from dreams who are waiting.
    var dreams: [RandomDreamSprite] {
        children.compactMap { $0 as? RandomDreamSprite }.filter { !$0.isLeaving }
    }

    func add(_ sprite: CharacterSprite, showDialog: @escaping (any Character) -> Void) {
        sprite.showDialog = showDialog
        sprite.isAccessibilityElement = isQuiet
        addChild(sprite)
    }

    /// - Parameter place: Where it drifts; nil takes any free place.
    func addDreamCustomer(
        _ npc: NPC, label: String, at place: CGPoint? = nil, triggerEncounter: @escaping (NPC) -> Void
    ) {
        let sprite = RandomDreamSprite(npc: npc, at: place ?? freePlace(), label: label)
        sprite.triggerEncounter = triggerEncounter
        sprite.isAccessibilityElement = isQuiet
        addChild(sprite)
        sprite.animate()
    }

    /// Lets a guest who was served go home.
    func leave(_ npc: NPC, isPleased: Bool) {
        dreams.first { $0.dreamCustomer == npc }?.leave(isPleased: isPleased)
    }

    /// Shows what the shop's people make of something, for a while.
    func show(_ mood: CharacterSprite.Mood) {
        for case let sprite as CharacterSprite in children { sprite.show(mood) }
    }

    /// Whether the shop's people doze, since nobody comes.
    func doze(_ isDozing: Bool) {
        for case let sprite as CharacterSprite in children { sprite.isDozing = isDozing }
    }
}
