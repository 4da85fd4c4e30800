import CoreGraphics

extension Thing {
    func sky(_ tint: Tint, _ pattern: Pattern?, on easel: inout Easel) {
        switch self {
        case .cloud:
            easel.paint(
                .blob(
                    (20, 78), (13, 69), (18, 58), (28, 56), (31, 43), (44, 37), (56, 41), (63, 48), (74, 46), (84, 55),
                    (87, 68), (80, 78), (50, 81)), tint, pattern: pattern)
            easel.line(.arc(38, 52, 6, 5, from: 190, to: 300), weight: 0.8)
            easel.line(.arc(70, 58, 6, 5, from: 220, to: 330), weight: 0.8)
        case .moon:
            easel.paint(
                .blob(
                    (58, 20), (38, 24), (25, 40), (24, 60), (36, 80), (57, 88), (76, 80), (60, 74), (51, 56), (52, 38)),
                tint, pattern: pattern)
        case .star: easel.paint(.star(50, 58, outer: 38, inner: 20, points: 5, rounded: 5), tint, pattern: pattern)
        case .sun:
            easel.paint(
                .star(50, 57, outer: 38, inner: 29, points: 14, rounded: 2), tint.mixed(with: Tint(0xEE9A45), by: 0.55))
            easel.paint(.circle(50, 57, 26), tint, pattern: pattern)
        case .planet:
            easel.line(.arc(50, 60, 43, 11, from: 180, to: 360, turned: -14), weight: 4, tint.darker(0.25))
            let globe = Outline.circle(50, 60, 28)
            easel.paint(globe, tint, pattern: pattern)
            if pattern == nil {
                easel.clip(to: globe) { easel in
                    for y in [46.0, 76, 83] {
                        easel.line(
                            .curve((20, y + 4), (50, y), (80, y - 5)), weight: 4, tint.darker(0.16), opacity: 0.7)
                    }
                }
            }
            easel.line(.arc(50, 60, 43, 11, from: 0, to: 180, turned: -14), weight: 4, tint.lighter(0.25))
        case .mountain:
            let rock = Outline.corners((8, 91), (34, 48), (41, 53), (57, 26), (72, 52), (78, 47), (94, 91), rounded: 3)
            easel.paint(rock, tint, pattern: pattern)
            easel.clip(to: rock) {
                $0.paint(
                    .corners((40, 55), (57, 22), (72, 55), (64, 49), (58, 56), (50, 49), rounded: 1.5), .white,
                    edge: 0.7)
            }
        case .raindrop:
            easel.paint(
                .blob((50, 22), (40, 44), (28, 62), (30, 82), (50, 91), (70, 82), (72, 62), (60, 44)), tint,
                pattern: pattern)
        case .flame:
            easel.paint(
                .blob(
                    (52, 18), (42, 36), (30, 52), (26, 72), (36, 89), (50, 92), (64, 89), (74, 72), (69, 54), (62, 58),
                    (60, 36)), tint, pattern: pattern)
            easel.dab(.blob((50, 50), (40, 64), (36, 78), (50, 89), (64, 78), (58, 66)), Tint(0xF8CF62), opacity: 0.9)
        case .snowman:
            for side in [-1.0, 1.0] {
                easel.line(
                    .curve((50 + 14 * side, 66), (50 + 26 * side, 58), (50 + 33 * side, 50)), weight: 2, Tint(0x7A5946))
                easel.line(.segment(50 + 28 * side, 56, 50 + 33 * side, 57), weight: 1.4, Tint(0x7A5946))
            }
            easel.paint(.circle(50, 73, 19.5), tint, pattern: pattern)
            easel.paint(.circle(50, 42, 14.5), tint)
            for y in [66.0, 74, 82] { easel.dab(.circle(50, y, 1.6), .ink, opacity: 0.9) }
            easel.paint(.corners((49.4, 43), (50.6, 46.4), (61, 46), rounded: 0.4), Tint(0xE98B3D), edge: 0.7)
        case .crystal:
            for (x, top, width) in [(32.0, 50.0, 9.0), (69, 54, 8)] {
                easel.paint(
                    .corners(
                        (x - width, 90), (x - width, top + 10), (x, top), (x + width, top + 10), (x + width, 90),
                        rounded: 0.8), tint.darker(0.14), pattern: pattern)
            }
            easel.paint(.corners((36, 91), (34, 38), (50, 20), (66, 38), (64, 91), rounded: 1), tint, pattern: pattern)
            for x in [34.0, 66] { easel.line(.segment(50, 36, x, 38), weight: 0.7) }
            easel.line(.segment(50, 21, 50, 36), weight: 0.7)
        default: break
        }
    }

    func built(_ tint: Tint, _ pattern: Pattern?, on easel: inout Easel) {
        let glass = Tint(0xBFE0EA)
        switch self {
        case .house:
            easel.paint(.box(66, 26, 9, 22, rounded: 0.8), Tint(0xA8665A))
            easel.paint(.box(22, 52, 56, 39, rounded: 1.5), tint, pattern: pattern)
            easel.paint(.corners((13, 55), (50, 21), (87, 55), rounded: 2.5), Tint(0xB9605A))
            for x in [30.0, 58] {
                easel.paint(.box(x, 62, 12, 13, rounded: 1), Tint(0xFAE7A8), edge: 0.8)
                easel.line(.segment(x + 6, 62, x + 6, 75), weight: 0.7)
            }
            easel.paint(.blob((44, 91), (44, 81), (50, 77), (56, 81), (56, 91)), Tint(0x8A5F4A))
        case .lighthouse:
            for side in [-1.0, 1.0] {
                easel.dab(
                    .corners((50, 27), (50 + 46 * side, 16), (50 + 46 * side, 38), rounded: 1), Tint(0xFBE7A2),
                    opacity: 0.55)
            }
            easel.paint(.ellipse(50, 89, 30, 5), Tint(0x8FA0AE))
            easel.paint(.corners((40, 35), (60, 35), (65, 89), (35, 89), rounded: 1), tint, pattern: pattern)
            for (top, bottom) in [(42.0, 51.0), (70, 79)] {
                let (upper, lower) = (10 + (top - 35) * 0.0926, 10 + (bottom - 35) * 0.0926)
                easel.paint(
                    .corners(
                        (50 - upper, top), (50 + upper, top), (50 + lower, bottom), (50 - lower, bottom), rounded: 0.4),
                    Tint(0xD9615A), edge: 0.6)
            }
            easel.paint(.box(43, 21, 14, 12, rounded: 1.5), Tint(0xFBE08A))
            easel.paint(.box(37, 32, 26, 4, rounded: 1), Tint(0x5E6B82))
            easel.paint(.blob((41, 22), (45, 15), (50, 13), (55, 15), (59, 22), (50, 23)), Tint(0xD9615A))
        case .castle:
            for x in [18.0, 68] {
                easel.paint(.box(x, 42, 14, 49, rounded: 1), tint)
                easel.paint(.corners((x - 3, 43), (x + 7, 22), (x + 17, 43), rounded: 1), Tint(0x7E8FB8))
            }
            easel.paint(
                .corners(
                    (30, 91), (30, 50), (36, 50), (36, 55), (43, 55), (43, 50), (50, 50), (57, 50), (57, 55), (64, 55),
                    (64, 50), (70, 50), (70, 91), rounded: 0.6), tint, pattern: pattern)
            easel.paint(.blob((44, 91), (44, 82), (50, 78), (56, 82), (56, 91)), Tint(0x7A5946))
        case .boat:
            easel.line(.segment(50, 16, 50, 70), weight: 2.6, Tint(0x7A5946))
            easel.paint(.blob((53, 19), (64, 36), (78, 62), (66, 65), (53, 64)), Tint(0xFAF2E2))
            easel.paint(.blob((47, 26), (40, 44), (27, 62), (38, 65), (47, 64)), tint.lighter(0.6))
            easel.paint(.blob((14, 70), (48, 73), (86, 70), (76, 89), (48, 91), (24, 89)), tint, pattern: pattern)
        case .rocket:
            easel.paint(.blob((44, 78), (50, 98), (56, 78)), Tint(0xF2A43C))
            for side in [-1.0, 1.0] {
                easel.paint(
                    .blob((50 + 12 * side, 58), (50 + 25 * side, 70), (50 + 25 * side, 87), (50 + 12 * side, 77)),
                    Tint(0xD9594C))
            }
            easel.paint(
                .blob((50, 12), (39, 28), (35, 50), (37, 76), (50, 80), (63, 76), (65, 50), (61, 28)), tint,
                pattern: pattern)
            easel.dab(.blob((50, 13), (42, 24), (39, 31), (50, 33), (61, 31), (58, 24)), Tint(0xD9594C), opacity: 0.9)
            easel.paint(.circle(50, 66, 5.4), glass)
        case .car:
            easel.paint(.blob((26, 60), (34, 44), (44, 40), (60, 41), (70, 48), (77, 60)), tint)
            easel.paint(.blob((33, 58), (38, 47), (48, 45), (48, 58)), glass, edge: 0.8)
            easel.paint(.blob((52, 58), (52, 45), (62, 47), (69, 58)), glass, edge: 0.8)
            easel.paint(
                .blob((11, 82), (10, 68), (18, 59), (50, 57), (80, 59), (90, 68), (90, 82), (50, 85)), tint,
                pattern: pattern)
            for x in [29.0, 73] {
                easel.paint(.circle(x, 82, 9.5), Tint(0x4E464B));
                easel.paint(.circle(x, 82, 4), Tint(0xD9D4CC), edge: 0.6)
            }
        case .train:
            easel.paint(.box(52, 34, 36, 46, rounded: 2), tint.darker(0.1), pattern: pattern)
            easel.paint(.box(58, 41, 23, 17, rounded: 2), Tint(0xFAE7A8), edge: 0.8)
            easel.paint(.box(26, 34, 9, 16, rounded: 1), Tint(0x4E464B))
            easel.paint(.blob((15, 78), (13, 60), (22, 48), (54, 47), (55, 79)), tint, pattern: pattern)
            for x in [26.0, 46, 72] {
                easel.paint(.circle(x, 83, 8.5), Tint(0xC9584B));
                easel.paint(.circle(x, 83, 3), Tint(0xEFE3C8), edge: 0.6)
            }
            easel.dab(.cloud(31, 22, 10, 7, bulges: 6), Tint(0xDCD7D2), opacity: 0.8)
        default: break
        }
    }
}
