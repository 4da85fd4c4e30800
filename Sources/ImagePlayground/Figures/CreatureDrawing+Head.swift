import CoreGraphics

extension CreatureDrawing {
    var headOutline: Outline {
        let (x, y, w, h) = (headCentre.x, headCentre.y, headWidth, headHeight)
        switch creature.head {
        case .round: return .ellipse(x, y, w, h)
        case .wide: return .ellipse(x, y + 1, w * 1.08, h * 0.9)
        case .cheeky:
            return .blob(
                (x, y - h), (x - w * 0.68, y - h * 0.75), (x - w * 0.95, y - h * 0.05), (x - w * 1.12, y + h * 0.42),
                (x - w * 0.55, y + h * 0.86), (x, y + h), (x + w * 0.55, y + h * 0.86), (x + w * 1.12, y + h * 0.42),
                (x + w * 0.95, y - h * 0.05), (x + w * 0.68, y - h * 0.75))
        case .long:
            return .blob(
                (x, y - h), (x - w * 0.72, y - h * 0.72), (x - w * 0.8, y - h * 0.1), (x - w * 0.58, y + h * 0.55),
                (x - w * 0.5, y + h), (x, y + h * 1.22), (x + w * 0.5, y + h), (x + w * 0.58, y + h * 0.55),
                (x + w * 0.8, y - h * 0.1), (x + w * 0.72, y - h * 0.72))
        case .pear:
            return .blob(
                (x, y - h), (x - w * 0.62, y - h * 0.7), (x - w * 0.85, y), (x - w, y + h * 0.55),
                (x - w * 0.5, y + h * 0.95), (x, y + h), (x + w * 0.5, y + h * 0.95), (x + w, y + h * 0.55),
                (x + w * 0.85, y), (x + w * 0.62, y - h * 0.7))
        }
    }

    /// Ears, mane and horns that are behind the head.
    func backOfHead(on easel: inout Easel) {
        if creature.cover == .mane {
            easel.paint(.cloud(50, headCentre.y + 1, headWidth * 1.36, headHeight * 1.42, bulges: 13), second)
        }
        if let horns = creature.horns { self.horns(horns, on: &easel) }
        for side in [-1.0, 1.0] { ear(side, on: &easel) }
    }

    func head(on easel: inout Easel) {
        let outline = headOutline
        easel.paint(outline, coat, pattern: look.pattern)
        headMarks(on: &easel)
        if creature.cover == .wool {
            easel.paint(.cloud(50, headCentre.y - headHeight * 0.78, headWidth * 0.72, 7, bulges: 7), belly)
        }
        let face = face
        face.draw(on: &easel)
        muzzle(face, on: &easel)
        if creature.hasWhiskers { whiskers(on: &easel) }
    }

    private var face: Face {
        let skin = creature.marks == .mask || creature.marks == .eyePatches ? second : coat
        return Face(
            eyes: eyes, gap: eyeGap, size: 2.7, mood: look.mood, tint: look.eyes, skin: skin,
            cheeks: CGPoint(x: eyes.x - headWidth * 0.66, y: eyes.y + headHeight * 0.4))
    }

    private func headMarks(on easel: inout Easel) {
        let (outline, second, eyes, gap) = (headOutline, second, eyes, eyeGap)
        let top = headCentre.y - headHeight
        let (width, belly, height) = (headWidth, belly, headHeight)
        switch creature.marks {
        case .stripes:
            easel.clip(to: outline) { easel in
                for x in [-4.5, 0, 4.5] {
                    easel.line(
                        .curve((50 + x, top - 1), (50 + x * 0.8, top + 4), (50 + x * 0.7, top + 7.5 - abs(x) * 0.3)),
                        weight: 3, second)
                }
                for side in [-1.0, 1.0] {
                    for y in [4.5, 9] {
                        easel.line(
                            .curve((50 + width * 1.1 * side, eyes.y + y - 1), (50 + width * 0.72 * side, eyes.y + y)),
                            weight: 2.6, second)
                    }
                }
            }
        case .mask, .eyePatches:
            easel.clip(to: outline) { easel in
                for side in [-1.0, 1.0] {
                    let turn = creature.marks == .mask ? 14.0 : -32.0
                    easel.dab(
                        .ellipse(50 + gap * 1.05 * side, eyes.y + 0.6, gap * 0.62, gap * 0.52, turned: turn * side),
                        second, opacity: 0.95)
                }
            }
        case .blaze:
            easel.clip(to: outline) { easel in
                easel.dab(
                    .blob((50, top - 1), (47, top + 8), (45, top + 22), (50, top + 30), (55, top + 22), (53, top + 8)),
                    belly, opacity: 0.95)
            }
        case .patches:
            easel.clip(to: outline) { easel in
                easel.dab(.ellipse(50 + width * 0.5, eyes.y - 3, 9, 10, turned: 20), second, opacity: 0.9)
            }
        case .spots:
            for (x, y) in [(-5.0, 5.0), (0, 3.2), (5, 5), (-2.5, 8), (2.5, 8)] {
                easel.dab(.circle(50 + x, top + y, 1.1), second, opacity: 0.8)
            }
        default: break
        }
        if creature.muzzle == .fox {
            easel.clip(to: outline) { easel in
                for side in [-1.0, 1.0] {
                    easel.dab(
                        .blob(
                            (50, eyes.y + 3), (50 + width * 0.5 * side, eyes.y + 4.4),
                            (50 + width * 1.3 * side, eyes.y + 4), (50 + width * 0.7 * side, eyes.y + height * 1.1),
                            (50, eyes.y + height * 1.2)), belly, opacity: 0.95)
                }
            }
        }
    }

    private func whiskers(on easel: inout Easel) {
        let ink = coat.brightness < 0.35 ? Tint(0xEFE6D8) : Tint(0x5B4A44)
        for side in [-1.0, 1.0] {
            for (start, end) in [(6.0, 3.6), (8.0, 8.4), (9.8, 12.6)] {
                let x = 50 + headWidth * 0.5 * side
                easel.line(
                    .curve(
                        (x, eyes.y + start), (50 + headWidth * 0.9 * side, eyes.y + (start + end) / 2 - 0.6),
                        (50 + headWidth * 1.26 * side, eyes.y + end)), weight: 0.55, ink, opacity: 0.8)
            }
        }
    }
}
