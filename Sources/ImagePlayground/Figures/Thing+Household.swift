import CoreGraphics

extension Thing {
    func household(_ tint: Tint, _ pattern: Pattern?, on easel: inout Easel) {
        switch self {
        case .teapot:
            easel.line(.arc(76, 66, 12, 13, from: -110, to: 110), weight: 5, tint.darker(0.16))
            easel.paint(.blob((28, 70), (16, 64), (12, 53), (7, 47), (14, 43), (20, 48), (24, 57), (32, 60)), tint)
            easel.paint(
                .blob((48, 44), (31, 50), (24, 66), (30, 83), (40, 90), (56, 90), (66, 83), (72, 66), (65, 50)), tint,
                pattern: pattern)
            easel.paint(.blob((33, 49), (38, 43), (48, 41), (58, 43), (63, 49), (48, 52)), tint.lighter(0.2))
            easel.paint(.circle(48, 38.5, 3.8), tint.darker(0.2))
            steam(12, 40, on: &easel)
        case .cup:
            easel.line(.arc(69, 66, 10.5, 10.5, from: -100, to: 100), weight: 4.6, tint.darker(0.16))
            easel.paint(.ellipse(46, 90, 31, 4), tint.darker(0.1))
            easel.paint(
                .blob((23, 52), (24, 72), (34, 87), (46, 89), (58, 87), (68, 72), (69, 52), (46, 50)), tint,
                pattern: pattern)
            easel.paint(.ellipse(46, 52, 23, 5), tint.lighter(0.3))
            easel.dab(.ellipse(46, 52.4, 20.5, 3.8), Tint(0x7B4F36), opacity: 0.95)
            steam(40, 44, on: &easel)
            steam(52, 44, on: &easel)
        case .book:
            easel.paint(.box(22, 30, 58, 60, rounded: 3), tint.darker(0.25))
            easel.paint(.box(26, 29, 53, 57, rounded: 1), Tint(0xF7EFDC))
            easel.paint(.box(21, 27, 56, 60, rounded: 3), tint, pattern: pattern)
            easel.line(.segment(27.5, 28, 27.5, 86), weight: 1.1)
            easel.line(.box(33, 33, 38, 47, rounded: 2), weight: 0.8, Tint(0xE7C77A))
            easel.paint(
                .corners((62, 84), (69, 84), (69, 95), (65.5, 91.5), (62, 95), rounded: 0.3), Tint(0xE7C77A), edge: 0.7)
        case .lamp:
            easel.paint(.ellipse(50, 90, 17, 3.4), Tint(0x8A6A50))
            easel.paint(.box(47.6, 56, 4.8, 33, rounded: 1), Tint(0x8A6A50))
            easel.dab(.ellipse(50, 60, 28, 9), Tint(0xFBE9A8), opacity: 0.55)
            easel.paint(.blob((37, 28), (50, 26), (63, 28), (73, 57), (50, 60), (27, 57)), tint, pattern: pattern)
        case .lantern:
            easel.line(.arc(50, 32, 9, 11, from: 180, to: 360), weight: 2)
            easel.paint(.box(34, 40, 32, 44, rounded: 6), Tint(0xFBE8AE), pattern: pattern)
            easel.paint(.blob((32, 42), (40, 33), (60, 33), (68, 42), (50, 44)), tint)
            easel.paint(.box(32, 82, 36, 8, rounded: 2), tint)
            for side in [-1.0, 1.0] {
                easel.line(.segment(50 + 12 * side, 43, 50 + 12 * side, 82), weight: 1.6, tint.darker(0.3))
            }
        case .candle:
            easel.paint(.ellipse(50, 90, 22, 4), Tint(0xB5834F))
            easel.paint(
                .blob(
                    (39, 50), (38, 70), (38, 89), (50, 91), (62, 89), (62, 70), (61, 50), (55, 47), (50, 50), (44, 46)),
                tint, pattern: pattern)
            easel.line(.segment(50, 48, 50, 41), weight: 1.2)
            easel.dab(.circle(50, 34, 13), Tint(0xFCE6A0), opacity: 0.4)
            easel.paint(.blob((50, 20), (45, 32), (46, 40), (50, 43), (54, 40), (55, 32)), Tint(0xF2A43C))
            easel.dab(.ellipse(50, 37, 2.4, 4), Tint(0xFCEBAA), opacity: 0.95)
        case .umbrella:
            easel.line(.curve((50, 20), (50, 60), (50, 82), (53, 90), (59, 88), (59, 83)), weight: 2.6, Tint(0x7A5946))
            easel.paint(
                .blob(
                    (50, 20), (28, 28), (14, 50), (21, 47), (28, 51), (35, 47), (43, 51), (50, 47), (57, 51), (65, 47),
                    (72, 51), (79, 47), (86, 50), (72, 28)), tint, pattern: pattern)
            for x in [28.0, 43, 57, 72] {
                easel.line(.curve((50, 21), (50 + (x - 50) * 0.62, 32), (x, 50)), weight: 0.8)
            }
        case .clock:
            for side in [-1.0, 1.0] {
                easel.line(.segment(50 + 16 * side, 80, 50 + 21 * side, 91), weight: 3.4, tint.darker(0.3))
                easel.paint(.ellipse(50 + 16 * side, 30, 8.5, 6.4, turned: 38 * side), tint.lighter(0.2))
            }
            easel.paint(.circle(50, 58, 29), tint, pattern: pattern)
            easel.paint(.circle(50, 58, 23.5), Tint(0xFBF4E2), edge: 0.7, shaded: false)
            for hour in 0..<12 {
                let angle = Double(hour) * .pi / 6
                easel.dab(.circle(50 + 20 * cos(angle), 58 + 20 * sin(angle), hour.isMultiple(of: 3) ? 1.2 : 0.7), .ink)
            }
            easel.line(.segment(50, 68, 50, 76), weight: 1.5)
            easel.line(.segment(50, 68, 57, 70), weight: 1.5)
        case .bell:
            easel.paint(.circle(50, 87, 5), tint.darker(0.3))
            easel.paint(
                .blob(
                    (50, 32), (36, 40), (31, 62), (24, 80), (36, 85), (50, 86), (64, 85), (76, 80), (69, 62), (64, 40)),
                tint, pattern: pattern)
            easel.line(.circle(50, 29, 4), weight: 2, tint.darker(0.3))
        case .key:
            easel.paint(.box(47, 52, 6, 39, rounded: 1), tint)
            for y in [76.0, 84] { easel.paint(.box(52.6, y, 9, 5, rounded: 0.8), tint) }
            easel.paint(.cloud(50, 36, 18, 17, bulges: 4, depth: 0.12), tint, pattern: pattern)
        case .spoon:
            easel.paint(.box(48, 50, 4, 42, rounded: 2), tint)
            easel.paint(.ellipse(50, 35, 13, 18), tint, pattern: pattern)
        case .pencil:
            easel.paint(.corners((42, 76), (50, 92), (58, 76), rounded: 0.4), Tint(0xF0D9B4))
            easel.dab(.corners((47.6, 87), (50, 92), (52.4, 87), rounded: 0.2), .ink, opacity: 1)
            easel.paint(.box(42, 26, 16, 51, rounded: 0.5), tint, pattern: pattern)
            easel.paint(.box(42, 15, 16, 10, rounded: 3), Tint(0xEE9AA0))
            easel.paint(.box(41.5, 23, 17, 5, rounded: 0.6), Tint(0xC9CDD2), edge: 0.7)
        case .gift:
            easel.paint(.box(26, 54, 48, 37, rounded: 2), tint, pattern: pattern)
            easel.paint(.box(46.5, 54, 7, 37, rounded: 0.5), Tint(0xE0695C), edge: 0.6)
            easel.paint(.box(23, 44, 54, 12, rounded: 2), tint.lighter(0.15))
            Garment(kind: .bow, tint: Tint(0xE0695C)).bow(CGPoint(x: 50, y: 41), 1.6, on: &easel)
        case .letter:
            easel.paint(.box(18, 50, 64, 41, rounded: 2), tint, pattern: pattern)
            easel.line(.curve((19, 89), (36, 72)), weight: 0.8)
            easel.line(.curve((81, 89), (64, 72)), weight: 0.8)
            easel.paint(.corners((18.5, 50.5), (81.5, 50.5), (50, 70), rounded: 1.5), tint.lighter(0.2).darker(0.04))
            easel.paint(.heart(50, 66, 4.4), Tint(0xD9525F), edge: 0.7, shaded: false)
        default: break
        }
    }

    private func steam(_ x: Double, _ y: Double, on easel: inout Easel) {
        easel.line(
            .curve((x, y), (x - 3, y - 7), (x + 2, y - 14), (x - 1, y - 21)), weight: 1.3, Tint(0xA89A90), opacity: 0.6)
    }
}
