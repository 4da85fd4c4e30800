import Foundation

/// A bin: it includes its lower bound, and its upper bound only if it is the last bin.
///
/// See [ChartBinRange](https://developer.apple.com/documentation/charts/chartbinrange).
public struct ChartBinRange<Bound: Comparable> {
    /// Where the bin begins.
    public let lowerBound: Bound
    /// Where the bin ends.
    public let upperBound: Bound
    let isClosed: Bool

    /// Whether a value is in the bin.
    public func contains(_ element: Bound) -> Bool {
        element >= lowerBound && (element < upperBound || (isClosed && element == upperBound))
    }
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

/// Bins of equal size over numbers, for histograms.
///
/// See [NumberBins](https://developer.apple.com/documentation/charts/numberbins).
public struct NumberBins<Value: Comparable & Sendable>: RandomAccessCollection, Sendable {
    /// The bounds of the bins.
    public let thresholds: [Value]

    /// Bins between values in ascending order.
    public init(thresholds: [Value]) { self.thresholds = thresholds }

    /// The first bin.
    public var startIndex: Int { 0 }
    /// One after the last bin.
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
    /// A bin.
    public subscript(position: Int) -> ChartBinRange<Value> {
        ChartBinRange(
            lowerBound: thresholds[position], upperBound: thresholds[position + 1], isClosed: position == endIndex - 1)
    }

    /// The bin that contains a value, or else the nearest bin.
    public func index(for value: Value) -> Int {
        thresholds.bin(of: value)
    }
}

extension NumberBins where Value: BinaryFloatingPoint {
    /// About the desired number of bins, between round numbers, over all of the data.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
        let numbers = data.map { Double($0) }.filter(\.isFinite)
        let step = NumberTicks.step(over: numbers, count: desiredCount ?? 10, minimum: Double(minimumStride))
        thresholds = NumberTicks.bins(over: numbers, step: step).map { Value($0) }
    }

    /// About the desired number of bins, between round numbers, over a range.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
        self.init(data: [range.lowerBound, range.upperBound], desiredCount: desiredCount, minimumStride: minimumStride)
    }

    /// A given number of equal bins, over a range.
    public init(range: ClosedRange<Value>, count: Int) {
        let count = Swift.max(count, 1)
        let size = (range.upperBound - range.lowerBound) / Value(count)
        thresholds = (0...count).map { range.lowerBound + Value($0) * size }
    }

    /// Bins of one size, over a range.
    public init(size: Value, range: ClosedRange<Value>) {
        let numbers = [Double(range.lowerBound), Double(range.upperBound)]
        thresholds = NumberTicks.bins(over: numbers, step: Double(size)).map { Value($0) }
    }
}

extension NumberBins where Value: FixedWidthInteger {
    /// About the desired number of bins, between round numbers, over all of the data.
    public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
        let numbers = data.map { Double($0) }
        let least = Swift.max(Double(minimumStride), 1)
        let step = NumberTicks.step(over: numbers, count: desiredCount ?? 10, minimum: least)
        thresholds = Self.whole(NumberTicks.bins(over: numbers, step: step))
    }

    /// About the desired number of bins, between round numbers, over a range.
    public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
        self.init(data: [range.lowerBound, range.upperBound], desiredCount: desiredCount, minimumStride: minimumStride)
    }

    /// Bins of one size, over a range.
    public init(size: Value, range: ClosedRange<Value>) {
        let numbers = [Double(range.lowerBound), Double(range.upperBound)]
        thresholds = Self.whole(NumberTicks.bins(over: numbers, step: Swift.max(Double(size), 1)))
    }

    /// A round number beyond the type's range is replaced by the type's last number.
    private static func whole(_ numbers: [Double]) -> [Value] {
        numbers.map { Value(exactly: $0.rounded()) ?? ($0 < 0 ? .min : .max) }.reduce(into: []) { thresholds, number in
            if number != thresholds.last { thresholds.append(number) }
        }
    }
}

/// Bins of a calendar's units over dates.
///
/// See [DateBins](https://developer.apple.com/documentation/charts/datebins).
public struct DateBins: RandomAccessCollection, Sendable {
    /// The bounds of the bins.
    public let thresholds: [Date]

    /// Bins of a number of calendar units, over all of the dates.
    public init(unit: Calendar.Component, by count: Int = 1, data: [Date], calendar: Calendar = .current) {
        let first = data.min() ?? .now
        let stride = DateStride(unit: unit, count: count, calendar: calendar)
        self.init(thresholds: data.isEmpty ? [] : stride.enclosing(first...(data.max() ?? first)))
    }

    /// Bins between dates in ascending order.
    public init(thresholds: [Date]) { self.thresholds = thresholds }

    /// Bins of a number of calendar units, over a range.
    public init(unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current) {
        self.init(thresholds: DateStride(unit: unit, count: count, calendar: calendar).enclosing(range))
    }

    /// Bins of a number of seconds, over a range.
    public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
        let numbers = [range.lowerBound, range.upperBound].map(\.timeIntervalSinceReferenceDate)
        self.init(
            thresholds: NumberTicks.bins(over: numbers, step: timeInterval).map {
                Date(timeIntervalSinceReferenceDate: $0)
            })
    }

    /// The first bin.
    public var startIndex: Int { 0 }
    /// One after the last bin.
    public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
    /// A bin.
    public subscript(position: Int) -> ChartBinRange<Date> {
        ChartBinRange(
            lowerBound: thresholds[position], upperBound: thresholds[position + 1], isClosed: position == endIndex - 1)
    }

    /// The bin that contains a date, or else the nearest bin.
    public func index(for value: Date) -> Int {
        thresholds.bin(of: value)
    }
}

extension Array where Element: Comparable {
    /// The index of the bin that contains a value, or else of the nearest one. The elements must be in ascending order.
    fileprivate func bin(of value: Element) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if self[middle] > value { high = middle } else { low = middle + 1 }
        }
        return Swift.min(Swift.max(low - 1, 0), Swift.max(count - 2, 0))
    }
}
