import CoreGraphics

/// A garment of a kind and color.
struct Garment: Sendable, Equatable {
    enum Kind: String, Sendable, CaseIterable {
        case scarf, topHat, beanie, witchHat, crown, strawHat, beret, cap, bow, glasses, sunglasses, monocle, sweater
        case cape, wings, batWings, apron, bowTie, flowerWreath, headphones, halo, backpack, necklace, partyHat, helmet
    }

    var kind: Kind
    var tint: Tint?
    var pattern: Pattern?

    func draw(_ anchors: Anchors, _ layer: Outfit.Layer, on easel: inout Easel) {
        switch (kind, layer) {
        case (.cape, .behind): cape(anchors, on: &easel)
        case (.wings, .behind), (.batWings, .behind): wings(anchors, on: &easel)
        case (.backpack, .behind): backpack(anchors, on: &easel)
        case (.sweater, .torso), (.apron, .torso): clothes(anchors, on: &easel)
        case (.cape, .front):
            easel.line(
                .curve(
                    (anchors.neck.x - anchors.neckWidth * 0.8, anchors.neck.y), (anchors.neck.x, anchors.neck.y + 3.4),
                    (anchors.neck.x + anchors.neckWidth * 0.8, anchors.neck.y)), weight: 3, colour.darker(0.2))
        case (.sweater, .front): if anchors.torso == nil { scarf(anchors, on: &easel) }
        case (.wings, .front), (.batWings, .front), (.backpack, .front), (.apron, .front): break
        case (_, .front): front(anchors, on: &easel)
        default: break
        }
    }

    private func front(_ anchors: Anchors, on easel: inout Easel) {
        switch kind {
        case .scarf: scarf(anchors, on: &easel)
        case .bowTie: bow(CGPoint(x: anchors.neck.x, y: anchors.neck.y + 1.5), 1, on: &easel)
        case .bow:
            bow(CGPoint(x: anchors.crown.x + anchors.headSize.width * 0.5, y: anchors.crown.y + 2), 1.1, on: &easel)
        case .necklace: necklace(anchors, on: &easel)
        case .glasses, .sunglasses, .monocle: glasses(anchors, on: &easel)
        case .headphones: headphones(anchors, on: &easel)
        case .halo:
            easel.line(
                .ellipse(anchors.crown.x, anchors.crown.y - 9, anchors.headSize.width * 0.56, 3.6), weight: 2.4,
                Tint(0xEBC14C))
        default: hat(anchors, on: &easel)
        }
    }

    /// Its own color, or the usual one of its kind.
    var colour: Tint {
        if let tint { return tint }
        switch kind {
        case .scarf, .bow, .cape, .bowTie: return Tint(0xCF5B4B)
        case .sweater: return Tint(0x5E8C8A)
        case .topHat: return Tint(0x4C4450)
        case .beanie, .cap: return Tint(0xD08A42)
        case .witchHat: return Tint(0x5B4A78)
        case .crown, .halo, .necklace: return Tint(0xEBC14C)
        case .strawHat: return Tint(0xE6CB86)
        case .beret: return Tint(0xA4474A)
        case .glasses, .monocle: return Tint(0x5A4238)
        case .sunglasses: return Tint(0x2F2C33)
        case .wings: return Tint(0xFBF5EA)
        case .batWings: return Tint(0x8A6A9A)
        case .apron: return Tint(0x8B6B4F)
        case .flowerWreath: return Tint(0xF2A9B8)
        case .headphones: return Tint(0x5874A8)
        case .backpack: return Tint(0x8A6B46)
        case .partyHat: return Tint(0x6FA8C9)
        case .helmet: return Tint(0xD9DDE2)
        }
    }

    private func cape(_ anchors: Anchors, on easel: inout Easel) {
        let (x, y, w) = (anchors.neck.x, anchors.neck.y, anchors.neckWidth)
        easel.paint(
            .blob(
                (x, y - 3), (x - w * 0.9, y), (x - w * 1.5, 70), (x - w * 1.9, 91), (x - w * 0.6, 89), (x, 92),
                (x + w * 0.6, 89), (x + w * 1.9, 91), (x + w * 1.5, 70), (x + w * 0.9, y)), colour, pattern: pattern)
    }

    private func wings(_ anchors: Anchors, on easel: inout Easel) {
        let (cx, y) = (anchors.back.x, anchors.back.y)
        for side in [-1.0, 1.0] {
            let x = { (value: Double) in cx + value * side }
            if kind == .wings {
                for (step, reach) in [33.0, 36, 32].enumerated() {
                    let drop = Double(step) * 7
                    easel.paint(
                        .blob(
                            (x(8), y + drop - 4), (x(20), y - 14 + drop), (x(reach + 2), y - 16 + drop * 1.5),
                            (x(reach), y - 5 + drop * 1.4), (x(20), y + 4 + drop)), colour, pattern: pattern)
                }
            } else {
                easel.paint(
                    .blob(
                        (x(8), y), (x(18), y - 20), (x(36), y - 30), (x(42), y - 16), (x(43), y + 3), (x(36), y - 4),
                        (x(30), y + 7), (x(23), y), (x(17), y + 11), (x(9), y + 8)), colour, pattern: pattern)
                for tip in [(42.0, 2.0), (30, 5), (18, 9)] {
                    easel.line(
                        .curve((x(33), y - 26), (x((33 + tip.0) / 2 - 2), y - 11), (x(tip.0), y + tip.1)), weight: 0.8)
                }
            }
        }
    }

    private func backpack(_ anchors: Anchors, on easel: inout Easel) {
        easel.paint(
            .box(
                anchors.back.x - anchors.neckWidth * 1.45, anchors.back.y - 4, anchors.neckWidth * 2.9, 26, rounded: 5),
            colour, pattern: pattern)
    }

    private func clothes(_ anchors: Anchors, on easel: inout Easel) {
        guard let torso = anchors.torso else { return }
        let bounds = torso.bounds
        let (x, top) = (anchors.neck.x, anchors.neck.y + 1)
        if kind == .apron {
            easel.clip(to: torso) { easel in
                easel.paint(
                    .box(x - bounds.width * 0.3, top + 6, bounds.width * 0.6, 40, rounded: 3), colour, pattern: pattern)
                easel.paint(.box(x - 5.5, top + 17, 11, 7, rounded: 1.5), colour.lighter(0.2), edge: 0.7)
            }
            return
        }
        easel.clip(to: torso) { easel in
            easel.paint(
                .corners(
                    (bounds.minX - 2, top - 14), (bounds.maxX + 2, top - 14), (bounds.maxX + 2, bounds.maxY - 5),
                    (bounds.minX - 2, bounds.maxY - 5), rounded: 2), colour, pattern: pattern ?? .waves)
            easel.line(
                .curve((bounds.minX, bounds.maxY - 9), (x, bounds.maxY - 7.6), (bounds.maxX, bounds.maxY - 9)),
                weight: 1)
        }
        easel.line(torso, weight: 1, colour.darker(0.6))
        for side in [-1.0, 1.0] {
            let shoulder = anchors.neckWidth * 0.9
            easel.paint(
                .blob(
                    (x + shoulder * 0.6 * side, top + 4), (x + shoulder * 1.14 * side, top + 12),
                    (x + shoulder * 0.84 * side, top + 24), (x + shoulder * 0.34 * side, top + 25),
                    (x + shoulder * 0.4 * side, top + 13)), colour, pattern: pattern)
        }
        easel.paint(.ellipse(x, top + 1.4, anchors.neckWidth * 0.86, 3.4), colour.lighter(0.18), edge: 0.9)
    }
}
