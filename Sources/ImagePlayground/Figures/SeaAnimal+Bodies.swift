import CoreGraphics

extension SeaAnimal {
    func octopus(_ coat: Tint, _ look: Look, on easel: inout Easel) {
        let arms: [(Double, [(Double, Double)])] = [
            (0, [(31, 64), (18, 70), (9, 84), (14, 91), (20, 87), (20, 80), (29, 75), (40, 70)]),
            (0, [(34, 68), (25, 78), (22, 89), (28, 92), (33, 88), (32, 82), (41, 72)]),
            (0, [(40, 70), (37, 82), (36, 91), (43, 92), (45, 84), (48, 72)]),
        ]
        for (_, points) in arms {
            let arm = Outline.smooth(points.map { CGPoint(x: $0.0, y: $0.1) }, isClosed: true)
            for arm in [arm, arm.mirrored(at: 50)] { easel.paint(arm, coat.darker(0.06), pattern: look.pattern) }
        }
        for side in [-1.0, 1.0] {
            for (x, y) in [(37.0, 83.0), (30, 80), (25.5, 85.5), (18, 78), (12.5, 83)] {
                easel.dab(.circle(50 + (50 - x) * side, y + 2, 1.2), coat.lighter(0.55), opacity: 0.85)
            }
        }
        easel.paint(
            .blob((50, 25), (32, 32), (27, 48), (31, 62), (38, 71), (50, 74), (62, 71), (69, 62), (73, 48), (68, 32)),
            coat, pattern: look.pattern)
    }

    func jellyfish(_ coat: Tint, _ look: Look, on easel: inout Easel) {
        for index in 0..<6 {
            let x = 34 + Double(index) * 6.4
            let sway = easel.chance.around(4)
            easel.line(
                .curve((x, 56), (x + 3 + sway, 66), (x - 3, 76), (x + 1 + sway, 88)),
                weight: index.isMultiple(of: 2) ? 3.4 : 2, coat.darker(0.12), opacity: 0.85)
        }
        easel.paint(
            .blob(
                (50, 24), (33, 29), (25, 45), (24, 56), (30, 60), (36, 56), (43, 60), (50, 56), (57, 60), (64, 56),
                (70, 60), (76, 56), (75, 45), (67, 29)), coat, pattern: look.pattern)
    }

    func fish(_ coat: Tint, _ look: Look, on easel: inout Easel) {
        let fin = coat.darker(0.14).stronger(1.15)
        easel.paint(.blob((68, 60), (82, 47), (91, 45), (86, 60), (91, 76), (82, 74)), fin)
        easel.paint(.blob((38, 43), (50, 33), (64, 38), (62, 48)), fin)
        easel.paint(.blob((44, 76), (50, 86), (60, 82), (58, 74)), fin)
        let body = Outline.blob((17, 60), (28, 45), (46, 40), (63, 47), (75, 60), (63, 73), (46, 79), (28, 75))
        easel.paint(body, coat, pattern: look.pattern)
        if look.pattern == nil {
            for column in 0..<3 {
                for row in 0..<3 {
                    let x = 49 + Double(column) * 6
                    easel.line(
                        .arc(x, 54 + Double(row) * 6, 3, 3, from: 100, to: 260), weight: 0.7, coat.darker(0.3),
                        opacity: 0.65)
                }
            }
        }
        easel.paint(.blob((46, 62), (55, 60), (59, 66), (52, 69)), fin)
    }

    func whale(_ coat: Tint, _ look: Look, on easel: inout Easel) {
        let water = Tint(0x86BBDD)
        for lean in [-1.0, 1.0] {
            easel.line(
                .curve((40, 46), (40 + 2 * lean, 36), (40 + 9 * lean, 31), (40 + 13 * lean, 36)), weight: 2.6, water)
        }
        easel.paint(
            .blob((75, 70), (83, 58), (78, 48), (87, 51), (91, 46), (97, 44), (95, 55), (90, 62), (84, 78)), coat)
        let body = Outline.blob(
            (14, 70), (18, 56), (34, 47), (56, 52), (72, 64), (86, 64), (82, 78), (66, 88), (40, 91), (20, 86))
        easel.paint(body, coat, pattern: look.pattern)
        let belly = (look.tint ?? coat).lighter(0.6)
        easel.clip(to: body) { easel in
            easel.dab(.ellipse(38, 93, 30, 13), belly, opacity: 0.95)
            for y in [84.0, 87.5] { easel.line(.curve((18, y), (36, y + 2), (56, y)), weight: 0.7, belly.darker(0.35)) }
        }
        easel.paint(.blob((50, 78), (58, 80), (62, 89), (54, 90), (48, 84)), coat.darker(0.1))
    }

    func shark(_ coat: Tint, _ look: Look, on easel: inout Easel) {
        let isShark = self == .shark
        easel.paint(.blob((78, 66), (90, 50), (96, 46), (93, 62), (97, 78), (90, 76)), coat)
        easel.paint(.blob((46, 54), (52, 38), (58, 33), (60, 46), (64, 56)), coat)
        let body =
            isShark
            ? Outline.blob((10, 64), (22, 52), (42, 49), (64, 55), (84, 65), (66, 75), (42, 80), (20, 76))
            : Outline.blob((6, 70), (15, 63), (20, 53), (40, 48), (64, 54), (84, 65), (66, 75), (42, 80), (20, 77))
        easel.paint(body, coat, pattern: look.pattern)
        let belly = coat.lighter(0.65)
        easel.clip(to: body) { $0.dab(.ellipse(38, 82, 34, 11), belly, opacity: 0.95) }
        easel.paint(.blob((44, 74), (52, 76), (56, 90), (48, 86)), coat.darker(0.08))
        guard isShark else { return }
        for x in [43.0, 46.5, 50] { easel.line(.curve((x, 60), (x + 1.2, 64), (x, 68)), weight: 0.9) }
        for x in [20.0, 23.6, 27.2] {
            easel.paint(
                .corners((x, 71.5), (x + 3, 71.6), (x + 1.5, 74.6), rounded: 0.2), .white, edge: 0.5, shaded: false)
        }
    }

    func crab(_ coat: Tint, _ look: Look, on easel: inout Easel) {
        for side in [-1.0, 1.0] {
            for step in 0..<3 {
                let y = 74 + Double(step) * 5
                easel.line(
                    .curve((50 + 20 * side, y - 3), (50 + 34 * side, y), (50 + (33 - Double(step) * 3) * side, 91)),
                    weight: 3.2, coat.darker(0.12))
            }
            easel.line(
                .curve((50 + 22 * side, 64), (50 + 33 * side, 58), (50 + 34 * side, 50)), weight: 4.5, coat.darker(0.12)
            )
            easel.paint(
                .blob(
                    (50 + 30 * side, 52), (50 + 25 * side, 40), (50 + 31 * side, 31), (50 + 34 * side, 41),
                    (50 + 38 * side, 30), (50 + 44 * side, 39), (50 + 40 * side, 51)), coat)
            easel.line(.segment(50 + 6.5 * side, 60, 50 + 6.5 * side, 51), weight: 2.6, coat)
        }
        easel.paint(.ellipse(50, 72, 27, 17.5), coat, pattern: look.pattern)
        easel.dab(.ellipse(50, 79, 16, 7), coat.lighter(0.45), opacity: 0.7)
        let face = Face(
            eyes: CGPoint(x: 50, y: 49), gap: 6.5, size: 3, mood: look.mood, tint: look.eyes ?? Tint(0x6B4A3A),
            skin: coat, cheeks: CGPoint(x: 36, y: 70))
        face.draw(on: &easel)
        face.smile(at: CGPoint(x: 50, y: 71), width: 6, on: &easel)
    }

    func turtle(_ coat: Tint, _ look: Look, on easel: inout Easel) {
        for x in [36.0, 66] { easel.paint(.blob((x - 5, 78), (x - 7, 91), (x + 3, 92), (x + 7, 80)), coat) }
        easel.paint(.corners((82, 82), (94, 86), (82, 89), rounded: 1), coat)
        easel.paint(
            .blob((36, 84), (30, 72), (16, 70), (13, 60), (17, 51), (25, 49), (33, 53), (36, 64), (44, 76)), coat)
        let shell = Outline.blob((29, 82), (31, 64), (42, 49), (58, 46), (74, 53), (84, 68), (85, 83), (57, 87))
        let tone = look.tint == nil ? Tint(0xA37C4D) : coat.darker(0.25)
        easel.paint(shell, tone, pattern: look.pattern)
        guard look.pattern == nil else { return }
        easel.clip(to: shell) { easel in
            for (x, y) in [(44.0, 62.0), (58, 57), (72, 63), (51, 74), (66, 75), (37, 76), (80, 77)] {
                easel.paint(
                    .star(x, y, outer: 6.4, inner: 5.8, points: 6, rounded: 1), tone.lighter(0.25), edge: 0.6,
                    shaded: false)
            }
        }
    }
}
