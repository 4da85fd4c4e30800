import Foundation

/// Maps values to positions along one axis of a plot, and back.
struct ChartScale {
    enum Domain: Equatable {
        /// Numbers, or dates in seconds. The bounds differ, and are finite.
        case line(low: Double, high: Double, isDate: Bool)
        /// Bands of equal size, in their order.
        case bands([_ChartValue])
    }

    enum Ends: Equatable {
        case padding(start: CGFloat, end: CGFloat)
        case points(from: CGFloat, to: CGFloat)
    }

    let domain: Domain
    var type = ScaleType.linear
    var ends = Ends.padding(start: 0, end: 0)
    /// On a vertical axis numbers increase upwards, and categories are listed downwards.
    var isVertical = false
    var isReversed = false
    /// Whether all values are whole numbers.
    var isWhole = false
    private let places: [_ChartValue: Int]

    init(_ domain: Domain) {
        self.domain = domain
        if case .bands(let values) = domain { places = values.places } else { places = [:] }
    }

    var isBanded: Bool { if case .bands = domain { true } else { false } }
    var isDate: Bool { if case .line(_, _, true) = domain { true } else { false } }

    // MARK: Positions

    /// The positions of the first and the last value, in points of the plot.
    private func span(_ length: CGFloat) -> (from: CGFloat, to: CGFloat) {
        let isFlipped = isReversed != (isVertical && !isBanded)
        switch ends {
        case .points(let from, let to):
            return isVertical && !isBanded ? (length - from, length - to) : (from, to)
        case .padding(let start, let end):
            return isFlipped ? (length - start, end) : (start, length - end)
        }
    }

    /// The position of a value's middle; nil where it has none.
    func position(_ value: _ChartValue, in length: CGFloat) -> CGFloat? {
        let (from, to) = span(length)
        switch domain {
        case .bands(let values):
            guard let place = places[value.identity], !values.isEmpty else { return nil }
            return from + (to - from) * (CGFloat(place) + 0.5) / CGFloat(values.count)
        case .line(let low, let high, let isDate):
            guard let number = value.number, value.isDate == isDate, let share = share(number, low, high) else {
                return nil
            }
            return from + (to - from) * share
        }
    }

    /// A number's fraction between the lower and the upper bound. Values far outside are clamped to prevent overflows.
    private func share(_ number: Double, _ low: Double, _ high: Double) -> CGFloat? {
        guard let first = type.forward(low), let last = type.forward(high), first != last else { return nil }
        guard let place = type.forward(number) else { return nil }
        return min(max((place - first) / (last - first), -1000), 1000)
    }

    /// The size of a category's band, in points; nil on a line.
    func bandwidth(in length: CGFloat) -> CGFloat? {
        guard case .bands(let values) = domain else { return nil }
        let (from, to) = span(length)
        return abs(to - from) / CGFloat(max(values.count, 1))
    }

    /// The value at a position; nil outside of the bands.
    func value(at position: CGFloat, in length: CGFloat) -> _ChartValue? {
        let (from, to) = span(length)
        guard from != to, position.isFinite else { return nil }
        let share = Double((position - from) / (to - from))
        switch domain {
        case .bands(let values):
            guard share >= 0, share <= 1, !values.isEmpty else { return nil }
            return values[min(Int(share * Double(values.count)), values.count - 1)]
        case .line(let low, let high, let isDate):
            guard let first = type.forward(low), let last = type.forward(high) else { return nil }
            let number = type.backward(first + min(max(share, -1000), 1000) * (last - first))
            guard number.isFinite else { return nil }
            return isDate ? .date(Date(timeIntervalSinceReferenceDate: number)) : .number(number)
        }
    }

    /// The position where bars begin: at zero, or at the end of the axis nearest to it.
    func baseline(in length: CGFloat) -> CGFloat {
        guard case .line(let low, let high, let isDate) = domain else { return isVertical ? length : 0 }
        let zero = isDate ? low : min(max(0, min(low, high)), max(low, high))
        let start = type.forward(zero) == nil ? low : zero
        return position(isDate ? .date(Date(timeIntervalSinceReferenceDate: start)) : .number(start), in: length) ?? 0
    }
}

extension ChartScale: Equatable {
    static func == (left: ChartScale, right: ChartScale) -> Bool {
        left.domain == right.domain && left.type == right.type && left.ends == right.ends
            && left.isVertical == right.isVertical && left.isReversed == right.isReversed
    }
}
