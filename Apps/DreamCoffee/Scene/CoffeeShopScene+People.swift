import SpriteKit

/// Who comes into the shop, and who goes.
extension CoffeeShopScene {
    /// The guests from dreams who are waiting.
    var dreams: [RandomDreamSprite] {
        children.compactMap { $0 as? RandomDreamSprite }.filter { !$0.isLeaving }
    }

    func add(_ sprite: CharacterSprite, showDialog: @escaping (any Character) -> Void) {
        sprite.showDialog = showDialog
        addChild(sprite)
    }

    func addDreamCustomer(_ npc: NPC, label: String, triggerEncounter: @escaping (NPC) -> Void) {
        let sprite = RandomDreamSprite(npc: npc, at: freePlace(), label: label)
        sprite.triggerEncounter = triggerEncounter
        addChild(sprite)
        sprite.animate()
    }

    /// Lets a guest who was served go home.
    func leave(_ npc: NPC, isPleased: Bool) {
        dreams.first { $0.dreamCustomer == npc }?.leave(isPleased: isPleased)
    }

    /// A place where nobody stands, if one is found soon.
    private func freePlace() -> CGPoint {
        let room = RandomDreamSprite.room
        let taken = children.filter { $0 is any Visitable }.map(\.position)
        var place = CGPoint.zero
        for _ in 0..<20 {
            place = CGPoint(
                x: .random(in: room.minX..<room.maxX).rounded(), y: .random(in: room.minY..<room.maxY).rounded())
            if taken.allSatisfy({ hypot($0.x - place.x, $0.y - place.y) > 120 }) { break }
        }
        return place
    }
}
