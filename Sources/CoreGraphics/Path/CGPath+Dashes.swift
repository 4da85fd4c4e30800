import Foundation

extension CGPath {
    /// The path in dashes, each of which is a subpath. Curves are flattened to within a tenth of a point.
    ///
    /// - Parameters:
    ///   - phase: The offset into the pattern at which each subpath begins.
    ///   - lengths: The alternating lengths of dashes and gaps. A pattern without length leaves the path as it is, and so does
    ///     one with too many dashes to draw.
    ///   - transform: Applied to the dashes.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        let lines = geometry.polygons(tolerance: 0.1)
        guard let pattern = DashPattern(lengths, phase: phase), pattern.suits(lines) else {
            return CGPath(geometry.applying(transform))
        }
        let dashes = CGMutablePath()
        for line in lines { pattern.dash(line, into: dashes) }
        return CGPath(dashes.geometry.applying(transform))
    }
}

/// Alternating dashes and gaps.
private struct DashPattern {
    /// Even indexes are dashes.
    private let lengths: [CGFloat]
    private let period: CGFloat
    /// Where a line begins: the index of its length, and what is left of that.
    private let start: (index: Int, left: CGFloat)

    /// The most dashes and gaps that a path is divided into.
    private static let countMax: CGFloat = 100_000

    init?(_ lengths: [CGFloat], phase: CGFloat) {
        // With an odd number of lengths, dashes and gaps change roles in every other repetition.
        let lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
        let period = lengths.reduce(0, +)
        guard lengths.allSatisfy({ $0 >= 0 }), period > 0, period.isFinite, phase.isFinite else { return nil }
        var rest = phase.truncatingRemainder(dividingBy: period)
        if rest < 0 { rest += period }
        var index = 0
        while index + 1 < lengths.count, rest >= lengths[index] {
            rest -= lengths[index]
            index += 1
        }
        (self.lengths, self.period) = (lengths, period)
        start = (index, max(lengths[index] - rest, 0))
    }

    /// Whether the lines have a finite length, and result in no more dashes than can be drawn.
    func suits(_ lines: [[CGPoint]]) -> Bool {
        let length = lines.reduce(0) { sum, line in
            zip(line, line.dropFirst()).reduce(sum) { $0 + Self.distance($1.0, $1.1) }
        }
        return length / period * CGFloat(lengths.count) <= Self.countMax
    }

    func dash(_ line: [CGPoint], into path: CGMutablePath) {
        guard let first = line.first else { return }
        var (index, left) = start
        var isDash: Bool { index.isMultiple(of: 2) }
        if isDash { path.move(to: first) }
        for (from, to) in zip(line, line.dropFirst()) {
            let length = Self.distance(from, to)
            guard length > 0 else { continue }
            var done: CGFloat = 0
            while length - done >= left {
                done += left
                let part = done / length
                let point = CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
                if isDash { path.addLine(to: point) } else { path.move(to: point) }
                index = (index + 1) % lengths.count
                left = lengths[index]
            }
            left -= length - done
            if isDash, done < length { path.addLine(to: to) }
        }
    }

    private static func distance(_ from: CGPoint, _ to: CGPoint) -> CGFloat { hypot(to.x - from.x, to.y - from.y) }
}
