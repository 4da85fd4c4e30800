import CoreGraphics

extension CreatureDrawing {
    func tail(on easel: inout Easel) {
        let x = 50 + bodyWidth * 0.9
        switch creature.tail {
        case .none: break
        case .long, .ringed:
            rope(
                [(x, 86), (x + 11, 85), (x + 15, 74), (x + 11.5, 64), (x + 15, 57)],
                width: creature.tail == .ringed ? 4.6 : 3.3, on: &easel)
        case .scaly:
            let tail = Outline.blob(
                (x - 6, 76), (x + 8, 84), (x + 16, 78), (x + 19, 66), (x + 22, 62), (x + 24, 70), (x + 20, 84),
                (x + 9, 91), (x - 6, 91))
            easel.paint(tail, coat)
            easel.paint(.corners((x + 18, 65), (x + 21.5, 55), (x + 27, 63), rounded: 0.8), second)
        case .bushy:
            let tail = Outline.blob(
                (x, 87), (x + 10, 88), (x + 19, 79), (x + 19.5, 65), (x + 14, 53), (x + 9, 50), (x + 8, 60),
                (x + 5, 70), (x - 1, 77))
            easel.paint(tail, coat, pattern: look.pattern)
            let belly = belly
            easel.clip(to: tail) { $0.dab(.ellipse(x + 11, 53, 9, 8.5), belly, opacity: 0.95) }
        case .puff: easel.paint(.cloud(x + 6, 84, 6.6, 6.2, bulges: 8), belly)
        case .short: easel.paint(.ellipse(x + 5, 82, 5, 3, turned: -40), coat)
        case .curl:
            easel.line(
                .curve((x + 1, 82), (x + 7, 79), (x + 10, 83), (x + 6.5, 85), (x + 6, 80), (x + 11, 76.5)), weight: 2.4,
                coat.darker(0.15))
        case .paddle: easel.paint(.ellipse(x + 10, 86, 13, 5, turned: -18), second, pattern: .checks)
        }
    }

    /// A tail of constant width along a curve, with rings if the creature has them.
    private func rope(_ points: [(Double, Double)], width: Double, on easel: inout Easel) {
        let line = Outline.smooth(points.map { CGPoint(x: $0.0, y: $0.1) }, isClosed: false)
        var even: [CGPoint] = []
        var other: [CGPoint] = []
        for (index, point) in line.points.enumerated() {
            let next = line.points[min(index + 1, line.points.count - 1)]
            let last = line.points[max(index - 1, 0)]
            let length = max(next.distance(to: last), 0.001)
            let (nx, ny) = (-(next.y - last.y) / length * width, (next.x - last.x) / length * width)
            even.append(CGPoint(x: point.x + nx, y: point.y + ny))
            other.append(CGPoint(x: point.x - nx, y: point.y - ny))
        }
        let tip = line.points[line.points.count - 1]
        let outline = Outline(even + [CGPoint(x: tip.x + 0.6, y: tip.y - width * 0.9)] + other.reversed())
        easel.paint(outline, coat, pattern: look.pattern)
        guard creature.tail == .ringed || creature.marks == .stripes else { return }
        let second = second
        easel.clip(to: outline) { easel in
            for index in stride(from: 8, to: line.points.count, by: 9) {
                easel.dab(.circle(line.points[index].x, line.points[index].y, width * 0.8), second, opacity: 0.85)
            }
        }
    }

    func spines(on easel: inout Easel) {
        easel.paint(.star(50, 66, outer: bodyWidth + 13, inner: bodyWidth + 7.5, points: 26), second)
        easel.paint(.star(50, headCentre.y - 1, outer: headWidth + 9.5, inner: headWidth + 3.5, points: 24), second)
    }
}
