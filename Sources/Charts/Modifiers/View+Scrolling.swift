import SwiftUI

extension View {
    /// The axes along which charts scroll.
    public func chartScrollableAxes(_ axes: Axis.Set) -> some View {
        chartOptions { $0.scrolling.axes = axes }
    }

    /// The visible length of the horizontal axis in scrolling charts: numbers, categories, or seconds of dates.
    public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chartOptions { $0.scrolling.xLength = length.chartValue.number }
    }

    /// The visible length of the vertical axis in scrolling charts: numbers, categories, or seconds of dates.
    public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chartOptions { $0.scrolling.yLength = length.chartValue.number }
    }

    /// The first visible value of the horizontal axis.
    public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
        chartOptions { $0.scrolling.x.bind(x) }
    }

    /// The initial first visible value of the horizontal axis.
    public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
        chartOptions { $0.scrolling.x.initial = initialX.chartValue }
    }

    /// The first visible value of the vertical axis.
    public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
        chartOptions { $0.scrolling.y.bind(y) }
    }

    /// The initial first visible value of the vertical axis.
    public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
        chartOptions { $0.scrolling.y.initial = initialY.chartValue }
    }

    /// Where scrolling charts come to rest. Has no effect here: they stop where they were released.
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

/// Determines where a scrolling chart comes to rest.
///
/// See [ChartScrollTargetBehavior](https://developer.apple.com/documentation/charts/chartscrolltargetbehavior).
public protocol ChartScrollTargetBehavior {}

/// Makes charts come to rest at values of the axis.
///
/// See
/// [ValueAlignedChartScrollTargetBehavior](https://developer.apple.com/documentation/charts/valuealignedchartscrolltargetbehavior).
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
    /// How far a chart may be scrolled beyond the nearest value.
    public enum LimitBehavior: Sendable { case automatic, always, never }
}

/// The larger values at which a chart prefers to come to rest.
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
    /// At multiples of a unit. Has no effect here: scrolling stops where it was released.
    public static func valueAligned<P: Plottable & Numeric>(
        unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
        limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior()
    }

    /// At dates whose components match. Has no effect here: scrolling stops where it was released.
    public static func valueAligned(
        matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
        limitBehavior: ValueAlignedChartScrollTargetBehavior.LimitBehavior = .automatic
    ) -> ValueAlignedChartScrollTargetBehavior {
        ValueAlignedChartScrollTargetBehavior()
    }
}
