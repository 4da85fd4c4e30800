import CoreGraphics

/// Sorts frames into layers without overlaps, so that each layer can be drawn as one path: overlapping translucent marks look as
/// if they were drawn one by one.
struct PathLayers {
    private(set) var layers: [[CGRect]] = []
    /// For each cell of the plot a bit set of the layers that occupy it.
    private var taken: [Cell: SIMD4<UInt64>] = [:]
    private let cellSize: CGFloat

    private struct Cell: Hashable {
        let x: Int
        let y: Int
    }

    /// The approximate number of cells per frame in each direction.
    private static let cellsPerFrame: CGFloat = 4

    init(_ frames: [CGRect]) {
        let sides = frames.flatMap { [$0.width, $0.height] }.filter(\.isFinite).sorted()
        cellSize = max((sides.last ?? 0) / Self.cellsPerFrame / 4, (sides.isEmpty ? 0 : sides[sides.count / 2]) / 4, 1)
        for frame in frames { add(frame) }
    }

    private mutating func add(_ frame: CGRect) {
        let cells = cells(of: frame)
        let used = cells.reduce(into: SIMD4<UInt64>()) { $0 |= taken[$1, default: SIMD4()] }
        // More than 256 layers look opaque, so further frames are dropped.
        guard let word = used.indices.first(where: { used[$0] != .max }) else { return }
        let bit = (~used[word]).trailingZeroBitCount, layer = 64 * word + bit
        for cell in cells { taken[cell, default: SIMD4()][word] |= 1 << UInt64(bit) }
        if layer == layers.count { layers.append([]) }
        layers[layer].append(frame)
    }

    private func cells(of frame: CGRect) -> [Cell] {
        guard let across = range(frame.minX, frame.maxX), let along = range(frame.minY, frame.maxY) else { return [] }
        return across.flatMap { x in along.map { Cell(x: x, y: $0) } }
    }

    /// Frames far outside of the plot are invisible.
    private func range(_ low: CGFloat, _ high: CGFloat) -> ClosedRange<Int>? {
        guard low.isFinite, high.isFinite, abs(low) < 1e6, abs(high) < 1e6 else { return nil }
        return Int((low / cellSize).rounded(.down))...Int((high / cellSize).rounded(.down))
    }

    /// Of opaque frames that look identical, with equal sizes and centers rounded to the same half pixel, keeps the first.
    static func apart(_ frames: [CGRect]) -> [CGRect] {
        var taken: Set<[CGFloat]> = []
        return frames.filter { frame in
            taken.insert([(frame.midX * 2).rounded(), (frame.midY * 2).rounded(), frame.width, frame.height]).inserted
        }
    }
}
