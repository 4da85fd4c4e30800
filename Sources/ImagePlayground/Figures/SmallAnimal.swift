import CoreGraphics

/// An animal with six legs, eight, or none.
enum SmallAnimal: String, Figure {
    case snail, caterpillar, bee, butterfly, ladybug, spider, snake, worm

    private var coat: Tint {
        switch self {
        case .snail: Tint(0xDDBE8E)
        case .caterpillar: Tint(0x9DBF5E)
        case .bee: Tint(0xF2C343)
        case .butterfly: Tint(0x7AA5D6)
        case .ladybug: Tint(0xD8503F)
        case .spider: Tint(0x6E5B73)
        case .snake: Tint(0x7FAF6A)
        case .worm: Tint(0xE0A193)
        }
    }

    private var head: (x: Double, y: Double, radius: Double) {
        switch self {
        case .snail: (25, 58, 10)
        case .caterpillar, .worm: (25, 66, 13)
        case .bee: (34, 58, 14)
        case .butterfly: (50, 40, 10)
        case .ladybug: (50, 44, 14)
        case .spider: (50, 62, 20)
        case .snake: (36, 46, 14)
        }
    }

    func draw(_ look: Look, on easel: inout Easel) {
        let (x, y, radius) = head
        let anchors = Anchors(
            head: CGPoint(x: x, y: y), headSize: CGSize(width: radius, height: radius),
            crown: CGPoint(x: x, y: y - radius * 0.84),
            eyes: CGPoint(x: x, y: y), eyeGap: radius * 0.42, neck: CGPoint(x: x + 2, y: y + radius * 1.02),
            neckWidth: radius * 0.85, torso: nil,
            hand: CGPoint(x: x + radius + 10, y: y + 20), back: CGPoint(x: 56, y: 60))
        let outfit = Outfit(look: look, anchors: anchors)
        outfit.draw(.behind, on: &easel)
        let coat = look.tint ?? coat
        body(coat, look, on: &easel)
        let skin = headTint(coat)
        easel.paint(.circle(x, y, radius), skin, pattern: self == .snake || self == .spider ? look.pattern : nil)
        let face = Face(
            eyes: CGPoint(x: x, y: y), gap: radius * 0.42, size: max(2, radius * 0.17), mood: look.mood,
            tint: look.eyes, skin: skin)
        face.draw(on: &easel)
        face.smile(at: CGPoint(x: x, y: y + radius * 0.46), width: max(3.2, radius * 0.3), on: &easel)
        outfit.draw(.front, on: &easel)
    }

    private func headTint(_ coat: Tint) -> Tint {
        switch self {
        case .snail: Tint(0xEAD7B0)
        case .butterfly: Tint(0xE6C9A0)
        case .ladybug: Tint(0x4B3B40)
        default: coat
        }
    }

    private func body(_ coat: Tint, _ look: Look, on easel: inout Easel) {
        switch self {
        case .snail: snail(coat, look, on: &easel)
        case .caterpillar, .worm:
            for index in (0..<5).reversed() {
                let x = 38 + Double(index) * 11.5
                let y = 79 - (index.isMultiple(of: 2) ? 0 : 5.0)
                if self == .caterpillar {
                    for leg in [-3.0, 3] { easel.line(.segment(x + leg, y + 8, x + leg, 91), weight: 2) }
                }
                easel.paint(
                    .circle(x, y, 11), index.isMultiple(of: 2) ? coat : coat.lighter(0.3), pattern: look.pattern)
            }
            feelers(25, 55, on: &easel)
        case .bee: bee(coat, look, on: &easel)
        case .butterfly: butterfly(coat, look, on: &easel)
        case .ladybug:
            for side in [-1.0, 1.0] {
                for y in [60.0, 70, 80] {
                    easel.line(.curve((50 + 22 * side, y), (50 + 31 * side, y + 1), (50 + 34 * side, y + 7)), weight: 2)
                }
            }
            feelers(50, 32, on: &easel)
            easel.paint(.ellipse(50, 69, 27, 22.5), coat, pattern: look.pattern)
            easel.line(.curve((50, 48), (50.6, 70), (50, 91)), weight: 1.2)
            for (x, y) in [(13.0, 62.0), (9, 78), (19, 73)] {
                for side in [-1.0, 1.0] { easel.dab(.circle(50 + x * side, y, 3.5), Tint(0x40343A), opacity: 0.95) }
            }
        case .spider:
            for side in [-1.0, 1.0] {
                for step in 0..<4 {
                    let out = 24 + Double(step) * 4
                    easel.line(
                        .curve(
                            (50 + 14 * side, 62 + Double(step) * 3), (50 + out * side, 44 + Double(step) * 9),
                            (50 + (out + 9) * side, 91)), weight: 2, coat.darker(0.3))
                }
            }
            easel.line(.segment(50, 2, 50, 44), weight: 0.6)
        case .snake:
            easel.paint(.ellipse(52, 82, 33, 9.5), coat.darker(0.08), pattern: look.pattern ?? .spots)
            easel.paint(.ellipse(54, 73, 24, 8), coat, pattern: look.pattern ?? .spots)
            easel.paint(.blob((28, 48), (31, 62), (44, 68), (52, 72), (60, 66), (50, 60), (46, 50)), coat)
            easel.line(.curve((36, 58), (35, 63), (33, 66)), weight: 1, Tint(0xC9434F))
        }
    }

    private func feelers(_ x: Double, _ y: Double, on easel: inout Easel) {
        for side in [-1.0, 1.0] {
            easel.line(.curve((x + 3 * side, y), (x + 6 * side, y - 8), (x + 10 * side, y - 12)), weight: 1.2)
            easel.dab(.circle(x + 10.5 * side, y - 12.5, 1.7), Tint(0x4B3B38), opacity: 1)
        }
    }

    private func snail(_ coat: Tint, _ look: Look, on easel: inout Easel) {
        feelers(25, 50, on: &easel)
        easel.paint(
            .blob((16, 64), (18, 82), (24, 91), (60, 92), (88, 91), (92, 87), (76, 83), (44, 80), (35, 70), (33, 60)),
            Tint(0xEAD7B0))
        let tone = look.tint ?? Tint(0xC9824F)
        easel.paint(.circle(60, 62, 25), tone, pattern: look.pattern)
        let spiral = (0...60).map { step -> CGPoint in
            let angle = Double(step) / 60 * 5.4 * .pi + 0.6
            let radius = 23 * (1 - Double(step) / 66)
            return CGPoint(x: 60 + radius * cos(angle), y: 62 + radius * sin(angle))
        }
        easel.line(Outline(spiral, isClosed: false), weight: 1.5, tone.darker(0.5))
    }

    private func bee(_ coat: Tint, _ look: Look, on easel: inout Easel) {
        for (x, turn) in [(56.0, -22.0), (68, 14)] {
            easel.paint(.ellipse(x, 34, 10, 17, turned: turn), Tint(0xDCEBF2), edge: 0.8)
        }
        easel.paint(.corners((85, 60), (95, 64), (85, 68), rounded: 0.5), Tint(0x4B3B38))
        let body = Outline.ellipse(60, 63, 29, 20)
        easel.paint(body, coat, pattern: look.pattern)
        easel.clip(to: body) { easel in
            for x in [56.0, 70, 83] { easel.line(.curve((x, 40), (x + 4, 63), (x, 86)), weight: 6.5, Tint(0x54423A)) }
        }
        feelers(32, 46, on: &easel)
    }

    private func butterfly(_ coat: Tint, _ look: Look, on easel: inout Easel) {
        for side in [-1.0, 1.0] {
            let x = { (value: Double) in 50 + value * side }
            easel.paint(
                .blob((x(3), 66), (x(18), 68), (x(32), 78), (x(28), 91), (x(14), 90), (x(4), 76)), coat.lighter(0.3),
                pattern: look.pattern)
            easel.paint(
                .blob((x(2), 58), (x(14), 38), (x(34), 25), (x(45), 32), (x(42), 52), (x(28), 66), (x(8), 67)), coat,
                pattern: look.pattern)
            easel.dab(.ellipse(x(31), 42, 5.4, 6.6, turned: 20 * side), coat.lighter(0.65), opacity: 0.85)
            easel.dab(.circle(x(21), 79, 3.6), coat.darker(0.25), opacity: 0.7)
            for point in [(37.0, 31.0), (41, 38), (40, 46)] {
                easel.dab(.circle(x(point.0), point.1, 1.3), .white, opacity: 0.9)
            }
        }
        easel.paint(.ellipse(50, 66, 4, 19), Tint(0x6B5247))
        feelers(50, 31, on: &easel)
    }
}
