import CoreGraphics

/// An aquatic animal.
enum SeaAnimal: String, Figure {
    case octopus, jellyfish, fish, whale, shark, dolphin, crab, starfish, turtle, seal, seahorse

    func draw(_ look: Look, on easel: inout Easel) {
        let outfit = Outfit(look: look, anchors: anchors(look))
        outfit.draw(.behind, on: &easel)
        body(look, on: &easel)
        outfit.draw(.torso, on: &easel)
        face(look, on: &easel)
        outfit.draw(.front, on: &easel)
    }

    private var coat: Tint {
        switch self {
        case .octopus: Tint(0xD97B6C)
        case .jellyfish: Tint(0xC9A6DA)
        case .fish: Tint(0xF0A04B)
        case .whale: Tint(0x6F93B8)
        case .shark: Tint(0x8396A3)
        case .dolphin: Tint(0x88A9C4)
        case .crab: Tint(0xDD6A4E)
        case .starfish: Tint(0xEFAE5C)
        case .turtle: Tint(0x8DB07A)
        case .seal: Tint(0x9AA3AC)
        case .seahorse: Tint(0xE8B24E)
        }
    }

    /// The middle between the eyes, their distance from it, and their size.
    private var eyes: (x: Double, y: Double, gap: Double, size: Double) {
        switch self {
        case .octopus: (50, 50, 9, 3.2)
        case .jellyfish: (50, 44, 8, 2.7)
        case .fish: (33, 58, 4.6, 2.7)
        case .whale: (31, 67, 5.5, 2.3)
        case .shark, .dolphin: (28, 62, 5, 2.2)
        case .crab: (50, 49, 6.5, 2.6)
        case .starfish: (50, 59, 6.2, 2.5)
        case .turtle: (24, 60, 4.4, 2.2)
        case .seal: (50, 44, 8.4, 3)
        case .seahorse: (46, 34, 4.4, 2.3)
        }
    }

    private func anchors(_ look: Look) -> Anchors {
        let (x, y, gap, _) = eyes
        let crown: (Double, Double, Double)
        switch self {
        case .octopus: crown = (50, 26, 20)
        case .jellyfish: crown = (50, 25, 22)
        case .fish: crown = (40, 39, 16)
        case .whale: crown = (40, 49, 20)
        case .shark, .dolphin: crown = (33, 52, 13)
        case .crab: crown = (50, 57, 16)
        case .starfish: crown = (50, 33, 9)
        case .turtle: crown = (24, 50, 11)
        case .seal: crown = (50, 31, 17)
        case .seahorse: crown = (50, 24, 11)
        }
        return Anchors(
            head: CGPoint(x: x, y: y), headSize: CGSize(width: crown.2, height: 16),
            crown: CGPoint(x: crown.0, y: crown.1),
            eyes: CGPoint(x: x, y: y), eyeGap: gap, neck: CGPoint(x: crown.0, y: y + 17), neckWidth: crown.2 * 0.9,
            torso: self == .octopus || self == .seal
                ? .blob((30, 58), (27, 78), (50, 90), (73, 78), (70, 58), (50, 61)) : nil,
            hand: CGPoint(x: min(crown.0 + 27, 78), y: 74), back: CGPoint(x: 54, y: 58))
    }

    private func face(_ look: Look, on easel: inout Easel) {
        guard self != .crab else { return }
        let (x, y, gap, size) = eyes
        let coat = look.tint ?? coat
        let face = Face(eyes: CGPoint(x: x, y: y), gap: gap, size: size, mood: look.mood, tint: look.eyes, skin: coat)
        face.draw(on: &easel)
        if self == .seal {
            easel.paint(.ellipse(50, 52, 7, 4.6), coat.lighter(0.5), edge: 0.5, shaded: false)
            easel.dab(.ellipse(50, 49.6, 2.4, 1.6), Tint(0x3D3130), opacity: 1)
            face.mouth(at: CGPoint(x: 50, y: 53), width: 4, on: &easel)
        } else if self == .seahorse {
            easel.paint(.blob((41, 39), (30, 41), (28, 45), (33, 46.5), (43, 44)), coat)
        } else {
            face.smile(at: CGPoint(x: x, y: y + size * 2.2), width: 4.2, on: &easel)
        }
    }

    private func body(_ look: Look, on easel: inout Easel) {
        let coat = look.tint ?? coat
        switch self {
        case .octopus: octopus(coat, look, on: &easel)
        case .jellyfish: jellyfish(coat, look, on: &easel)
        case .fish: fish(coat, look, on: &easel)
        case .whale: whale(coat, look, on: &easel)
        case .shark, .dolphin: shark(coat, look, on: &easel)
        case .crab: crab(coat, look, on: &easel)
        case .starfish:
            easel.paint(.star(50, 60, outer: 32, inner: 15, points: 5, rounded: 7), coat, pattern: look.pattern)
            for angle in stride(from: -90.0, to: 270, by: 72) {
                for distance in [17.0, 22, 26] {
                    easel.dab(
                        .circle(50 + distance * cos(angle * .pi / 180), 60 + distance * sin(angle * .pi / 180), 0.9),
                        coat.lighter(0.5), opacity: 0.8)
                }
            }
        case .turtle: turtle(coat, look, on: &easel)
        case .seal:
            for side in [-1.0, 1.0] {
                easel.paint(
                    .blob((50 + 12 * side, 84), (50 + 30 * side, 83), (50 + 34 * side, 90), (50 + 20 * side, 91.5)),
                    coat.darker(0.08))
            }
            easel.paint(
                .blob(
                    (50, 26), (35, 33), (32, 48), (28, 66), (27, 82), (36, 91), (50, 92), (64, 91), (73, 82), (72, 66),
                    (68, 48), (65, 33)), coat, pattern: look.pattern)
            easel.dab(.ellipse(50, 76, 13, 13), coat.lighter(0.45), opacity: 0.85)
        case .seahorse:
            easel.paint(.blob((60, 50), (70, 46), (73, 56), (66, 64), (60, 62)), coat.lighter(0.35))
            easel.paint(
                .blob(
                    (46, 25), (39, 34), (43, 44), (46, 54), (44, 64), (48, 76), (58, 84), (66, 80), (64, 73), (59, 75),
                    (57, 70), (62, 60), (61, 48), (57, 36), (54, 27)), coat, pattern: look.pattern ?? .stripes)
        }
    }
}
