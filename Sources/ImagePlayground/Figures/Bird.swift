import CoreGraphics

/// A bird, standing and facing the viewer.
struct Bird: Figure, Equatable {
    enum Beak: Sendable { case small, hooked, flat, long, large }
    enum Crest: Sendable { case tufts, comb, feathers, none }

    var coat: Tint
    var belly: Tint
    var beak = Beak.small
    var crest = Crest.none
    var beakTint = Tint(0xE9A23B)
    /// The owl's rings around its eyes, and the penguin's white face.
    var hasDiscs = false
    var hasLongLegs = false
    var neck = 0.0
    var hasFan = false

    func draw(_ look: Look, on easel: inout Easel) {
        BirdDrawing(bird: self, look: look).draw(on: &easel)
    }
}

/// Draws one bird with its attributes.
struct BirdDrawing {
    let bird: Bird
    let look: Look

    private var coat: Tint { look.tint ?? bird.coat }
    private var belly: Tint { look.tint.map { $0.lighter(0.6) } ?? bird.belly }
    private var width: Double { 20 * look.width }
    private var lift: Double { bird.hasLongLegs ? 17 : 0 }
    private var headY: Double { 39 - bird.neck - lift * 0.5 }

    /// Heads on long necks are smaller.
    private var slender: Double { bird.neck > 0 ? 0.76 : 1 }

    private var outline: Outline {
        let (w, top, bottom) = (width, headY, 88 - lift)
        return .blob(
            (50, top - 17), (50 - w * 0.66 * slender, top - 12), (50 - w * 0.86 * slender, top + 2),
            (50 - w * (bird.neck > 0 ? 0.4 : 0.98), top + 17 + bird.neck * 0.4),
            (50 - w * 1.1, bottom - 18), (50 - w * 0.72, bottom - 2), (50, bottom), (50 + w * 0.72, bottom - 2),
            (50 + w * 1.1, bottom - 18),
            (50 + w * (bird.neck > 0 ? 0.4 : 0.98), top + 17 + bird.neck * 0.4), (50 + w * 0.86 * slender, top + 2),
            (50 + w * 0.66 * slender, top - 12))
    }

    private var torso: Outline {
        let (w, top, bottom) = (width, headY + 14, 88 - lift)
        return .blob(
            (50 - w * 0.9, top), (50 - w * 1.1, bottom - 18), (50 - w * 0.72, bottom - 2), (50, bottom),
            (50 + w * 0.72, bottom - 2),
            (50 + w * 1.1, bottom - 18), (50 + w * 0.9, top), (50, top + 2))
    }

    private var anchors: Anchors {
        Anchors(
            head: CGPoint(x: 50, y: headY), headSize: CGSize(width: width * 0.86, height: 17),
            crown: CGPoint(x: 50, y: headY - 15.5), eyes: CGPoint(x: 50, y: headY), eyeGap: 7.4,
            neck: CGPoint(x: 50, y: headY + 15 + bird.neck * 0.5), neckWidth: width * (bird.neck > 0 ? 0.46 : 0.94),
            torso: torso,
            hand: CGPoint(x: 50 + width * 0.9, y: 70 - lift * 0.6), back: CGPoint(x: 50, y: headY + 24))
    }

    func draw(on easel: inout Easel) {
        let outfit = Outfit(look: look, anchors: anchors)
        if bird.hasFan { fan(on: &easel) }
        outfit.draw(.behind, on: &easel)
        feet(on: &easel)
        crest(on: &easel)
        easel.paint(
            .blob((44, 80 - lift), (38, 93 - lift), (50, 91 - lift), (62, 93 - lift), (56, 80 - lift)), coat.darker(0.2)
        )
        easel.paint(outline, coat, pattern: look.pattern)
        bellyPatch(on: &easel)
        outfit.draw(.torso, on: &easel)
        wings(on: &easel)
        face(on: &easel)
        outfit.draw(.front, on: &easel)
    }

    private func fan(on easel: inout Easel) {
        for step in -4...4 {
            let feather = Outline.ellipse(50, 32, 6, 27).turned(Double(step) * 19, around: CGPoint(x: 50, y: 66))
            easel.paint(feather, Tint(0x3E8E7E))
            easel.dab(
                Outline.circle(50, 13, 3).turned(Double(step) * 19, around: CGPoint(x: 50, y: 66)), Tint(0xE7C04F),
                opacity: 0.9)
            easel.dab(
                Outline.circle(50, 13, 1.6).turned(Double(step) * 19, around: CGPoint(x: 50, y: 66)), Tint(0x2D4F9E),
                opacity: 0.9)
        }
    }

    private func feet(on easel: inout Easel) {
        for side in [-1.0, 1.0] {
            let x = 50 + 7.5 * side
            if bird.hasLongLegs {
                easel.line(.segment(x * 0.5 + 25, 85 - lift, x * 0.5 + 25, 89), weight: 2.2, bird.beakTint.darker(0.1))
            }
            let foot = bird.hasLongLegs ? x * 0.5 + 25 : x
            for toe in [-3.4, 0, 3.4] {
                easel.line(.segment(foot, 87, foot + toe, 91.5), weight: 2.2, bird.beakTint.darker(0.1))
            }
        }
    }

    private func crest(on easel: inout Easel) {
        switch bird.crest {
        case .none: break
        case .tufts:
            for side in [-1.0, 1.0] {
                easel.paint(
                    .corners(
                        (50 + 4 * side, headY - 13), (50 + 15.5 * side, headY - 23), (50 + 15.5 * side, headY - 8),
                        rounded: 1), coat)
            }
        case .comb:
            easel.paint(.cloud(50, headY - 17, 8, 5.5, bulges: 6, depth: 0.26), Tint(0xD8503F))
        case .feathers:
            for angle in [-32.0, -4, 24] {
                easel.paint(
                    Outline.ellipse(50, headY - 22, 2.3, 8).turned(angle, around: CGPoint(x: 50, y: headY - 14)),
                    coat.stronger(1.3).lighter(0.2))
            }
        }
    }

    private func bellyPatch(on easel: inout Easel) {
        let bottom = 88 - lift
        let (belly, width, look) = (belly, width, look)
        easel.clip(to: outline) {
            $0.dab(.ellipse(50, bottom - 16, width * 0.72, 20), belly, opacity: look.pattern == nil ? 0.95 : 0.5)
        }
        guard look.pattern == nil, !bird.hasLongLegs, bird.hasDiscs, bird.beak != .long else { return }
        for row in 0..<3 {
            for column in -1...1 {
                let x = 50 + Double(column) * 6 + (row.isMultiple(of: 2) ? 0 : 3)
                easel.line(
                    .arc(x, bottom - 24 + Double(row) * 6, 2, 1.8, from: 20, to: 160), weight: 0.7, coat.darker(0.1),
                    opacity: 0.7)
            }
        }
    }

    private func wings(on easel: inout Easel) {
        guard !look.garments.contains(where: { $0.kind == .sweater }) else { return }
        let y = headY + 18 + bird.neck * 0.9
        for side in [-1.0, 1.0] {
            let x = 50 + width * 0.98 * side
            easel.paint(
                .blob(
                    (x - 4 * side, y - 3), (x + 4.5 * side, y + 4), (x + 6 * side, y + 16),
                    (x + 2 * side, y + 26 - lift * 0.3), (x - 4 * side, y + 18)), coat.darker(0.12),
                pattern: look.pattern)
        }
    }

    private func face(on easel: inout Easel) {
        if bird.hasDiscs {
            for side in [-1.0, 1.0] { easel.dab(.circle(50 + 7.6 * side, headY + 0.5, 8.2), belly, opacity: 0.96) }
        }
        let skin = bird.hasDiscs ? belly : coat
        Face(
            eyes: CGPoint(x: 50, y: headY), gap: 7.4, size: bird.hasDiscs ? 3.4 : 2.5, mood: look.mood, tint: look.eyes,
            skin: skin,
            cheeks: CGPoint(x: 38.4, y: headY + 6.6)
        ).draw(on: &easel)
        beak(on: &easel)
    }

    private func beak(on easel: inout Easel) {
        let (y, tint) = (headY + 4, bird.beakTint)
        switch bird.beak {
        case .small: easel.paint(.corners((46.8, y - 1.4), (53.2, y - 1.4), (50, y + 4), rounded: 1), tint)
        case .hooked:
            easel.paint(.blob((47, y - 1.6), (50, y - 2.8), (53, y - 1.6), (52.4, y + 2.6), (50, y + 6)), tint)
        case .flat:
            easel.paint(
                .blob(
                    (41.6, y + 1), (46, y - 1.6), (50, y - 0.8), (54, y - 1.6), (58.4, y + 1), (54, y + 4.2),
                    (50, y + 4.8), (46, y + 4.2)), tint)
            easel.line(.curve((42.4, y + 1.2), (50, y + 2.2), (57.6, y + 1.2)), weight: 0.8)
        case .long:
            easel.paint(
                .blob((46.8, y - 1), (50, y - 2), (53.2, y - 1), (52, y + 7), (50, y + 14), (48.2, y + 7)), tint)
        case .large:
            easel.paint(
                .blob(
                    (44.5, y - 2), (50, y - 4.4), (55.5, y - 2), (55, y + 6), (51.5, y + 11.5), (48, y + 10),
                    (45, y + 5)), tint)
        }
    }
}
