import CoreGraphics

/// Simulates drawing by hand: lines that waver, with varying pressure.
extension Outline {
    /// Displaces the line by slow waves with an amplitude of about `size` units.
    func shaken(_ size: Double, _ chance: inout Chance) -> Outline {
        let total = max(length, 1)
        let size = min(size, total * 0.015)
        let waves = max(1, (total / 22).rounded())
        let phases = (0..<4).map { _ in chance.number(0, 2 * .pi) }
        var travelled = 0.0
        var previous = points.first ?? .zero
        return map { point in
            travelled += previous.distance(to: point)
            previous = point
            let angle = travelled / total * 2 * .pi * waves
            let x = sin(angle + phases[0]) + 0.5 * sin(angle * 2 + phases[1])
            let y = sin(angle + phases[2]) + 0.5 * sin(angle * 3 + phases[3])
            return CGPoint(x: point.x + x * size, y: point.y + y * size)
        }
    }

    /// The area of a pen stroke along the line: wider in the middle, thinner at the ends.
    func ribbon(width: Double, _ chance: inout Chance) -> Outline {
        let line = isClosed ? overlapping(&chance) : self
        guard line.points.count > 1 else { return line }
        let phase = chance.number(0, 2 * .pi)
        let total = max(line.length, 0.01)
        var travelled = 0.0
        var left: [CGPoint] = []
        var right: [CGPoint] = []
        for index in line.points.indices {
            let point = line.points[index]
            if index > 0 { travelled += line.points[index - 1].distance(to: point) }
            let along = travelled / total
            let lift = min(1, min(along, 1 - along) * total / 3.5 + 0.28)
            let pressure = lift * (0.82 + 0.18 * sin(along * total / 9 + phase)) * width / 2
            let normal = line.normal(at: index)
            left.append(CGPoint(x: point.x + normal.x * pressure, y: point.y + normal.y * pressure))
            right.append(CGPoint(x: point.x - normal.x * pressure, y: point.y - normal.y * pressure))
        }
        return Outline(left + right.reversed())
    }

    /// Closes a line as a hand does: from a random point, and slightly past where it began.
    private func overlapping(_ chance: inout Chance) -> Outline {
        let start = chance.count(0...max(points.count - 1, 0))
        let over = max(2, points.count / 30)
        let turned = Array(points[start...] + points[..<start])
        return Outline(turned + turned.prefix(over), isClosed: false)
    }

    private func normal(at index: Int) -> CGPoint {
        let before = points[max(index - 1, 0)]
        let after = points[min(index + 1, points.count - 1)]
        let distance = max(before.distance(to: after), 0.0001)
        return CGPoint(x: -(after.y - before.y) / distance, y: (after.x - before.x) / distance)
    }
}
