import CoreGraphics

extension Thing {
    func plant(_ tint: Tint, _ pattern: Pattern?, on easel: inout Easel) {
        switch self {
        case .mushroom:
            easel.paint(
                .blob((38, 55), (39, 72), (34, 88), (42, 92), (58, 92), (66, 88), (61, 72), (62, 55), (50, 58)),
                Tint(0xF4E8D0))
            let cap = Outline.blob(
                (50, 19), (29, 28), (16, 49), (20, 60), (36, 58), (50, 62), (64, 58), (80, 60), (84, 49), (71, 28))
            easel.paint(cap, tint, pattern: pattern)
            guard pattern == nil else { return }
            easel.clip(to: cap) { easel in
                for (x, y, size) in [
                    (36.0, 36.0, 5.4), (56, 29, 4.2), (66, 44, 5.8), (49, 47, 3.6), (26, 51, 4), (78, 55, 3),
                ] {
                    easel.dab(.ellipse(x, y, size, size * 0.85), .white, opacity: 0.95)
                }
            }
        case .cactus:
            pot(Tint(0xC77B55), on: &easel)
            for (side, y) in [(-1.0, 58.0), (1, 50)] {
                easel.paint(
                    .blob(
                        (50 + 10 * side, y + 6), (50 + 22 * side, y + 5), (50 + 24 * side, y - 6),
                        (50 + 30.5 * side, y - 7), (50 + 31 * side, y + 6), (50 + 24 * side, y + 13),
                        (50 + 10 * side, y + 13)), tint, pattern: pattern)
            }
            easel.paint(
                .blob((50, 27), (39, 33), (36, 50), (37, 78), (50, 80), (63, 78), (64, 50), (61, 33)), tint,
                pattern: pattern)
            for (x, y) in [(42.0, 40.0), (58, 42), (42, 70), (57, 71), (50, 34), (50, 76)] {
                for turn in [-1.4, 1.4] { easel.line(.segment(x, y, x + turn, y - 2), weight: 0.8, tint.darker(0.55)) }
            }
            easel.paint(.cloud(56, 27, 6, 5.4, bulges: 6, depth: 0.3), Tint(0xEE8FA6))
            easel.dab(.circle(56, 27, 1.7), Tint(0xF3CF62))
        case .tree:
            easel.paint(.blob((44, 58), (45, 76), (38, 92), (62, 92), (55, 76), (56, 58)), Tint(0x95704F))
            easel.paint(.cloud(50, 42, 31, 27, bulges: 11, depth: 0.12), tint, pattern: pattern)
            for (x, y) in [(34.0, 56.0), (66, 52), (58, 26), (38, 28)] {
                easel.line(.arc(x, y, 4, 3, from: 200, to: 330), weight: 0.8)
            }
        case .flower:
            easel.line(.curve((50, 46), (52, 66), (50, 92)), weight: 3.2, Tint(0x6E9A58))
            easel.paint(.blob((51, 78), (60, 66), (72, 64), (68, 74), (58, 80)), Tint(0x86AF68))
            easel.paint(.blob((50, 84), (42, 72), (30, 70), (33, 80), (43, 86)), Tint(0x86AF68))
            for step in 0..<8 {
                let petal = Outline.ellipse(50, 23, 7.2, 11.5).turned(Double(step) * 45, around: CGPoint(x: 50, y: 40))
                easel.paint(petal, tint, pattern: pattern)
            }
            easel.paint(.circle(50, 40, 11), Tint(0xF0CB62))
        case .leaf:
            easel.line(.curve((50, 82), (48, 88), (44, 92)), weight: 2.4)
            easel.paint(
                .blob((50, 18), (34, 34), (27, 56), (36, 76), (50, 84), (64, 76), (73, 56), (66, 34)), tint,
                pattern: pattern)
            easel.line(.segment(50, 24, 50, 82), weight: 0.9)
            for y in [34.0, 46, 70] {
                for side in [-1.0, 1.0] {
                    easel.line(.curve((50, y + 6), (50 + 8 * side, y + 1), (50 + 15 * side, y - 1)), weight: 0.6)
                }
            }
        case .pottedPlant:
            for (angle, size) in [(-56.0, 24.0), (-24, 32), (6, 36), (34, 31), (62, 23)] {
                let leaf = Outline.blob((50, 70), (44, 70 - size * 0.6), (50, 70 - size * 1.5), (56, 70 - size * 0.6))
                    .turned(angle, around: CGPoint(x: 50, y: 70))
                easel.paint(leaf, tint, pattern: pattern)
            }
            pot(Tint(0xC77B55), on: &easel)
        default: break
        }
    }

    private func pot(_ tint: Tint, on easel: inout Easel) {
        easel.paint(.corners((34, 74), (66, 74), (62, 92), (38, 92), rounded: 2), tint)
        easel.paint(.box(31, 69, 38, 7, rounded: 2), tint.lighter(0.12))
    }

    func food(_ tint: Tint, _ pattern: Pattern?, on easel: inout Easel) {
        switch self {
        case .cake:
            easel.paint(.ellipse(50, 90, 38, 4), Tint(0xE5E0DA))
            easel.paint(.box(20, 60, 60, 30, rounded: 4), tint, pattern: pattern)
            easel.paint(
                .blob(
                    (19, 62), (20, 54), (50, 50), (80, 54), (81, 62), (76, 70), (70, 64), (62, 71), (55, 64), (46, 70),
                    (38, 64), (30, 70), (25, 64)), Tint(0xFBF0F0))
            for x in [34.0, 50, 66] {
                easel.paint(
                    .blob((x, 42), (x - 4.6, 46), (x - 3, 53), (x, 55), (x + 3, 53), (x + 4.6, 46)), Tint(0xD9505A))
            }
        case .bread:
            easel.paint(
                .blob(
                    (26, 88), (24, 60), (18, 46), (30, 36), (50, 34), (70, 36), (82, 46), (76, 60), (74, 88), (50, 90)),
                tint, pattern: pattern)
            easel.dab(
                .blob(
                    (31, 83), (30, 60), (26, 48), (36, 42), (50, 41), (64, 42), (74, 48), (70, 60), (69, 83), (50, 85)),
                Tint(0xF6E2B8), opacity: 0.85)
        case .donut:
            easel.paint(.circle(50, 60, 32), Tint(0xD9A663))
            easel.paint(.cloud(50, 59, 29, 28.5, bulges: 9, depth: 0.05), tint, pattern: pattern)
            let colours: [UInt32] = [0x6FA8C9, 0xF3D35B, 0xFFFDF7, 0x78B96F, 0xDD6557]
            for step in 0..<22 {
                let (angle, distance) = (Double(step) * 2.4, 14 + Double(step * 7 % 12))
                let (x, y) = (50 + distance * cos(angle), 59 + distance * sin(angle))
                easel.line(
                    .segment(x, y, x + cos(angle * 3) * 2.4, y + sin(angle * 3) * 2.4), weight: 1.9,
                    Tint(colours[step % 5]))
            }
            easel.paint(.circle(50, 56, 8.5), .paper, edge: 0.9, shaded: false)
        case .iceCream:
            easel.paint(.corners((34, 54), (66, 54), (50, 93), rounded: 1.5), Tint(0xDBAA68), pattern: .checks)
            easel.paint(
                .blob(
                    (50, 20), (35, 26), (29, 42), (31, 54), (37, 60), (43, 55), (50, 61), (57, 55), (63, 60), (69, 54),
                    (71, 42), (65, 26)), tint, pattern: pattern)
            easel.paint(.circle(54, 18, 4.4), Tint(0xC93F4E))
        case .apple:
            easel.paint(
                .blob(
                    (50, 42), (38, 36), (25, 46), (24, 66), (35, 87), (45, 91), (50, 89), (55, 91), (65, 87), (76, 66),
                    (75, 46), (62, 36)), tint, pattern: pattern)
            easel.line(.curve((50, 43), (50, 36), (53, 30)), weight: 2.4, Tint(0x7A5538))
            easel.paint(.blob((53, 36), (60, 27), (70, 27), (64, 36)), Tint(0x86AF68))
        case .pumpkin:
            for (x, width) in [(30.0, 14.0), (70, 14), (40, 14), (60, 14)] {
                easel.paint(.ellipse(x, 68, width, 23), tint.darker(0.05), pattern: pattern)
            }
            easel.paint(.ellipse(50, 68, 13.5, 23.5), tint, pattern: pattern)
            easel.paint(.blob((46, 47), (47, 38), (44, 33), (51, 31), (54, 38), (54, 47)), Tint(0x7C9A55))
        case .egg:
            easel.paint(
                .blob((50, 30), (35, 42), (27, 64), (33, 83), (50, 91), (67, 83), (73, 64), (65, 42)), tint,
                pattern: pattern)
        case .acorn:
            easel.paint(.blob((27, 56), (30, 74), (42, 87), (50, 92), (58, 87), (70, 74), (73, 56), (50, 54)), tint)
            easel.line(.curve((50, 34), (51, 27), (55, 22)), weight: 2.8, Tint(0x7A5538))
            easel.paint(
                .blob((22, 56), (26, 43), (50, 34), (74, 43), (78, 56), (50, 60)), tint.darker(0.35),
                pattern: pattern ?? .checks)
        case .strawberry:
            easel.paint(
                .blob(
                    (50, 92), (34, 80), (25, 60), (28, 45), (40, 39), (50, 41), (60, 39), (72, 45), (75, 60), (66, 80)),
                tint, pattern: pattern)
            for (x, y) in [(35.0, 52.0), (64, 51), (50, 49), (33, 66), (67, 66), (41, 77), (59, 77), (50, 85)] {
                easel.dab(.ellipse(x, y, 0.9, 1.4), Tint(0xF7E3A0), opacity: 1)
            }
            easel.paint(.star(50, 40, outer: 15, inner: 6, points: 6, rounded: 1), Tint(0x7BA85E))
        default: break
        }
    }
}
