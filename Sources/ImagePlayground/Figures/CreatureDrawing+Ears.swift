import CoreGraphics

extension CreatureDrawing {
    private var inner: Tint { creature.earTint ?? Tint(0xF0B8AE).mixed(with: coat, by: 0.2) }

    /// One ear; side is −1 for the left one and 1 for the right one.
    func ear(_ side: Double, on easel: inout Easel) {
        let (w, h, y) = (headWidth, headHeight, headCentre.y)
        let outer = creature.marks == .eyePatches ? second : coat
        switch creature.ears {
        case .none: break
        case .pointed, .tufted:
            pair(triangle(side, [(0.92, 0.3), (0.9, 1.52), (0.14, 0.82)]), outer, 0.6, on: &easel)
            if creature.ears == .tufted {
                for turn in [-1.0, 0, 1] {
                    easel.line(
                        .segment(50 + w * 0.88 * side, y - h * 1.42, 50 + (w * 0.9 + turn) * side, y - h * 1.72),
                        weight: 1.2)
                }
            }
        case .round: pair(.circle(50 + w * 0.72 * side, y - h * 0.76, 6.6), outer, 0.58, on: &easel)
        case .huge: pair(.circle(50 + w * 0.94 * side, y - h * 0.68, 11), outer, 0.68, on: &easel)
        case .long:
            pair(.ellipse(50 + w * 0.42 * side, y - h * 1.55, 5.2, 15.5, turned: 9 * side), outer, 0.6, on: &easel)
        case .leaf:
            pair(.ellipse(50 + w * 1.06 * side, y - h * 0.42, 9, 4.6, turned: -22 * side), outer, 0.6, on: &easel)
        case .side:
            pair(.ellipse(50 + w * 1.22 * side, y - h * 0.02, 12.5, 15, turned: 8 * side), outer, 0.7, on: &easel)
        case .floppy:
            let ear = Outline.blob(
                (50 + w * 0.5 * side, y - h * 0.88), (50 + w * 0.95 * side, y - h * 0.82),
                (50 + w * 1.28 * side, y - h * 0.1), (50 + w * 1.22 * side, y + h * 0.55),
                (50 + w * 0.92 * side, y + h * 0.5), (50 + w * 0.8 * side, y - h * 0.2))
            easel.paint(ear, creature.earTint ?? second, pattern: nil)
        case .fins:
            easel.paint(
                .blob(
                    (50 + w * 0.85 * side, y - h * 0.4), (50 + w * 1.45 * side, y - h * 0.85),
                    (50 + w * 1.22 * side, y - h * 0.2), (50 + w * 1.4 * side, y + h * 0.15),
                    (50 + w * 0.9 * side, y + h * 0.15)), second.lighter(0.2))
        }
    }

    private func triangle(_ side: Double, _ points: [(Double, Double)]) -> Outline {
        let (w, h, y) = (headWidth, headHeight, headCentre.y)
        return .rounded(points.map { CGPoint(x: 50 + w * $0.0 * side, y: y - h * $0.1) }, 2.2)
    }

    private func pair(_ outline: Outline, _ outer: Tint, _ size: Double, on easel: inout Easel) {
        easel.paint(outline, outer)
        let bounds = outline.bounds
        let middle = CGPoint(x: bounds.midX, y: bounds.midY + bounds.height * 0.1)
        easel.dab(outline.scaled(size, size, around: middle), inner, opacity: 0.9)
    }

    func horns(_ horns: Creature.Horns, on easel: inout Easel) {
        let (w, h, y) = (headWidth, headHeight, headCentre.y)
        let bone = Tint(0xE9D9B4)
        if horns == .unicorn {
            let horn = Outline.corners((46.6, y - h * 0.86), (50, y - h * 1.95), (53.4, y - h * 0.86), rounded: 0.6)
            easel.paint(horn, Tint(0xF3D98B))
            for step in [0.25, 0.5, 0.75] {
                let half = 3.4 * (1 - step)
                easel.line(.segment(50 - half, y - h * (0.9 + step), 50 + half, y - h * (1.0 + step)), weight: 0.7)
            }
            return
        }
        for side in [-1.0, 1.0] {
            switch horns {
            case .bull:
                easel.paint(
                    .blob(
                        (50 + w * 0.42 * side, y - h * 0.82), (50 + w * 0.8 * side, y - h * 1.0),
                        (50 + w * 0.98 * side, y - h * 1.45), (50 + w * 0.72 * side, y - h * 1.18),
                        (50 + w * 0.4 * side, y - h * 1.02)), bone)
            case .dragon:
                easel.paint(
                    .blob(
                        (50 + w * 0.4 * side, y - h * 0.85), (50 + w * 0.66 * side, y - h * 0.85),
                        (50 + w * 0.86 * side, y - h * 1.6), (50 + w * 0.5 * side, y - h * 1.25)), bone)
            case .knobs:
                easel.line(
                    .segment(50 + w * 0.3 * side, y - h * 0.8, 50 + w * 0.34 * side, y - h * 1.35), weight: 4, second)
                easel.paint(.circle(50 + w * 0.34 * side, y - h * 1.42, 2.3), second)
            case .ram:
                easel.line(
                    .arc(
                        50 + w * 0.98 * side, y - h * 0.2, 7.5, 8, from: side > 0 ? 200 : -20, to: side > 0 ? 530 : -350
                    ), weight: 4.5, bone.darker(0.2))
            case .antlers:
                let x = { (value: Double) in 50 + value * side }
                easel.line(
                    .curve((x(6), y - h * 0.8), (x(10), y - h * 1.3), (x(17), y - h * 1.6), (x(18), y - h * 2)),
                    weight: 3.4, Tint(0x8A6242))
                easel.line(
                    .curve((x(10), y - h * 1.3), (x(8.4), y - h * 1.7), (x(9), y - h * 1.95)), weight: 2.8,
                    Tint(0x8A6242))
                easel.line(
                    .curve((x(14.6), y - h * 1.5), (x(21), y - h * 1.55), (x(23), y - h * 1.75)), weight: 2.6,
                    Tint(0x8A6242))
            case .unicorn: break
            }
        }
    }
}
