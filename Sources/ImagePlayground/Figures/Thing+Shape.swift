import CoreGraphics

extension Thing {
    /// The body of the thing, without a face.
    func shape(_ tint: Tint, _ pattern: Pattern?, on easel: inout Easel) {
        switch self {
        case .teapot, .cup, .book, .lamp, .lantern, .candle, .umbrella, .clock, .bell, .key, .spoon,
            .pencil, .gift,
            .letter:
            household(tint, pattern, on: &easel)
        case .cake, .bread, .donut, .iceCream, .apple, .pumpkin, .egg, .acorn, .strawberry:
            food(tint, pattern, on: &easel)
        case .mushroom, .cactus, .tree, .flower, .leaf, .pottedPlant: plant(tint, pattern, on: &easel)
        case .cloud, .moon, .star, .sun, .planet, .mountain, .raindrop, .flame, .snowman, .crystal:
            sky(tint, pattern, on: &easel)
        case .house, .castle, .lighthouse, .boat, .rocket, .car, .train:
            built(tint, pattern, on: &easel)
        case .robot, .ghost, .balloon, .guitar, .heart, .fishbowl, .wand, .ball:
            toy(tint, pattern, on: &easel)
        case .shoe, .boot, .sock, .glove, .spectacles, .bag, .suitcase, .wristwatch, .bicycle,
            .airplane:
            worn(tint, pattern, on: &easel)
        case .ladder, .chair, .bed, .door, .mirror, .camera, .telephone, .television, .computer, .broom,
            .bottle,
            .basket, .piano, .drum, .kite:
            furniture(tint, pattern, on: &easel)
        case .bowl, .riceBall, .pizza, .banana, .mandarin, .carrot: meal(tint, pattern, on: &easel)
        }
    }

    private func toy(_ tint: Tint, _ pattern: Pattern?, on easel: inout Easel) {
        switch self {
        case .robot:
            for side in [-1.0, 1.0] {
                easel.line(
                    .curve((50 + 17 * side, 67), (50 + 27 * side, 72), (50 + 26 * side, 80)), weight: 4,
                    tint.darker(0.25))
                easel.paint(.circle(50 + 26 * side, 82, 4), tint.darker(0.1))
                easel.paint(.box(50 + 8 * side - 4.5, 82, 9, 9.5, rounded: 2), tint.darker(0.15))
            }
            easel.line(.segment(50, 28, 50, 19), weight: 1.6)
            easel.paint(.circle(50, 17, 3.2), Tint(0xDD6557))
            easel.paint(.box(33, 59, 34, 26, rounded: 5), tint, pattern: pattern)
            easel.paint(.box(41, 66, 18, 11, rounded: 2), tint.lighter(0.45), edge: 0.7)
            for (x, code) in [(45.0, UInt32(0xDD6557)), (50, 0xEBC14C), (55, 0x6FA86A)] {
                easel.paint(.circle(x, 71.5, 1.8), Tint(code), edge: 0.5, shaded: false)
            }
            for side in [-1.0, 1.0] {
                easel.paint(.ellipse(50 + 22 * side, 44, 3.4, 6), tint.darker(0.2))
            }
            easel.paint(.box(29, 27, 42, 32, rounded: 7), tint)
            easel.paint(.box(33.5, 32, 33, 22, rounded: 5), tint.lighter(0.4), edge: 0.6, shaded: false)
        case .ghost:
            easel.paint(
                .blob(
                    (50, 22), (35, 28), (29, 46), (28, 68), (25, 86), (31, 91), (37, 85), (43, 92), (50, 86),
                    (57, 92),
                    (63, 85), (69, 91), (75, 86), (72, 68), (71, 46), (65, 28)), tint, pattern: pattern)
            for side in [-1.0, 1.0] {
                easel.paint(
                    .blob(
                        (50 + 21 * side, 58), (50 + 30 * side, 60), (50 + 31 * side, 67), (50 + 22 * side, 67)),
                    tint)
            }
        case .balloon:
            easel.line(.curve((50, 66), (54, 74), (47, 82), (51, 92)), weight: 0.9)
            easel.paint(
                .blob((50, 15), (33, 22), (27, 40), (36, 57), (50, 66), (64, 57), (73, 40), (67, 22)), tint,
                pattern: pattern)
            easel.paint(.corners((47, 69), (50, 65), (53, 69), rounded: 0.5), tint.darker(0.15))
        case .guitar:
            easel.paint(.box(46.6, 16, 6.8, 46, rounded: 1), Tint(0x6B4A38))
            easel.paint(.box(44.6, 9, 10.8, 10, rounded: 2.5), tint.darker(0.3))
            easel.paint(
                .blob(
                    (50, 50), (36, 54), (35, 64), (28, 76), (35, 89), (50, 91.5), (65, 89), (72, 76),
                    (65, 64), (64, 54)
                ), tint, pattern: pattern)
            easel.paint(.circle(50, 64, 5.6), Tint(0x4B3430), edge: 0.7)
            for x in [48.0, 50, 52] { easel.line(.segment(x, 12, x, 70), weight: 0.45, Tint(0xEFE3C8)) }
        case .heart: easel.paint(.heart(50, 60, 33), tint, pattern: pattern)
        case .fishbowl:
            let bowl = Outline.blob(
                (36, 33), (25, 46), (22, 66), (34, 86), (50, 90), (66, 86), (78, 66), (75, 46), (64, 33),
                (50, 35))
            easel.paint(bowl, tint.lighter(0.35), pattern: pattern)
            easel.clip(to: bowl) { $0.dab(.box(18, 50, 64, 45), tint.darker(0.08), opacity: 0.6) }
            easel.paint(.blob((54, 70), (44, 64), (36, 70), (44, 76)), Tint(0xEE8B45))
            easel.paint(.corners((53, 70), (60, 65), (60, 75), rounded: 1), Tint(0xEE8B45))
            easel.dab(.circle(40, 69, 1), .ink, opacity: 1)
        case .wand:
            easel.line(.segment(50, 36, 50, 92), weight: 3.4, Tint(0x7A5946))
            easel.paint(
                .star(50, 26, outer: 18, inner: 8.5, points: 5, rounded: 2), tint, pattern: pattern)
        case .ball:
            easel.paint(.circle(50, 64, 27), tint, pattern: pattern)
            easel.line(.curve((25, 55), (50, 48), (75, 55)), weight: 1)
            easel.line(.curve((25, 74), (50, 81), (75, 74)), weight: 1)
        default: break
        }
    }
}
