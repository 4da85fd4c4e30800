import CoreGraphics

/// Meals on a table.
extension Thing {
    func meal(_ tint: Tint, _ pattern: Pattern?, on easel: inout Easel) {
        switch self {
        case .bowl:
            for (x1, y1) in [(76.0, 22.0), (83, 26)] {
                easel.line(.segment(x1, y1, 56, 55), weight: 2, Tint(0x8A5F3C))
            }
            easel.paint(
                .blob((14, 56), (20, 74), (34, 88), (50, 90), (66, 88), (80, 74), (86, 56), (50, 62)), tint,
                pattern: pattern)
            easel.paint(.box(37, 87, 26, 5, rounded: 1.5), tint.darker(0.2))
            easel.paint(.ellipse(50, 56, 36, 8), tint.lighter(0.35))
            easel.paint(.ellipse(50, 56.5, 32, 6), Tint(0xEBCB8A), edge: 0.7, shaded: false)
            for y in [54.0, 57, 60] {
                easel.line(
                    .curve((26, y), (36, y - 2), (46, y + 1), (58, y - 2), (70, y)), weight: 1.2,
                    Tint(0xFBEBC0))
            }
            easel.paint(.ellipse(36, 55, 6, 3), Tint(0xFFFDF7), edge: 0.6)
            easel.dab(.circle(36, 55, 1.7), Tint(0xF2A43C), opacity: 1)
        case .riceBall:
            easel.paint(
                .blob(
                    (50, 20), (40, 27), (26, 54), (16, 76), (20, 89), (50, 92), (80, 89), (84, 76), (74, 54),
                    (60, 27)),
                tint, pattern: pattern)
            easel.paint(.box(35, 72, 30, 20, rounded: 2), Tint(0x3D4A40))
        case .pizza:
            easel.paint(.corners((17, 34), (83, 34), (50, 94), rounded: 3), tint, pattern: pattern)
            easel.paint(
                .blob((12, 34), (16, 25), (34, 21), (66, 21), (84, 25), (88, 34), (76, 40), (24, 40)),
                Tint(0xD08F4C))
            for (x, y) in [(30.0, 47.0), (70, 47), (50, 76)] {
                easel.paint(.circle(x, y, 5.4), Tint(0xC9524A), edge: 0.7)
            }
            for (x, y) in [(44.0, 46.0), (60, 64), (41, 66)] {
                easel.paint(.ellipse(x, y, 2.6, 1.6, turned: 30), Tint(0x6E9A58), edge: 0.5)
            }
        case .banana:
            easel.paint(
                .blob(
                    (22, 16), (20, 40), (27, 66), (46, 86), (72, 92), (88, 86), (86, 80), (70, 74), (52, 60),
                    (42, 40),
                    (34, 18), (28, 13)), tint, pattern: pattern)
            easel.line(.curve((29, 24), (34, 48), (48, 70), (74, 83)), weight: 0.9, tint.darker(0.3))
            easel.paint(.blob((21, 18), (21, 11), (28, 9), (33, 17)), Tint(0x7A5B3E), edge: 0.7)
            easel.dab(.circle(87, 83, 2.6), Tint(0x7A5B3E), opacity: 0.95)
        case .mandarin:
            easel.paint(.circle(50, 63, 29), tint, pattern: pattern)
            for (x, y) in [(30.0, 72.0), (38, 82), (66, 80), (71, 66), (62, 44), (34, 50)] {
                easel.dab(.circle(x, y, 0.9), tint.darker(0.35))
            }
            easel.paint(.blob((50, 36), (60, 24), (74, 24), (68, 36), (58, 39)), Tint(0x7FA968))
            easel.paint(.star(50, 36, outer: 5, inner: 2.4, points: 5), Tint(0x5F8A4C), edge: 0.6)
        case .carrot:
            for turn in [-28.0, 0, 28] {
                let leaf = Outline.blob((50, 32), (45, 22), (50, 8), (55, 22)).turned(
                    turn, around: CGPoint(x: 50, y: 34))
                easel.paint(leaf, Tint(0x7FA968))
            }
            easel.paint(
                .blob(
                    (33, 38), (40, 31), (50, 30), (60, 31), (67, 38), (63, 62), (55, 84), (50, 93), (45, 84),
                    (37, 62)),
                tint, pattern: pattern)
            for (x, y) in [(38.0, 72.0), (58, 70), (49, 80)] {
                easel.line(.segment(x, y, x + 5, y + 0.8), weight: 1, tint.darker(0.35))
            }
        default: break
        }
    }
}
