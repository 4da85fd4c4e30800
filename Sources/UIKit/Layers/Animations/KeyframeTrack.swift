import CoreGraphics
import Foundation

/// The ways between keyframes, with the times at which they begin and end.
struct KeyframeTrack {
    /// The points of each way, from its keyframe to the next one: two of a line, several of a curve, one if nothing moves.
    private let ways: [[LayerValue]]
    /// When each way begins, and when the last one ends, from 0 to 1.
    private let times: [Double]

    var last: LayerValue? { ways.last?.last }

    /// - Parameters:
    ///   - ways: The ways between keyframes.
    ///   - isDiscrete: Each keyframe is shown until the next one. The last one has a time as well.
    ///   - isPaced: All is passed with the same speed, without regard to keyframes.
    ///   - times: The keyframes' times; nil, or a wrong number of them, spaces them evenly.
    init(_ ways: [[LayerValue]], isDiscrete: Bool, isPaced: Bool, times: [Double]?) {
        if isPaced, let (pieces, times) = Self.paced(ways) {
            (self.ways, self.times) = (pieces, times)
            return
        }
        let start = (ways.first?.first).map { [$0] } ?? []
        let stops = ways.count == 1 && ways[0].count == 1 ? [] : ways.compactMap(\.last)
        self.ways = isDiscrete ? (start + stops).map { [$0] } : ways
        let count = self.ways.count
        let fits = times?.count == count + 1 && times?.allSatisfy(\.isFinite) == true
        self.times = fits ? times ?? [] : (0...count).map { Double($0) / Double(max(count, 1)) }
    }

    /// The value at a share of the time.
    /// - Parameter paces: The pace of each way; missing ones are even.
    @MainActor
    func value(at fraction: Double, paces: [CAMediaTimingFunction]) -> LayerValue? {
        guard let next = times.firstIndex(where: { $0 > fraction }) else { return last }
        guard next > 0 else { return ways.first?.first }
        let points = ways[next - 1]
        guard points.count > 1 else { return points.first }
        var share = (fraction - times[next - 1]) / (times[next] - times[next - 1])
        if paces.indices.contains(next - 1) { share = paces[next - 1].value(at: share) }
        let place = share * Double(points.count - 1)
        guard place.isFinite else { return points.first }
        let index = min(Int(saturating: max(place, 0)), points.count - 2)
        return points[index].blended(to: points[index + 1], CGFloat(place - Double(index)))
    }

    /// Ways between values.
    static func ways(_ values: [LayerValue]) -> [[LayerValue]] {
        values.count > 1 ? zip(values, values.dropFirst()).map { [$0, $1] } : values.map { [$0] }
    }

    /// All pieces, with times at which points are passed with the same speed; nil for other values, and without a way.
    private static func paced(_ ways: [[LayerValue]]) -> ([[LayerValue]], [Double])? {
        let pieces = ways.flatMap { zip($0, $0.dropFirst()).map { [$0, $1] } }
        var lengths = [0.0]
        for piece in pieces {
            guard let length = length(from: piece[0], to: piece[1]) else { return nil }
            lengths.append((lengths.last ?? 0) + length)
        }
        guard let whole = lengths.last, whole > 0, whole.isFinite else { return nil }
        return (pieces, lengths.map { $0 / whole })
    }

    private static func length(from one: LayerValue, to two: LayerValue) -> Double? {
        switch (one, two) {
        case (.point(let one), .point(let two)): Double(hypot(two.x - one.x, two.y - one.y))
        case (.number(let one), .number(let two)): Double(abs(two - one))
        default: nil
        }
    }
}

extension KeyframeTrack {
    private static let piecesPerCurve = 16

    /// The lines and curves of a path. A further beginning in it is reached at once.
    static func ways(_ path: CGPath) -> [[LayerValue]] {
        var ways: [[CGPoint]] = []
        path.geometry.forEachSegment { segment in
            let pieces = segment.controls.isEmpty ? 1 : piecesPerCurve
            ways.append((0...pieces).map { segment.point(at: CGFloat($0) / CGFloat(pieces)) })
        }
        if ways.isEmpty, !path.isEmpty { ways = [[path.currentPoint]] }
        return ways.map { $0.map(LayerValue.point) }
    }
}
