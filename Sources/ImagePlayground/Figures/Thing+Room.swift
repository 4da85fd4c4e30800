import CoreGraphics

/// Furniture and other things in rooms.
extension Thing {
    func furniture(_ tint: Tint, _ pattern: Pattern?, on easel: inout Easel) {
        switch self {
        case .ladder:
            for x in [28.0, 66] { easel.paint(.box(x, 10, 6, 82, rounded: 2), tint.darker(0.12)) }
            for y in [19.0, 33, 66, 80] { easel.paint(.box(30, y, 40, 5.5, rounded: 2), tint) }
            easel.paint(.box(29, 44, 42, 16, rounded: 4), tint.lighter(0.12), pattern: pattern)
        case .chair:
            for x in [31.0, 64] { easel.paint(.box(x, 62, 5, 30, rounded: 1.5), tint.darker(0.22)) }
            easel.paint(.box(30, 18, 40, 44, rounded: 7), tint, pattern: pattern)
            easel.paint(
                .blob((25, 64), (28, 57), (50, 55), (72, 57), (75, 64), (72, 70), (28, 70)),
                tint.lighter(0.3))
        case .bed:
            easel.paint(
                .box(10, 40, 9, 52, rounded: 3), tint.darker(0.4).mixed(with: Tint(0x8A5F3C), by: 0.8))
            easel.paint(.box(82, 56, 8, 36, rounded: 3), Tint(0x9A6B4A))
            easel.paint(.box(16, 70, 68, 14, rounded: 3), Tint(0xF6F0E4))
            easel.paint(.blob((18, 62), (22, 54), (36, 54), (41, 62), (37, 70), (22, 70)), Tint(0xFFFDF7))
            easel.paint(
                .blob((38, 60), (50, 54), (72, 56), (85, 62), (86, 82), (62, 86), (40, 82), (36, 70)), tint,
                pattern: pattern)
            easel.paint(
                .blob((36, 68), (38, 59), (46, 57), (48, 70), (46, 83), (39, 82)), Tint(0xFBF4E2), edge: 0.8
            )
        case .door:
            easel.paint(.box(25, 13, 50, 79, rounded: 3), Tint(0xEADCC4))
            easel.paint(.box(30, 18, 40, 74, rounded: 2), tint, pattern: pattern)
            for (y, height) in [(24.0, 26.0), (58, 28)] {
                easel.line(.box(35, y, 30, height, rounded: 2), weight: 1, tint.darker(0.4))
            }
            easel.paint(.circle(65, 55, 2.8), Tint(0xE7C77A))
        case .mirror:
            easel.paint(.ellipse(50, 89, 19, 3.8), tint.darker(0.2))
            easel.paint(.box(47, 72, 6, 17, rounded: 1), tint.darker(0.1))
            easel.paint(.ellipse(50, 45, 26, 32), tint, pattern: pattern)
            easel.paint(.ellipse(50, 45, 20.5, 26.5), Tint(0xDCECEF), edge: 0.7, shaded: false)
            for shift in [0.0, 6] {
                easel.line(.segment(37 + shift, 34, 46 + shift, 23), weight: 1.5, .white, opacity: 0.9)
            }
        case .camera:
            easel.paint(.box(34, 33, 28, 14, rounded: 4), tint.darker(0.15))
            easel.paint(.box(18, 39, 11, 6, rounded: 2), Tint(0xD9525F))
            easel.paint(.box(12, 44, 76, 46, rounded: 7), tint, pattern: pattern)
            easel.paint(.box(70, 50, 12, 8, rounded: 2), Tint(0xFBF4C8), edge: 0.7)
            easel.paint(.circle(48, 68, 20), tint.darker(0.45))
            easel.paint(.circle(48, 68, 15.5), Tint(0xCFE5EC), edge: 0.7, shaded: false)
        case .telephone:
            easel.paint(
                .blob((34, 54), (24, 70), (18, 90), (50, 92), (82, 90), (76, 70), (66, 54), (50, 52)), tint,
                pattern: pattern)
            easel.paint(.circle(50, 73, 15), tint.lighter(0.65), edge: 0.8, shaded: false)
            for step in 0..<8 {
                let angle = (Double(step) * 30 + 150) * .pi / 180
                easel.dab(.circle(50 + 12 * cos(angle), 73 + 12 * sin(angle), 1.2), tint.darker(0.3))
            }
            easel.line(.arc(50, 48, 29, 17, from: 190, to: 350), weight: 9, tint.darker(0.08))
            for x in [21.0, 79] {
                easel.paint(.blob((x - 9, 48), (x - 8, 42), (x + 8, 42), (x + 9, 48), (x, 58)), tint)
            }
        case .television:
            for side in [-1.0, 1.0] {
                easel.line(.segment(50, 34, 50 + 15 * side, 14), weight: 1.6)
                easel.paint(.circle(50 + 15 * side, 13, 2.2), tint.darker(0.2), edge: 0.6)
                easel.line(.segment(50 + 20 * side, 84, 50 + 24 * side, 92), weight: 4, tint.darker(0.4))
            }
            easel.paint(.box(12, 33, 76, 53, rounded: 9), tint, pattern: pattern)
            easel.paint(.box(19, 40, 48, 39, rounded: 8), Tint(0xD4E8EA), edge: 0.9, shaded: false)
            for y in [47.0, 58] { easel.paint(.circle(77, y, 3.6), tint.lighter(0.5), edge: 0.7) }
            for y in [68.0, 72, 76] { easel.line(.segment(73, y, 82, y), weight: 1, tint.darker(0.4)) }
        case .computer:
            easel.paint(.box(18, 28, 64, 48, rounded: 5), tint, pattern: pattern)
            easel.paint(.box(23, 33, 54, 38, rounded: 2), Tint(0xD4E8EA), edge: 0.7, shaded: false)
            easel.paint(.corners((16, 77), (84, 77), (92, 91), (8, 91), rounded: 2), tint.lighter(0.25))
            for y in [80.5, 84, 87.5] {
                easel.line(.segment(21 - (y - 80) * 0.4, y, 79 + (y - 80) * 0.4, y), weight: 1)
            }
        case .broom:
            easel.paint(.box(47.5, 8, 5, 50, rounded: 2), Tint(0x8A6248))
            easel.paint(
                .blob(
                    (43, 58), (36, 74), (29, 90), (42, 92), (50, 90), (58, 92), (71, 90), (64, 74), (57, 58)),
                tint,
                pattern: pattern)
            for x in [38.0, 46, 54, 62] {
                easel.line(.segment(50 + (x - 50) * 0.6, 80, x, 90), weight: 0.8)
            }
            easel.paint(.box(41, 54, 18, 7, rounded: 2), Tint(0xC4574A))
        case .bottle:
            easel.paint(.box(44.5, 8, 11, 9, rounded: 2), Tint(0xC79A63))
            easel.paint(
                .blob(
                    (43, 16), (43, 32), (34, 44), (31, 66), (33, 89), (50, 92), (67, 89), (69, 66), (66, 44),
                    (57, 32),
                    (57, 16)), tint, pattern: pattern)
            easel.paint(.box(31.5, 55, 37, 24, rounded: 2), Tint(0xF7EFDC), edge: 0.8)
        case .basket:
            easel.line(.arc(50, 56, 26, 34, from: 180, to: 360), weight: 4, tint.darker(0.2))
            easel.paint(
                .blob((18, 56), (24, 80), (30, 91), (50, 92), (70, 91), (76, 80), (82, 56), (50, 59)), tint,
                pattern: pattern ?? .checks)
            easel.paint(.box(15, 51, 70, 9, rounded: 4), tint.lighter(0.2))
        case .piano:
            for x in [16.0, 78] { easel.paint(.box(x, 66, 6, 26, rounded: 1.5), tint.darker(0.25)) }
            easel.paint(.box(14, 24, 72, 56, rounded: 4), tint, pattern: pattern)
            easel.paint(.box(11, 21, 78, 6, rounded: 2), tint.lighter(0.15))
            easel.paint(.box(10, 60, 80, 13, rounded: 2), .white)
            for x in stride(from: 16.0, to: 89, by: 6) { easel.line(.segment(x, 61, x, 73), weight: 0.6) }
            for (step, x) in stride(from: 16.0, to: 86, by: 6).enumerated()
            where step % 7 != 2 && step % 7 != 6 {
                easel.dab(.box(x - 1.5, 61, 3, 7, rounded: 0.4), .ink, opacity: 0.95)
            }
        case .drum:
            easel.paint(
                .blob((20, 50), (21, 78), (26, 89), (50, 93), (74, 89), (79, 78), (80, 50), (50, 56)), tint,
                pattern: pattern)
            easel.paint(.ellipse(50, 50, 31, 9.5), Tint(0xF7EFDC))
            for (x1, x2) in [(16.0, 44.0), (84, 56)] {
                easel.line(.segment(x1, 26, x2, 46), weight: 2.6, Tint(0xB98553))
                easel.paint(.circle(x2, 46, 3), Tint(0xD9A25F), edge: 0.7)
            }
            easel.line(.curve((21, 63), (50, 70), (79, 63)), weight: 1.8, Tint(0xEBC14C))
        case .kite:
            easel.line(.curve((50, 74), (58, 80), (46, 85), (54, 92)), weight: 1.2)
            for (x, y) in [(56.0, 80.0), (48, 86)] {
                easel.paint(
                    .corners((x - 5, y - 2.6), (x, y), (x - 5, y + 2.6), rounded: 0.6), Tint(0xEBC14C),
                    edge: 0.7)
                easel.paint(
                    .corners((x + 5, y - 2.6), (x, y), (x + 5, y + 2.6), rounded: 0.6), Tint(0xEBC14C),
                    edge: 0.7)
            }
            easel.paint(
                .corners((50, 8), (80, 38), (50, 76), (20, 38), rounded: 2), tint, pattern: pattern)
            easel.paint(
                .corners((50, 8), (80, 38), (50, 38), rounded: 1), tint.lighter(0.35), edge: 0.6,
                shaded: false)
            easel.paint(
                .corners((20, 38), (50, 38), (50, 76), rounded: 1), tint.lighter(0.35), edge: 0.6,
                shaded: false)
        default: break
        }
    }
}
