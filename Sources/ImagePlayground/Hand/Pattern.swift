import CoreGraphics

/// A pattern on a surface.
enum Pattern: String, Sendable, CaseIterable {
    case stripes, spots, checks, stars, hearts, rainbow, flowers, waves

    /// The pattern over an area, in a color that contrasts with the surface's.
    func marks(on bounds: CGRect, over tint: Tint, _ chance: inout Chance) -> [Mark] {
        let tone = tint.brightness > 0.45 ? tint.darker(0.42) : tint.lighter(0.62)
        switch self {
        case .stripes: return stripes(bounds, [tone], gap: 6, &chance)
        case .rainbow:
            let colours: [UInt32] = [0xE8665A, 0xF0A04B, 0xF3D35B, 0x78B96F, 0x5D9FD0, 0x9A79BF]
            return stripes(bounds, colours.map { Tint($0) }, gap: max(3.2, bounds.height / 8), &chance)
        case .checks: return checks(bounds, tone, &chance)
        case .waves: return waves(bounds, tone, &chance)
        case .spots:
            return scattered(bounds, gap: 7.5, &chance) {
                .circle($0.x, $0.y, $1)
            } paint: { _ in
                tone
            }
        case .stars:
            return scattered(bounds, gap: 8, &chance) {
                .star($0.x, $0.y, outer: $1 * 1.35, inner: $1 * 0.58, points: 5)
            } paint: { _ in
                tint.brightness > 0.6 ? Tint(0xE0A93B) : Tint(0xF6DF8D)
            }
        case .hearts:
            return scattered(bounds, gap: 8, &chance) {
                .heart($0.x, $0.y, $1)
            } paint: { _ in
                Tint(0xD9626B)
            }
        case .flowers:
            return scattered(bounds, gap: 8.5, &chance) {
                .cloud($0.x, $0.y, $1, $1, bulges: 5, depth: 0.3)
            } paint: {
                $0.pick([Tint(0xF3B6C4), Tint(0xF8E08E), Tint(0xC7B2E3), .white])
            }
        }
    }

    private func stripes(_ bounds: CGRect, _ tints: [Tint], gap: Double, _ chance: inout Chance) -> [Mark] {
        var marks: [Mark] = []
        var y = bounds.minY + gap * 0.7
        var index = 0
        while y < bounds.maxY + gap {
            let bend = Outline.curve(
                (bounds.minX - 1, y), (bounds.midX, y + min(3, gap / 2)), (bounds.maxX + 1, y)
            ).shaken(0.3, &chance)
            let width = tints.count > 1 ? gap * 1.02 : gap * chance.number(0.34, 0.44)
            marks.append(.stroke(bend, tints[index % tints.count], opacity: 0.72, width: width))
            y += gap
            index += 1
        }
        return marks
    }

    private func checks(_ bounds: CGRect, _ tint: Tint, _ chance: inout Chance) -> [Mark] {
        var marks: [Mark] = []
        for step in stride(from: 2.0, to: max(bounds.width, bounds.height), by: 5.5) {
            let across = Outline.segment(bounds.minX, bounds.minY + step, bounds.maxX, bounds.minY + step)
            let down = Outline.segment(bounds.minX + step, bounds.minY, bounds.minX + step, bounds.maxY)
            for line in [across, down] {
                marks.append(.stroke(line.shaken(0.2, &chance), tint, opacity: 0.4, width: 1.9))
            }
        }
        return marks
    }

    private func waves(_ bounds: CGRect, _ tint: Tint, _ chance: inout Chance) -> [Mark] {
        stride(from: bounds.minY + 3, to: bounds.maxY, by: 5).map { y in
            let points = stride(from: bounds.minX - 1, through: bounds.maxX + 1, by: 1).map {
                CGPoint(x: $0, y: y + sin($0 * 0.9) * 1.1)
            }
            return .stroke(Outline(points, isClosed: false), tint, opacity: 0.6, width: 0.9)
        }
    }

    private func scattered(
        _ bounds: CGRect, gap: Double, _ chance: inout Chance, shape: (CGPoint, Double) -> Outline,
        paint: (inout Chance) -> Tint
    ) -> [Mark] {
        var marks: [Mark] = []
        var row = 0
        for y in stride(from: bounds.minY + 2, to: bounds.maxY, by: gap * 0.85) {
            for x in stride(from: bounds.minX + (row.isMultiple(of: 2) ? 2 : gap / 2 + 2), to: bounds.maxX, by: gap) {
                let centre = CGPoint(x: x + chance.around(0.9), y: y + chance.around(0.9))
                marks.append(.fill(shape(centre, chance.number(1.3, 1.9)), paint(&chance), opacity: 0.8))
            }
            row += 1
        }
        return marks
    }
}
