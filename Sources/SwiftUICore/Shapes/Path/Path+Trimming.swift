import CoreGraphics
import DrawingValues
import Foundation

extension Path {
    /// The part of the path between two fractions of its length, 0…1.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let from = min(max(from, 0), 1)
        let to = min(max(to, 0), 1)
        guard from < to else { return Path() }
        if from == 0, to == 1 { return self }
        return PathTrimmer(geometry).trimmed(from: from, to: to)
    }
}

/// Cuts a path by its length.
private struct PathTrimmer {
    private struct Piece {
        let points: [CGPoint]
        let startsSubpath: Bool
        /// How far it is along the curve to equally spaced parameters, in points.
        let distances: [CGFloat]
        var length: CGFloat { distances.last ?? 0 }
    }

    private let pieces: [Piece]

    init(_ geometry: PathGeometry) {
        var pieces: [Piece] = []
        let extent = geometry.boundingBox
        let tolerance = max(extent.width, extent.height) / 2000
        geometry.forEachSegment { segment in
            var distances: [CGFloat] = [0]
            var last = segment.start
            for point in segment.flattened(tolerance: tolerance) {
                distances.append(distances.last! + hypot(point.x - last.x, point.y - last.y))
                last = point
            }
            pieces.append(
                Piece(
                    points: [segment.start] + segment.controls + [segment.end], startsSubpath: segment.startsSubpath,
                    distances: distances))
        }
        self.pieces = pieces
    }

    func trimmed(from: CGFloat, to: CGFloat) -> Path {
        let total = pieces.reduce(0) { $0 + $1.length }
        let (begin, end) = (from * total, to * total)
        var path = Path()
        var covered: CGFloat = 0
        for piece in pieces {
            let low = max(begin - covered, 0)
            let high = min(end - covered, piece.length)
            covered += piece.length
            guard low < high else { continue }
            let part = Self.part(piece.points, from: parameter(piece, low), to: parameter(piece, high))
            if piece.startsSubpath || path.isEmpty { path.move(to: part[0]) }
            path.geometry.append(Self.element(part))
        }
        return path
    }

    private func parameter(_ piece: Piece, _ distance: CGFloat) -> CGFloat {
        guard distance > 0 else { return 0 }
        guard distance < piece.length else { return 1 }
        let upper = piece.distances.firstIndex { $0 >= distance }!
        let step = piece.distances[upper] - piece.distances[upper - 1]
        let within = step > 0 ? (distance - piece.distances[upper - 1]) / step : 0
        return (CGFloat(upper - 1) + within) / CGFloat(piece.distances.count - 1)
    }

    /// The part of a Bézier curve between two parameters, by de Casteljau's construction twice.
    private static func part(_ points: [CGPoint], from: CGFloat, to: CGFloat) -> [CGPoint] {
        let head = split(points, at: to).head
        return to > 0 ? split(head, at: from / to).tail : head
    }

    private static func split(_ points: [CGPoint], at t: CGFloat) -> (head: [CGPoint], tail: [CGPoint]) {
        var rest = points
        var head = [points[0]]
        var tail = [points.last!]
        while rest.count > 1 {
            rest = zip(rest, rest.dropFirst()).map { a, b in
                CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
            }
            head.append(rest[0])
            tail.append(rest.last!)
        }
        return (head, tail.reversed())
    }

    private static func element(_ points: [CGPoint]) -> PathGeometry.Element {
        switch points.count {
        case 2: .line(to: points[1])
        case 3: .quadCurve(to: points[2], control: points[1])
        default: .curve(to: points[3], control1: points[1], control2: points[2])
        }
    }
}
