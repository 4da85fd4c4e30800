import CoreGraphics

/// Everything that a figure wears and holds, drawn in three layers: behind, on the torso, and in front.
struct Outfit {
    enum Layer { case behind, torso, front }

    let look: Look
    let anchors: Anchors

    func draw(_ layer: Layer, on easel: inout Easel) {
        for garment in look.garments { garment.draw(anchors, layer, on: &easel) }
        guard layer == .front else { return }
        if let footwear = look.footwear { putOn(footwear, on: &easel) }
        for (index, held) in look.holds.prefix(2).enumerated() {
            hold(held, isLeft: index == 1, on: &easel)
        }
    }

    /// Draws a pair, side by side on the ground.
    private func putOn(_ footwear: HeldThing, on easel: inout Easel) {
        let outer = easel.placement
        for x in [-15.0, 9] {
            let foot = outer.place(Outline([CGPoint(x: anchors.neck.x + x, y: 93)])).points[0]
            easel.placement = Easel.Placement(
                scale: outer.scale * 0.28, x: foot.x, ground: foot.y, lean: outer.lean)
            footwear.thing.draw(
                Look(tint: footwear.tint, pattern: footwear.pattern, hasFace: false), on: &easel)
        }
        easel.placement = outer
    }

    private func hold(_ held: HeldThing, isLeft: Bool, on easel: inout Easel) {
        let outer = easel.placement
        let hand =
            isLeft ? CGPoint(x: 2 * anchors.neck.x - anchors.hand.x, y: anchors.hand.y) : anchors.hand
        let size = held.thing.sizeInHand
        let foot = Outline([CGPoint(x: hand.x + (isLeft ? -4 : 4), y: hand.y + 25 * size)]).points[0]
        let placed = outer.place(Outline([foot])).points[0]
        easel.placement = Easel.Placement(
            scale: outer.scale * size, x: placed.x, ground: placed.y, lean: outer.lean + (isLeft ? -6 : 6)
        )
        held.thing.draw(Look(tint: held.tint, pattern: held.pattern, hasFace: false), on: &easel)
        easel.placement = outer
        easel.paint(
            .ellipse(hand.x + (isLeft ? 1 : -1), hand.y + 6, 3.6, 3), look.tint ?? Tint(0xF0E0C8),
            edge: 0.8)
    }
}
