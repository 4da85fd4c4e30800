import Foundation

/// A column of a `LazyVGrid`, or a row of a `LazyHGrid`.
///
/// See [GridItem](https://developer.apple.com/documentation/swiftui/griditem).
public struct GridItem: Sendable {
    /// The size of the track, in points.
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many tracks as fit, each at least `minimum`.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The size of the track.
    public var size: Size
    /// The distance before the next track, in points; nil is the standard distance, 8 points.
    public var spacing: CGFloat?
    /// The alignment of views in the track; nil is the grid's alignment.
    public var alignment: Alignment?

    /// A track of a size. A nil spacing is the standard distance, a nil alignment the grid's.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

/// Distributes a length among tracks.
///
/// Fixed tracks get their length first. The others, in order, each get an equal share of the remaining length, within
/// their bounds. An adaptive item divides its share into as many equal tracks as its minimum allows.
///
/// Source: Apple's documentation of `GridItem.Size`, and Javier Nigro, *Impossible Grids with SwiftUI* (The SwiftUI Lab).
struct GridTracks {
    private(set) var cells: [LazyCell] = []
    private var position: CGFloat = 0

    init(_ items: [GridItem], across length: CGFloat, _ alignment: Alignment) {
        let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? ViewSpacing.standard) }
        let fixed = items.reduce(0) { sum, item in
            if case .fixed(let size) = item.size { sum + size } else { sum }
        }
        var remaining = max(length - gaps - fixed, 0)
        var flexibleCount = items.count { if case .fixed = $0.size { false } else { true } }
        for item in items {
            let spacing = item.spacing ?? ViewSpacing.standard
            let own = item.alignment ?? alignment
            guard case .fixed(let size) = item.size else {
                let taken = add(item.size, offered: remaining / CGFloat(flexibleCount), spacing, own)
                remaining = max(remaining - taken, 0)
                flexibleCount -= 1
                continue
            }
            add(size, spacing, own)
        }
        centre(in: length)
    }

    private mutating func add(_ length: CGFloat, _ spacing: CGFloat, _ alignment: Alignment) {
        cells.append(LazyCell(offset: position, length: length, alignment: alignment))
        position += length + spacing
    }

    /// Adds the track or tracks of an item that isn't fixed, and returns their total length.
    private mutating func add(
        _ size: GridItem.Size, offered: CGFloat, _ spacing: CGFloat, _ alignment: Alignment
    ) -> CGFloat {
        switch size {
        case .fixed(let length): return length
        case .flexible(let minimum, let maximum):
            let length = min(max(offered, minimum), maximum)
            add(length, spacing, alignment)
            return length
        case .adaptive(let minimum, let maximum):
            let smallest = max(minimum, 1)
            let fitting = (offered + spacing) / (smallest + spacing)
            // Stacks measure the grid with an infinite proposal.
            let count = fitting.isFinite ? max(Int(fitting), 1) : 1
            let shared = (offered - spacing * CGFloat(count - 1)) / CGFloat(count)
            let length = min(max(shared, smallest), maximum)
            for _ in 0..<count { add(length, spacing, alignment) }
            return CGFloat(count) * (length + spacing) - spacing
        }
    }

    /// Centers tracks that don't fill the grid.
    private mutating func centre(in length: CGFloat) {
        guard let last = cells.last else { return }
        let free = length - (last.offset + last.length)
        guard free.isFinite else { return }
        for index in cells.indices { cells[index].offset += free / 2 }
    }
}
