import CoreGraphics

/// Draws outlines and colors in a manner, with hand-drawn irregularities.
///
/// Outlines have the coordinates of their figure, 0…100 in both directions with y downwards. They are transformed to their place
/// on the paper, which is also 100 by 100.
struct Easel: Sendable {
    let manner: Manner
    var chance: Chance
    var marks: [Mark] = []
    var placement = Placement()

    init(manner: Manner, seed: UInt64) {
        self.manner = manner
        chance = Chance(seed: seed)
    }

    /// The position, size and rotation of a figure on the paper.
    struct Placement: Sendable {
        var scale = 1.0
        /// The position of the middle of the figure's ground line.
        var x = 50.0
        var ground = 92.0
        var lean = 0.0

        func place(_ outline: Outline) -> Outline {
            let foot = CGPoint(x: 50, y: 92)
            return outline.turned(lean, around: foot).scaled(scale, scale, around: foot).moved(x - 50, ground - 92)
        }
    }

    /// Draws a filled shape with an outline.
    mutating func paint(
        _ outline: Outline, _ tint: Tint, pattern: Pattern? = nil, edge: Double = 1, shaded: Bool = true
    ) {
        let placed = placement.place(outline).shaken(manner == .animation ? 0.12 : 0.26, &chance)
        colour(placed, tint, shaded: shaded)
        if let pattern { marks.append(.clipped(placed, pattern.marks(on: placed.bounds, over: tint, &chance))) }
        if edge > 0 { trace(placed, weight: edge, ink(for: tint)) }
    }

    /// Draws a soft shape without an outline: cheeks, bellies, patches.
    mutating func dab(_ outline: Outline, _ tint: Tint, opacity: Double = 0.8) {
        marks.append(.fill(placement.place(outline).shaken(0.25, &chance), tint, opacity: opacity))
    }

    /// Draws a line. A weight of 1 is that of an outline.
    mutating func line(_ outline: Outline, weight: Double = 1, _ tint: Tint? = nil, opacity: Double = 1) {
        let placed = placement.place(outline)
        let ribbon = placed.shaken(manner == .animation ? 0.08 : 0.18, &chance)
            .ribbon(width: lineWidth * weight * placement.lineScale, &chance)
        marks.append(.fill(ribbon, tint ?? ink(for: Tint(0x8A6F60)), opacity: opacity))
    }

    /// Clips drawing to an outline.
    mutating func clip(to outline: Outline, _ draw: (inout Easel) -> Void) {
        let outer = marks
        marks = []
        draw(&self)
        marks = outer + [.clipped(placement.place(outline), marks)]
    }

    /// The width of an outline, in units of the paper.
    private var lineWidth: Double {
        switch manner {
        case .sketch: 0.8
        case .illustration: 0.62
        case .animation: 1.15
        }
    }

    /// The color of the outline around a fill.
    private func ink(for tint: Tint) -> Tint {
        switch manner {
        case .sketch: Tint(0x453B38)
        case .illustration: tint.darker(0.72)
        case .animation: tint.stronger(1.1).darker(0.68)
        }
    }

    private mutating func trace(_ outline: Outline, weight: Double, _ tint: Tint) {
        let width = lineWidth * weight * placement.lineScale
        if manner == .sketch {
            // A second, lighter line with different irregularities.
            let second = outline.shaken(0.5, &chance).ribbon(width: width * 0.6, &chance)
            marks.append(.fill(second, tint, opacity: 0.34))
        }
        let opacity = manner == .sketch ? 0.88 : manner == .illustration ? 0.85 : 1
        marks.append(.fill(outline.ribbon(width: width, &chance), tint, opacity: opacity))
    }
}

extension Easel.Placement {
    /// Lines get thinner for smaller figures, but less than in proportion.
    var lineScale: Double { max(0.35, scale.squareRoot()) }
}
