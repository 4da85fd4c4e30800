import Foundation

/// An app's settings for a scale.
struct ScaleOptions {
    var domain = _ScaleDomainChoice()
    var ends: ChartScale.Ends?
    var type: ScaleType?
}

/// Derives a scale from the values along an axis.
struct ScaleInference {
    var options = ScaleOptions()
    var isVertical = false
    /// The values, in their order; both ends of each bin.
    var values: [_ChartValue] = []
    var isWhole = true
    /// The approximate number of intervals, and the axis's settings for rounding its ends.
    var tickCount = 5
    var rounding: (lower: Bool?, upper: Bool?) = (nil, nil)
    /// The step that the axis requests.
    var step: Double?

    /// Nil if there are no values along the axis.
    var scale: ChartScale? {
        var chosen = options.domain.values
        if chosen == nil, let change = options.domain.change { chosen = change(inferred) }
        guard let domain = domain(of: chosen ?? values, isChosen: chosen != nil) else { return nil }
        var scale = ChartScale(domain)
        scale.type = options.type ?? .linear
        scale.ends = options.ends ?? .padding(start: 0, end: 0)
        scale.isVertical = isVertical
        scale.isReversed = options.domain.isReversed != isDescending(chosen)
        scale.isWhole = isWhole && !scale.isBanded && !scale.isDate
        return scale
    }

    /// The domain of the data, as values: all categories, or the bounds.
    private var inferred: [_ChartValue] {
        switch domain(of: values, isChosen: false) {
        case .bands(let values)?: values
        case .line(let low, let high, true)?:
            [low, high].map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
        case .line(let low, let high, false)?: [.number(low), .number(high)]
        case nil: []
        }
    }

    private func domain(of values: [_ChartValue], isChosen: Bool) -> ChartScale.Domain? {
        if options.type?.kind == .category || values.contains(where: { $0.category != nil }) {
            return .bands(values.map(\.identity).withoutRepetitions)
        }
        let numbers = values.compactMap(\.number)
        guard let low = numbers.min(), let high = numbers.max() else {
            return isChosen || values.isEmpty ? nil : .line(low: 0, high: 1, isDate: false)
        }
        if values.contains(where: \.isDate) { return dates(low, high) }
        return isChosen ? line(low, high) : rounded(low, high)
    }

    private func dates(_ low: Double, _ high: Double) -> ChartScale.Domain {
        low < high
            ? .line(low: low, high: high, isDate: true) : .line(low: low - 43_200, high: high + 43_200, isDate: true)
    }

    /// Widens equal bounds, so that they differ.
    private func line(_ low: Double, _ high: Double) -> ChartScale.Domain {
        guard low == high else { return .line(low: low, high: high, isDate: false) }
        let margin = max(abs(low) * 0.1, 0.5)
        return .line(low: low - margin, high: high + margin, isDate: false)
    }

    /// The bounds of the data, including zero, rounded outwards to round numbers.
    private func rounded(_ low: Double, _ high: Double) -> ChartScale.Domain {
        let type = options.type ?? .linear
        if type == .log { return decades(low, high) }
        let includesZero = options.domain.includesZero ?? true
        let low = includesZero ? min(low, 0) : low
        let high = includesZero ? max(high, 0) : high
        guard low < high else { return low == 0 ? .line(low: 0, high: 1, isDate: false) : line(low, high) }
        let step = step ?? NumberTicks.step(from: low, to: high, count: tickCount, minimum: isWhole ? 1 : 0)
        let (first, last) = NumberTicks.ends(around: low, high, step: step)
        guard first.isFinite, last.isFinite, first < last else { return line(low, high) }
        return line(rounding.lower ?? true ? first : low, rounding.upper ?? true ? max(last, high) : high)
    }

    private func decades(_ low: Double, _ high: Double) -> ChartScale.Domain {
        let low = values.compactMap(\.number).filter { $0 > 0 }.min() ?? 1
        let high = max(high, low)
        let first = pow(10, floor(log10(low) + 1e-9))
        let last = pow(10, ceil(log10(high) - 1e-9))
        return .line(low: first, high: last > first ? last : first * 10, isDate: false)
    }

    private func isDescending(_ chosen: [_ChartValue]?) -> Bool {
        guard options.type?.kind != .category, let first = chosen?.first?.number, let last = chosen?.last?.number else {
            return false
        }
        return first > last
    }
}
