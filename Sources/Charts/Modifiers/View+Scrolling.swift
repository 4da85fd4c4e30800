import SwiftUI

extension View {
    /// Along which axes charts scroll.
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
        chartOptions { $0.scrolling.axes = axes }
    }

    /// How much of the horizontal axis is seen of charts that scroll: numbers, categories, or seconds of dates.
    public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chartOptions { $0.scrolling.xLength = length.chartValue.number }
    }

    /// How much of the vertical axis is seen of charts that scroll: numbers, categories, or seconds of dates.
    public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chartOptions { $0.scrolling.yLength = length.chartValue.number }
    }

    /// The first value of the horizontal axis that is seen.
    public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
        chartOptions { $0.scrolling.x.bind(x) }
    }

    /// The first value of the horizontal axis that is seen at first.
    public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
        chartOptions { $0.scrolling.x.initial = initialX.chartValue }
    }

    /// The first value of the vertical axis that is seen.
    public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
        chartOptions { $0.scrolling.y.bind(y) }
    }

    /// The first value of the vertical axis that is seen at first.
    public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
        chartOptions { $0.scrolling.y.initial = initialY.chartValue }
    }

    /// Where scrolling charts come to rest. Here they do where they were let go.
    public func chartScrollTargetBehavior<B: ChartScrollTargetBehavior>(_ behavior: B) -> some View { self }
}

extension ChartScrolling.Position {
    mutating func bind<P: Plottable>(_ binding: Binding<P>) {
        get = { binding.wrappedValue.chartValue }
        set = { value in
            guard let value = P(chartValue: value), value.chartValue != binding.wrappedValue.chartValue else { return }
            binding.wrappedValue = value
        }
    }
}

/// Where a scrolling chart comes to rest.
///
/// See [ChartScrollTargetBehavior](https://developer.apple.com/documentation/charts/chartscrolltargetbehavior).
public protocol ChartScrollTargetBehavior {}

/// At values of the axis.
///
/// See [ValueAlignedChartScrollTargetBehavior](https://developer.apple.com/documentation/charts/valuealignedchartscrolltargetbehavior).
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    /// How far a chart may be scrolled beyond the nearest value.
    public enum LimitBehavior: Sendable { case automatic, always, never }
}

/// Which larger values a chart prefers to come to rest at.
///
/// See [MajorValueAlignment](https://developer.apple.com/documentation/charts/majorvaluealignment).
public struct MajorValueAlignment<Value> {
    /// A whole page.
    public static var page: MajorValueAlignment { MajorValueAlignment() }
    /// Multiples of a unit.
    public static func unit(_ unit: Value) -> MajorValueAlignment { MajorValueAlignment() }
    /// Dates whose components match.
    public static func matching(_ components: DateComponents) -> MajorValueAlignment { MajorValueAlignment() }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
    /// At multiples of a unit. Here scrolling ends where it was let go.
    public static func valueAligned<P: Plottable & Numeric>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
        limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior()
    }

    /// At dates whose components match. Here scrolling ends where it was let go.
    public static func valueAligned(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior()
    }
}
