import CoreGraphics

/// A figure for an unknown word, drawn by how the word sounds: hard sounds make corners, soft ones curves; high vowels make it
/// slender and bright, low ones broad and dark; a long word gives it more limbs.
struct Stranger: Figure, Equatable {
    let name: String

    private var letters: [Character] { Array(name.lowercased()) }

    private func share(of sounds: String) -> Double {
        guard !letters.isEmpty else { return 0 }
        return Double(letters.filter(sounds.contains).count) / Double(letters.count)
    }

    private var sharpness: Double {
        share(of: "ktpxzqvカキクケコタチツテトパピプペポザジズゼゾガギグゲゴかきくけこたちつてとがぎぐげござじずぜぞ")
            - share(of: "mlbnouwgマミムメモナニヌネノワヤユヨルロまみむめもなにぬねのわやゆよるろ")
    }
    private var height: Double {
        share(of: "ieyイキシチニヒミリエケセテネいきしちにひみりえけせてね") - share(of: "ouaオコソトノホモヨロウクスおこそとのほもよろうくす")
    }

    func draw(_ look: Look, on easel: inout Easel) {
        var chance = Chance(text: name)
        let tints: [UInt32] = [0xE29A6A, 0x8FB7A0, 0xA79BCB, 0xE5B95C, 0xD98A93, 0x86AECB, 0xB4BF74, 0xC99BB8]
        let coat = look.tint ?? Tint(chance.pick(tints)).lighter(max(0, height * 0.25)).darker(max(0, -height * 0.15))
        let w = (23 - height * 7) * look.width
        let top = 36 - height * 14
        let outfit = Outfit(look: look, anchors: anchors(w, top))
        outfit.draw(.behind, on: &easel)
        limbs(coat, w, &chance, on: &easel)
        topping(coat, w, top, &chance, on: &easel)
        let body = body(w, top, &chance)
        easel.paint(
            body, coat, pattern: look.pattern ?? (chance.happens(0.45) ? chance.pick([.spots, .stripes, .waves]) : nil))
        easel.clip(to: body) { $0.dab(.ellipse(50, 80, w * 0.55, 12), coat.lighter(0.6), opacity: 0.85) }
        outfit.draw(.torso, on: &easel)
        let eyes = CGPoint(x: 50, y: top + 16)
        let face = Face(eyes: eyes, gap: w * 0.38, size: 3, mood: look.mood, tint: look.eyes, skin: coat)
        face.draw(on: &easel)
        face.smile(at: CGPoint(x: 50, y: eyes.y + 7), width: 5, on: &easel)
        outfit.draw(.front, on: &easel)
    }

    private func anchors(_ w: Double, _ top: Double) -> Anchors {
        Anchors(
            head: CGPoint(x: 50, y: top + 15), headSize: CGSize(width: w * 0.92, height: 16),
            crown: CGPoint(x: 50, y: top + 2),
            eyes: CGPoint(x: 50, y: top + 16), eyeGap: w * 0.38, neck: CGPoint(x: 50, y: top + 30), neckWidth: w,
            torso: nil,
            hand: CGPoint(x: 50 + w + 5, y: 72), back: CGPoint(x: 50, y: top + 24))
    }

    private func body(_ w: Double, _ top: Double, _ chance: inout Chance) -> Outline {
        if sharpness > 0.08 {
            let corners = [(0.0, top - 4), (0.8, top + 8), (1.05, 60), (1.2, 84), (0.7, 90)].map {
                CGPoint(x: $0.0 * w, y: $0.1 + chance.around(2))
            }
            let right = corners.map { CGPoint(x: 50 + $0.x, y: $0.y) }
            let left = corners.dropFirst().reversed().map { CGPoint(x: 50 - $0.x, y: $0.y) }
            return .rounded(right + left, 4)
        }
        if sharpness < -0.3 { return .cloud(50, (top + 91) / 2, w * 1.15, (91 - top) / 2, bulges: 9, depth: 0.1) }
        let bulge = chance.number(0.9, 1.2)
        return .blob(
            (50, top), (50 - w * 0.75, top + 7), (50 - w * bulge * 0.95, 58), (50 - w * 1.12, 79), (50 - w * 0.7, 90),
            (50, 91),
            (50 + w * 0.7, 90), (50 + w * 1.12, 79), (50 + w * bulge * 0.95, 58), (50 + w * 0.75, top + 7))
    }

    private func limbs(_ coat: Tint, _ w: Double, _ chance: inout Chance, on easel: inout Easel) {
        let isMany = letters.count > 7
        for side in [-1.0, 1.0] {
            easel.paint(
                .blob(
                    (50 + w * 0.9 * side, 60), (50 + (w + 10) * side, 66), (50 + (w + 12) * side, 74),
                    (50 + w * 0.95 * side, 70)), coat.darker(0.1))
            for step in isMany ? [0.25, 0.6, 0.95] : [0.45] {
                easel.paint(.ellipse(50 + w * step * side, 90, 5, 3.6), coat.darker(0.18))
            }
        }
        if chance.happens(0.5) {
            easel.paint(
                .blob(
                    (50 + w, 84), (50 + w + 12, 82), (50 + w + 17, 70), (50 + w + 20, 66), (50 + w + 20, 78),
                    (50 + w + 12, 90), (50 + w, 91)), coat.darker(0.06))
        }
    }

    private func topping(_ coat: Tint, _ w: Double, _ top: Double, _ chance: inout Chance, on easel: inout Easel) {
        let kind = chance.count(0...4)
        for side in [-1.0, 1.0] {
            let x = { (value: Double) in 50 + w * value * side }
            switch kind {
            case 0: easel.paint(.corners((x(0.85), top + 14), (x(0.9), top - 9), (x(0.2), top + 4), rounded: 2), coat)
            case 1: easel.paint(.circle(x(0.72), top + 4, 6.5), coat)
            case 2:
                easel.line(.curve((x(0.3), top + 4), (x(0.4), top - 8), (x(0.72), top - 12)), weight: 1.6)
                easel.paint(.circle(x(0.74), top - 13, 3.2), coat.stronger(1.3).lighter(0.2))
            case 3: easel.paint(.ellipse(x(0.42), top - 7, 4.6, 13, turned: 10 * side), coat)
            default:
                easel.paint(
                    .blob((50, top + 4), (x(0.12), top - 9), (x(0.6), top - 14), (x(0.4), top - 3)), Tint(0x86AF68))
            }
        }
    }
}
