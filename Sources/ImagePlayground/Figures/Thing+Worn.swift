import CoreGraphics

/// Things that are worn, carried or ridden, drawn by themselves.
extension Thing {
    func worn(_ tint: Tint, _ pattern: Pattern?, on easel: inout Easel) {
        switch self {
        case .shoe:
            easel.paint(.box(19, 83, 68, 8, rounded: 3), Tint(0xF3EBDD))
            easel.paint(
                .blob(
                    (25, 48), (19, 64), (19, 84), (52, 86), (84, 85), (86, 77), (77, 70), (64, 66), (55, 57),
                    (52, 48),
                    (38, 52)), tint, pattern: pattern)
            easel.paint(
                .blob((68, 68), (64, 77), (66, 86), (84, 85), (86, 77), (78, 70)), tint.lighter(0.35),
                edge: 0.7)
            easel.line(.curve((25, 49), (38, 54), (52, 49)), weight: 1.6, tint.darker(0.3))
            for (x, y) in [(52.0, 57.0), (56.5, 62.5), (62, 66.5)] {
                easel.line(.segment(x - 7, y + 4, x + 2, y - 1), weight: 1.9, Tint(0xFBF4E2))
            }
        case .boot:
            easel.paint(.box(27, 85, 57, 7, rounded: 3), tint.darker(0.35))
            easel.paint(
                .blob(
                    (33, 24), (31, 50), (29, 72), (28, 86), (54, 88), (81, 87), (83, 78), (74, 70), (61, 66),
                    (58, 50),
                    (59, 24), (46, 26)), tint, pattern: pattern)
            easel.paint(.box(31, 18, 30, 9, rounded: 4), tint.lighter(0.3))
        case .sock:
            easel.paint(
                .blob(
                    (35, 30), (35, 50), (31, 66), (26, 80), (34, 90), (52, 91), (76, 90), (83, 80), (74, 71),
                    (62, 66),
                    (61, 50), (62, 30), (48, 33)), tint, pattern: pattern ?? .stripes)
            easel.paint(
                .blob((70, 71), (66, 82), (72, 91), (80, 88), (83, 80), (77, 73)), tint.darker(0.2),
                edge: 0.7)
            easel.paint(.box(32, 20, 33, 13, rounded: 4), tint.lighter(0.45))
        case .glove:
            easel.paint(.blob((68, 66), (79, 56), (86, 46), (80, 39), (71, 44), (64, 54)), tint)
            easel.paint(
                .blob(
                    (34, 78), (28, 58), (29, 36), (38, 22), (52, 19), (64, 26), (70, 44), (70, 62), (67, 78),
                    (50, 80)),
                tint, pattern: pattern ?? .waves)
            easel.paint(.box(30, 76, 40, 15, rounded: 5), tint.lighter(0.45))
        case .spectacles:
            for side in [-1.0, 1.0] {
                easel.line(
                    .curve((50 + 36 * side, 54), (50 + 43 * side, 49), (50 + 46 * side, 58)), weight: 3, tint)
                easel.paint(.circle(50 + 20 * side, 60, 17), Tint(0xE3F0F2), edge: 0, shaded: false)
                easel.line(.circle(50 + 20 * side, 60, 17), weight: 4.2, tint)
                easel.line(.segment(50 + 20 * side - 10, 54, 50 + 20 * side - 4, 47), weight: 1.2, .white)
            }
            easel.line(.arc(50, 58, 4.4, 5, from: 190, to: 350), weight: 3.4, tint)
        case .bag:
            easel.line(.arc(50, 48, 16, 24, from: 180, to: 360), weight: 4, tint.darker(0.25))
            easel.paint(
                .blob((27, 47), (20, 68), (22, 88), (50, 92), (78, 88), (80, 68), (73, 47), (50, 45)), tint,
                pattern: pattern)
            easel.paint(
                .blob((26, 46), (27, 56), (50, 63), (73, 56), (74, 46), (50, 44)), tint.darker(0.14))
            easel.paint(.circle(50, 61, 3.4), Tint(0xE7C77A))
        case .suitcase:
            easel.line(.arc(50, 42, 12, 11, from: 180, to: 360), weight: 4, tint.darker(0.3))
            easel.paint(.box(15, 42, 70, 48, rounded: 6), tint, pattern: pattern)
            for x in [24.0, 69] {
                easel.paint(.box(x, 42, 7, 48, rounded: 0.5), tint.darker(0.25), edge: 0.7)
            }
            for x in [27.5, 72.5] {
                easel.paint(.box(x - 2.5, 51, 5, 4, rounded: 1), Tint(0xE7C77A), edge: 0.6)
            }
        case .wristwatch:
            easel.paint(.box(40, 8, 20, 84, rounded: 6), tint, pattern: pattern)
            for y in [80.0, 85] { easel.dab(.circle(50, y, 1.1), .ink) }
            easel.paint(.box(73, 49, 5, 6, rounded: 1.5), Tint(0xD9A441))
            easel.paint(.circle(50, 52, 25), Tint(0xE0B45A))
            easel.paint(.circle(50, 52, 19.5), Tint(0xFBF4E2), edge: 0.7, shaded: false)
            for hour in 0..<12 {
                let angle = Double(hour) * .pi / 6
                easel.dab(.circle(50 + 16.6 * cos(angle), 52 + 16.6 * sin(angle), 0.9), .ink)
            }
            easel.line(.segment(50, 62, 50, 67), weight: 1.3)
            easel.line(.segment(50, 62, 55, 60.5), weight: 1.3)
        case .bicycle: bicycle(tint, pattern, on: &easel)
        case .airplane: airplane(tint, pattern, on: &easel)
        default: break
        }
    }

    private func bicycle(_ tint: Tint, _ pattern: Pattern?, on easel: inout Easel) {
        for x in [25.0, 75] {
            for step in 0..<6 {
                let angle = Double(step) * .pi / 6
                let (dx, dy) = (16 * cos(angle), 16 * sin(angle))
                easel.line(.segment(x - dx, 74 - dy, x + dx, 74 + dy), weight: 0.45, Tint(0x9A928E))
            }
            easel.line(.circle(x, 74, 17), weight: 3.2, Tint(0x4B4346))
            easel.paint(.circle(x, 74, 2.6), tint.darker(0.3), edge: 0.6)
        }
        for (x1, y1, x2, y2) in [
            (25.0, 74.0, 46.0, 76.0), (25, 74, 40, 50), (40, 50, 46, 76), (40, 50, 67, 48),
            (46, 76, 67, 48),
            (66, 40, 75, 74),
        ] { easel.line(.segment(x1, y1, x2, y2), weight: 4.4, tint) }
        easel.paint(.circle(46, 76, 4), tint.darker(0.2), edge: 0.7)
        easel.paint(.blob((30, 46), (32, 43), (46, 44), (48, 47), (38, 49)), Tint(0x7A4F3C))
        easel.line(.curve((66, 42), (64, 36), (58, 34)), weight: 3, Tint(0x6F6A6C))
        easel.paint(
            .corners((63, 30), (93, 30), (89, 54), (67, 54), rounded: 3), Tint(0xE0B878), pattern: pattern
        )
        easel.paint(.box(61.5, 27, 33, 5, rounded: 2), Tint(0xC79A63))
    }

    private func airplane(_ tint: Tint, _ pattern: Pattern?, on easel: inout Easel) {
        easel.paint(.corners((72, 50), (80, 24), (91, 24), (90, 52), rounded: 3), tint.darker(0.2))
        easel.paint(
            .blob(
                (9, 62), (14, 51), (32, 46), (62, 46), (92, 42), (94, 48), (80, 66), (50, 76), (24, 76)),
            tint,
            pattern: pattern)
        for x in [48.0, 57, 66] {
            easel.paint(.circle(x, 54.5, 3.1), Tint(0xBFE0EA), edge: 0.6, shaded: false)
        }
        easel.paint(.corners((42, 63), (62, 61), (70, 86), (60, 88), rounded: 3), tint.darker(0.14))
    }
}
