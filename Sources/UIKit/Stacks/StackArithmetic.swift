import CoreGraphics

/// Distributes a stack's length among its views. It covers the stack's axis only; across it each view is sized
/// independently.
struct StackArithmetic {
    /// One view: the length that it wants, and its priorities against stretching and shrinking.
    struct Item {
        var length: CGFloat
        var hugging: Float = 250
        var resistance: Float = 750
        /// The spacing after it.
        var spacing: CGFloat = 0
    }

    struct Span: Equatable {
        var start: CGFloat
        var length: CGFloat
    }

    var items: [Item]
    var distribution: UIStackView.Distribution

    private var spacings: CGFloat { items.dropLast().reduce(0) { $0 + $1.spacing } }
    private var lengths: CGFloat { items.reduce(0) { $0 + $1.length } }

    /// The stack's intrinsic length.
    var length: CGFloat {
        guard distribution == .fillEqually else { return lengths + spacings }
        return (items.map(\.length).max() ?? 0) * CGFloat(items.count) + spacings
    }

    func spans(in room: CGFloat) -> [Span] {
        switch distribution {
        case .fill: inRow(filled(room - spacings), gap: 0)
        case .fillEqually: inRow(items.map { _ in max(room - spacings, 0) / CGFloat(items.count) }, gap: 0)
        case .fillProportionally: inRow(proportional(room - spacings), gap: 0)
        case .equalSpacing: equallySpaced(room)
        case .equalCentering: equallyCentred(room)
        }
    }

    private func inRow(_ lengths: [CGFloat], gap: CGFloat) -> [Span] {
        var start: CGFloat = 0
        return zip(items, lengths).map { item, length in
            defer { start += length + item.spacing + gap }
            return Span(start: start, length: length)
        }
    }

    /// Extra space goes to the view with the lowest hugging priority. Missing space is taken from the views in order of
    /// resistance, each down to 0.
    private func filled(_ room: CGFloat) -> [CGFloat] {
        var lengths = items.map(\.length)
        let extra = room - self.lengths
        if extra > 0 {
            guard let index = items.indices.min(by: { items[$0].hugging < items[$1].hugging }) else { return lengths }
            lengths[index] += extra
        }
        var missing = -extra
        for index in items.indices.sorted(by: { items[$0].resistance < items[$1].resistance }) where missing > 0 {
            let taken = min(lengths[index], missing)
            lengths[index] -= taken
            missing -= taken
        }
        return lengths
    }

    private func proportional(_ room: CGFloat) -> [CGFloat] {
        guard lengths > 0 else { return items.map { _ in max(room, 0) / CGFloat(items.count) } }
        return items.map { max(room, 0) * $0.length / lengths }
    }

    private func equallySpaced(_ room: CGFloat) -> [Span] {
        guard items.count > 1, room > lengths + spacings else { return inRow(filled(room - spacings), gap: 0) }
        return inRow(items.map(\.length), gap: (room - lengths - spacings) / CGFloat(items.count - 1))
    }

    /// Centers the views at equal distances, unless that violates the spacing.
    private func equallyCentred(_ room: CGFloat) -> [Span] {
        guard items.count > 1, room > lengths + spacings else { return inRow(filled(room - spacings), gap: 0) }
        let (first, last) = (items[0].length / 2, room - items[items.count - 1].length / 2)
        let step = (last - first) / CGFloat(items.count - 1)
        let spans = items.enumerated().map { index, item in
            Span(start: first + step * CGFloat(index) - item.length / 2, length: item.length)
        }
        let isTooNear = zip(spans, spans.dropFirst()).enumerated().contains { index, pair in
            pair.1.start - pair.0.start - pair.0.length < items[index].spacing - 0.001
        }
        return isTooNear ? equallySpaced(room) : spans
    }
}
