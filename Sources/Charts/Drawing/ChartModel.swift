import SwiftUI

/// A chart's marks with everything derived from them: positions, scales and axes.
@MainActor
struct ChartModel {
    let options: ChartOptions
    let marks: [Mark]
    private let masks: [MarkMask]
    let looks: LookScales
    var x: ChartScale?
    var y: ChartScale?
    /// The labels of the values along both axes, for accessibility.
    let xLabel: Text?
    let yLabel: Text?
    private(set) var axes: [AxisSide] = []
    let hasSectors: Bool

    init(_ content: some ChartContent, _ options: ChartOptions, _ environment: EnvironmentValues, size: CGSize) {
        let collector = _ChartCollector()
        content._collect(into: collector)
        marks = collector.marks
        self.options = options
        Stacking.place(marks)
        masks = Self.masks(of: marks)
        for mask in masks { Stacking.place(mask.marks) }
        looks = LookScales(marks, options)
        xLabel = marks.lazy.flatMap(\.x.all).first?.label
        yLabel = marks.lazy.flatMap(\.y.all).first?.label
        hasSectors = marks.contains { $0.kind == .sector }
        makeScales(size)
        makeAxes(environment, size)
    }

    /// The masks of the marks, without duplicates.
    private static func masks(of marks: [Mark]) -> [MarkMask] {
        var seen: Set<ObjectIdentifier> = []
        return marks.compactMap(\.look.mask).filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    // MARK: Scales

    private mutating func makeScales(_ size: CGSize) {
        let groups = axisGroups
        var inference = ScaleInference(options: options.x.scale)
        let placed = marks + masks.flatMap(\.marks)
        inference.values = placed.flatMap(\.horizontal.values)
        inference.isWhole = marks.allSatisfy { $0.x.all.allSatisfy(\.isWhole) && !$0.isShare(vertical: false) }
        inference.tickCount = AxisTicks.count(along: size.width, isVertical: false)
        inference.follow(groups.x)
        for curve in marks.compactMap(\.function) {
            inference.values += curve.samples(over: nil, count: 64).filter(\.x.isFinite).map { .number($0.x) }
        }
        x = inference.scale ?? fallback(vertical: false)
        inference = ScaleInference(options: options.y.scale, isVertical: true)
        inference.values = placed.flatMap(\.vertical.values)
        inference.isWhole = marks.allSatisfy { $0.y.all.allSatisfy(\.isWhole) && !$0.isShare(vertical: true) }
        inference.tickCount = AxisTicks.count(along: size.height, isVertical: true)
        inference.follow(groups.y)
        for sample in marks.compactMap(\.function).flatMap({ $0.samples(over: numbers(of: x), count: 256) }) {
            inference.values += [sample.y, sample.base].compactMap { $0 }.filter(\.isFinite).map { .number($0) }
        }
        y = inference.scale ?? fallback(vertical: true)
    }

    /// The range of numbers of a scale.
    func numbers(of scale: ChartScale?) -> ClosedRange<Double>? {
        guard case .line(let low, let high, _)? = scale?.domain else { return nil }
        return low...high
    }

    /// The default axis of a function without a domain.
    private func fallback(vertical: Bool) -> ChartScale? {
        guard marks.contains(where: { $0.kind == .function }) else { return nil }
        var scale = ChartScale(.line(low: -1, high: 1, isDate: false))
        scale.isVertical = vertical
        return scale
    }

    // MARK: Axes

    private var axisGroups: (x: [AxisGroup], y: [AxisGroup]) {
        func groups(_ choice: ChartOptions.AxisChoice) -> [AxisGroup] {
            guard choice.visibility != .hidden else { return [] }
            guard let content = choice.content else { return [AxisGroup()] }
            let collector = _AxisCollector()
            content._collect(into: collector)
            return collector.groups
        }
        return (groups(options.x), groups(options.y))
    }

    private mutating func makeAxes(_ environment: EnvironmentValues, _ size: CGSize) {
        let groups = axisGroups
        var axes: [AxisSide] = []
        let shares = shares
        for (scale, groups, length, share, places) in [
            (x, groups.x, size.width, shares.x, marks.map(\.x)), (y, groups.y, size.height, shares.y, marks.map(\.y)),
        ] {
            guard let scale else { continue }
            let unit = places.lazy.flatMap(\.all).compactMap(\.unit).first
            let ticks = AxisTicks(
                scale: scale, length: length * share, share: share, environment: environment, binUnit: unit)
            axes += groups.map { AxisSide(group: $0, ticks: ticks) }
        }
        self.axes = axes
    }

    // MARK: Scrolling

    /// How many times the visible part of a scrolling chart fits into its domains.
    var shares: (x: CGFloat, y: CGFloat) {
        let scrolling = options.scrolling
        return (
            scrolling.axes.contains(.horizontal) ? share(x, scrolling.xLength) : 1,
            scrolling.axes.contains(.vertical) ? share(y, scrolling.yLength) : 1
        )
    }

    private func share(_ scale: ChartScale?, _ length: Double?) -> CGFloat {
        let whole: Double
        let part: Double
        switch scale?.domain {
        case .line(let low, let high, _)?: (whole, part) = (abs(high - low), length ?? abs(high - low) / 3)
        case .bands(let values)?: (whole, part) = (Double(values.count), length ?? 6)
        case nil: return 1
        }
        guard part > 0, whole.isFinite else { return 1 }
        return CGFloat(min(max(whole / part, 1), 200))
    }
}

extension Mark {
    /// Whether the mark's values are fractions of a total or shifted by centering, and so aren't whole numbers.
    fileprivate func isShare(vertical: Bool) -> Bool {
        grows && isVertical == vertical && (stacking == .normalized || stacking == .center)
    }
}

extension ScaleInference {
    /// Applies an axis's settings for its values.
    mutating func follow(_ groups: [AxisGroup]) {
        for group in groups {
            rounding = (rounding.lower ?? group.values.rounding.lower, rounding.upper ?? group.values.rounding.upper)
            switch group.values.kind {
            case .automatic(_, let count?): tickCount = max(count, 1)
            case .stride(let step) where step > 0: self.step = step
            default: break
            }
        }
    }
}
