import Foundation

/// A value that a chart can place: a number, a date, a string, or a type of the app's that is represented by one of them.
///
/// See [Plottable](https://developer.apple.com/documentation/charts/plottable).
public protocol Plottable {
    associatedtype PrimitivePlottable: PrimitivePlottableProtocol
    /// The number, date or string that represents the value.
    var primitivePlottable: PrimitivePlottable { get }
    /// The value that a number, date or string represents; nil if there is none.
    init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a string: the types for which charts have scales.
///
/// See [PrimitivePlottableProtocol](https://developer.apple.com/documentation/charts/primitiveplottableprotocol).
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
    var _chartValue: _ChartValue { get }
    init?(_chartValue: _ChartValue)
    static var _isWhole: Bool { get }
}

extension PrimitivePlottableProtocol {
    /// The value itself.
    public var primitivePlottable: Self { self }
    /// The value itself.
    public init?(primitivePlottable: Self) { self = primitivePlottable }
    /// Whether all values of the type are whole numbers.
    public static var _isWhole: Bool { false }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
    /// The raw value.
    public var primitivePlottable: RawValue { rawValue }
    /// The case with that raw value.
    public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
    var chartValue: _ChartValue { primitivePlottable._chartValue }

    init?(chartValue: _ChartValue) {
        guard let primitive = PrimitivePlottable(_chartValue: chartValue) else { return nil }
        self.init(primitivePlottable: primitive)
    }
}

/// A type-erased value, as scales use it.
public enum _ChartValue: Hashable, Sendable {
    case number(Double)
    case date(Date)
    case category(String)

    /// The value as a number; a date in seconds. Nil for a category, and for a number that isn't finite.
    var number: Double? {
        let number: Double
        switch self {
        case .number(let value): number = value
        case .date(let date): number = date.timeIntervalSinceReferenceDate
        case .category: return nil
        }
        // Larger numbers can't be subtracted from each other without an overflow, and calendars don't support such dates.
        return abs(number) < (isDate ? Self.dateSecondsMax : 1e300) ? number : nil
    }

    /// About thirty thousand years.
    private static let dateSecondsMax = 1e12

    /// The key that distinguishes series, colors and bands: all NaN values are equal.
    var identity: _ChartValue {
        if case .number(let number) = self, number.isNaN { .category("nan") } else { self }
    }

    var category: String? { if case .category(let name) = self { name } else { nil } }
    var isDate: Bool { if case .date = self { true } else { false } }

    /// A value of the same kind, from a number.
    func moved(to number: Double) -> _ChartValue {
        isDate ? .date(Date(timeIntervalSinceReferenceDate: number)) : .number(number)
    }
}

extension [_ChartValue] {
    /// The values without later duplicates.
    var withoutRepetitions: [_ChartValue] {
        var seen: Set<_ChartValue> = []
        return filter { seen.insert($0).inserted }
    }

    /// The index of each value.
    var places: [_ChartValue: Int] { Dictionary(enumerated().map { ($1, $0) }) { first, _ in first } }
}
