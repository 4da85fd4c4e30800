import CoreGraphics

/// Fills shapes in each manner. Every fill is opaque.
extension Easel {
    mutating func colour(_ outline: Outline, _ tint: Tint, shaded: Bool) {
        switch manner {
        case .sketch: colourWithPencil(outline, tint, shaded: shaded)
        case .illustration: colourWithWater(outline, tint, shaded: shaded)
        case .animation: colourFlat(outline, tint, shaded: shaded)
        }
    }

    private mutating func colourWithPencil(_ outline: Outline, _ tint: Tint, shaded: Bool) {
        marks.append(.fill(outline, .paper, opacity: 1))
        let slipped = outline.moved(chance.around(0.35), chance.around(0.35))
        var inside: [Mark] = [.fill(slipped, tint, opacity: 0.62)]
        if shaded { inside += hatching(on: outline.bounds, tint.darker(0.3)) }
        marks.append(.clipped(outline, inside))
    }

    /// Pencil strokes: light ones over the whole area, and more over the side away from the light.
    private mutating func hatching(on bounds: CGRect, _ tint: Tint) -> [Mark] {
        let gap = 1.15
        var strokes: [Mark] = []
        let angle = (56 + chance.around(9)) * .pi / 180
        let slope = cos(angle) / sin(angle)
        var x = bounds.minX - 2
        while x < bounds.maxX + bounds.height * slope + 2 {
            let isInShade = x - bounds.minX > (bounds.width + bounds.height * slope) * 0.56
            let top = CGPoint(x: x + chance.around(0.4), y: bounds.minY - 1)
            let bottom = CGPoint(x: x - bounds.height * slope + chance.around(0.8), y: bounds.maxY + 1)
            let line = Outline([top, bottom], isClosed: false).dense.shaken(0.22, &chance)
            let opacity = isInShade ? chance.number(0.26, 0.42) : chance.number(0.05, 0.14)
            strokes.append(.stroke(line, tint, opacity: opacity, width: chance.number(0.32, 0.6)))
            x += gap * chance.number(0.7, 1.3)
        }
        return strokes
    }

    private mutating func colourWithWater(_ outline: Outline, _ tint: Tint, shaded: Bool) {
        let bounds = outline.bounds
        marks.append(.fill(outline, .paper, opacity: 1))
        marks.append(.fill(outline, tint.lighter(0.12), opacity: 0.82))
        var inside: [Mark] = []
        for _ in 0..<(shaded ? 4 : 1) {
            inside.append(.fill(wash(in: bounds), tint.varied(0.05, &chance).darker(0.14), opacity: 0.16))
        }
        if shaded {
            let light = CGPoint(x: bounds.minX + bounds.width * 0.34, y: bounds.minY + bounds.height * 0.3)
            for size in [0.34, 0.24] {
                let bloom = Outline.ellipse(light.x, light.y, bounds.width * size, bounds.height * size)
                inside.append(.fill(bloom.shaken(1.2, &chance), tint.lighter(0.7), opacity: 0.17))
            }
        }
        // Pigment accumulates at the edge of the wash.
        for (width, opacity) in [(2.6, 0.13), (1.3, 0.2)] {
            inside.append(.stroke(outline, tint.darker(0.3), opacity: opacity, width: width))
        }
        marks.append(.clipped(outline, inside))
    }

    /// An uneven darker area in the lower right part.
    private mutating func wash(in bounds: CGRect) -> Outline {
        let x = bounds.minX + bounds.width * chance.number(0.4, 0.85)
        let y = bounds.minY + bounds.height * chance.number(0.45, 0.95)
        let pool = Outline.ellipse(
            x, y, bounds.width * chance.number(0.3, 0.55), bounds.height * chance.number(0.25, 0.5))
        return pool.shaken(1.6, &chance)
    }

    private mutating func colourFlat(_ outline: Outline, _ tint: Tint, shaded: Bool) {
        let tint = tint.stronger(1.22)
        let bounds = outline.bounds
        let depth = min(3.2, min(bounds.width, bounds.height) * 0.14)
        guard shaded else {
            marks.append(.fill(outline, tint, opacity: 1))
            return
        }
        marks.append(.fill(outline, tint.darker(0.2).stronger(1.15), opacity: 1))
        var inside: [Mark] = [.fill(outline.moved(-depth, -depth * 0.8), tint, opacity: 1)]
        if bounds.width > 12, bounds.height > 12 {
            let light = Outline.ellipse(
                bounds.minX + bounds.width * 0.3, bounds.minY + bounds.height * 0.2, bounds.width * 0.11,
                bounds.height * 0.06, turned: -28)
            inside.append(.fill(light, .white, opacity: 0.38))
        }
        marks.append(.clipped(outline, inside))
    }
}
