import CoreGraphics

extension Garment {
    func scarf(_ anchors: Anchors, on easel: inout Easel) {
        let (x, y, w) = (anchors.neck.x, anchors.neck.y, anchors.neckWidth * 1.06)
        easel.paint(
            .blob(
                (x + w * 0.26, y + 1), (x + w * 0.68, y + 1), (x + w * 0.82, y + 12), (x + w * 0.78, y + 21),
                (x + w * 0.3, y + 20.5), (x + w * 0.34, y + 10)), colour.darker(0.07), pattern: pattern)
        for step in 0..<3 {
            let fringe = x + w * (0.38 + Double(step) * 0.16)
            easel.line(.segment(fringe, y + 20.4, fringe + 0.2, y + 23.4), weight: 1.1, colour.darker(0.3))
        }
        easel.paint(
            .blob(
                (x - w, y - 3), (x - w * 0.98, y + 3.4), (x, y + 6), (x + w * 0.98, y + 3.4), (x + w, y - 3),
                (x, y + 0.6)), colour, pattern: pattern)
    }

    func bow(_ centre: CGPoint, _ size: Double, on easel: inout Easel) {
        let (x, y) = (centre.x, centre.y)
        for side in [-1.0, 1.0] {
            easel.paint(
                .blob(
                    (x, y), (x + 5 * size * side, y - 4.6 * size), (x + 9 * size * side, y - 3.6 * size),
                    (x + 9 * size * side, y + 3.6 * size), (x + 5 * size * side, y + 4 * size)), colour,
                pattern: pattern)
        }
        easel.paint(.ellipse(x, y, 2.2 * size, 2.6 * size), colour.darker(0.12))
    }

    func necklace(_ anchors: Anchors, on easel: inout Easel) {
        let line = Outline.arc(anchors.neck.x, anchors.neck.y - 1, anchors.neckWidth * 0.86, 6, from: 10, to: 170)
        for point in line.points { easel.paint(.circle(point.x, point.y, 1.5), colour, edge: 0.5, shaded: false) }
    }

    func glasses(_ anchors: Anchors, on easel: inout Easel) {
        let (x, y, gap) = (anchors.eyes.x, anchors.eyes.y, anchors.eyeGap)
        let radius = max(gap * 0.72, 3)
        for side in kind == .monocle ? [1.0] : [-1.0, 1.0] {
            let lens = Outline.ellipse(x + gap * side, y + 0.2, radius, radius * 0.94)
            if kind == .sunglasses {
                easel.paint(lens, colour)
                easel.line(
                    .segment(x + gap * side - radius * 0.4, y - radius * 0.2, x + gap * side, y - radius * 0.5),
                    weight: 1.2, .white, opacity: 0.7)
            } else {
                easel.dab(lens, Tint(0xE8F3F7), opacity: 0.18)
                easel.line(lens, weight: 1.7, colour)
            }
        }
        if kind == .monocle {
            easel.line(
                .curve((x + gap + radius * 0.7, y + radius * 0.8), (x + gap + radius * 1.3, y + 12), (x + gap, y + 19)),
                weight: 0.8, colour)
            return
        }
        easel.line(.arc(x, y, gap - radius, 1.4, from: 180, to: 360), weight: 1.6, colour)
        for side in [-1.0, 1.0] {
            easel.line(
                .segment(x + (gap + radius) * side, y - 0.4, x + anchors.headSize.width * 0.97 * side, y - 1.6),
                weight: 1.3, colour)
        }
    }

    func headphones(_ anchors: Anchors, on easel: inout Easel) {
        let (x, y, size) = (anchors.head.x, anchors.head.y, anchors.headSize)
        easel.line(.arc(x, y, size.width * 1.03, size.height * 1.12, from: 186, to: 354), weight: 3.2, colour)
        for side in [-1.0, 1.0] { easel.paint(.ellipse(x + size.width * 1.03 * side, y + 0.5, 4, 6.4), colour) }
    }

    /// Everything that is worn on the head, drawn with the origin at its place and half the head's width as 18.
    func hat(_ anchors: Anchors, on easel: inout Easel) {
        let scale = max(anchors.headSize.width, 8) / 21
        let outer = easel.placement
        let foot = outer.place(Outline([CGPoint(x: anchors.crown.x, y: anchors.crown.y + 1.5)])).points[0]
        easel.placement = Easel.Placement(scale: outer.scale * scale, x: foot.x, ground: foot.y, lean: outer.lean - 4)
        drawHat(on: &easel)
        easel.placement = outer
    }

    private func drawHat(on easel: inout Easel) {
        let band = colour.brightness > 0.5 ? Tint(0xA8574B) : Tint(0xD9B45E)
        switch kind {
        case .topHat:
            easel.paint(.blob((39, 91), (37.5, 66), (50, 65), (62.5, 66), (61, 91)), colour, pattern: pattern)
            easel.paint(.corners((38.6, 84), (61.4, 84), (61, 90), (39, 90), rounded: 0.8), band, edge: 0.7)
            easel.paint(.ellipse(50, 91, 19, 3.6), colour)
        case .witchHat:
            easel.paint(
                .blob((38, 90), (44, 72), (52, 54), (61, 51), (56, 60), (58, 74), (62, 90)), colour, pattern: pattern)
            easel.paint(.corners((39.4, 84), (60.6, 84), (62, 90), (38, 90), rounded: 0.8), band, edge: 0.7)
            easel.paint(.ellipse(50, 91, 24, 4), colour)
        case .strawHat:
            easel.paint(.blob((37, 91), (39, 79), (50, 75), (61, 79), (63, 91)), colour, pattern: pattern)
            easel.paint(.corners((37.4, 85), (62.6, 85), (63, 90), (37, 90), rounded: 0.8), band, edge: 0.7)
            easel.paint(.ellipse(50, 91.5, 27, 4.4), colour)
        case .beanie:
            easel.paint(.cloud(50, 72, 4.6, 4.4, bulges: 8), colour.lighter(0.5))
            easel.paint(.blob((33, 93), (36, 81), (50, 75), (64, 81), (67, 93), (50, 91)), colour, pattern: pattern)
            easel.paint(.blob((32, 91), (32.4, 97), (50, 95.5), (67.6, 97), (68, 91), (50, 89)), colour.lighter(0.22))
        case .beret:
            easel.line(.segment(50, 80, 52, 75), weight: 2, colour)
            easel.paint(
                .blob((32, 90), (29, 83), (40, 78.5), (56, 78), (69, 83), (70, 89), (58, 93), (42, 93.5)), colour,
                pattern: pattern)
        case .cap:
            easel.paint(.blob((35, 93), (37, 82), (50, 77), (63, 82), (65, 93), (50, 92)), colour, pattern: pattern)
            easel.paint(.blob((36, 92), (50, 90), (64, 92), (74, 97), (60, 97.5), (42, 96)), colour.darker(0.12))
        case .crown:
            easel.paint(
                .corners((36, 92), (34.5, 75), (42, 83), (50, 71), (58, 83), (65.5, 75), (64, 92), rounded: 0.8),
                colour, pattern: pattern)
            for (x, tint) in [(42.0, Tint(0xC9525B)), (50, Tint(0x5B8FC4)), (58, Tint(0xC9525B))] {
                easel.paint(.circle(x, 87.4, 1.9), tint, edge: 0.6, shaded: false)
            }
        case .partyHat:
            easel.paint(.corners((39, 92), (50, 64), (61, 92), rounded: 1), colour, pattern: pattern ?? .spots)
            easel.paint(.cloud(50, 64, 4, 4, bulges: 8), Tint(0xF0C64F))
        case .flowerWreath:
            for step in 0..<7 {
                let angle = (200 + Double(step) * 23.4) * .pi / 180
                let (x, y) = (50 + 19.5 * cos(angle), 94 + 10 * sin(angle))
                easel.paint(
                    .cloud(x, y, 4.2, 4.2, bulges: 5, depth: 0.3), step.isMultiple(of: 2) ? colour : Tint(0xFBF3E2),
                    edge: 0.7, shaded: false)
                easel.dab(.circle(x, y, 1.3), Tint(0xE8B33E), opacity: 1)
            }
        case .helmet:
            easel.paint(.blob((29, 97), (30, 84), (50, 73), (70, 84), (71, 97), (50, 92)), colour, pattern: pattern)
        default: break
        }
    }
}
