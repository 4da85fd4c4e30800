import Foundation

extension BinaryFloatingPoint where Self: PrimitivePlottableProtocol {
    /// The number as a chart value.
    public var _chartValue: _ChartValue { .number(Double(self)) }
    /// The number of a chart value; nil if that isn't a number.
    public init?(_chartValue: _ChartValue) {
        guard case .number(let number) = _chartValue else { return nil }
        self.init(number)
    }
}

extension FixedWidthInteger where Self: PrimitivePlottableProtocol {
    /// The number as a chart value.
    public var _chartValue: _ChartValue { .number(Double(self)) }
    /// The whole number nearest to a chart value; nil if that isn't a number, or too large.
    public init?(_chartValue: _ChartValue) {
        guard case .number(let number) = _chartValue else { return nil }
        self.init(exactly: number.rounded())
    }
    /// Whole numbers.
    public static var _isWhole: Bool { true }
}

extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
    /// The number as a chart value.
    public var _chartValue: _ChartValue { .number(NSDecimalNumber(decimal: self).doubleValue) }
    /// The number of a chart value; nil if that isn't a number.
    public init?(_chartValue: _ChartValue) {
        guard case .number(let number) = _chartValue, number.isFinite else { return nil }
        self.init(number)
    }
}

extension Date: PrimitivePlottableProtocol {
    /// The date as a chart value.
    public var _chartValue: _ChartValue { .date(self) }
    /// The date of a chart value; nil if that is no date.
    public init?(_chartValue: _ChartValue) {
        guard case .date(let date) = _chartValue else { return nil }
        self = date
    }
}

extension String: PrimitivePlottableProtocol {
    /// The category as a chart value.
    public var _chartValue: _ChartValue { .category(self) }
    /// The category of a chart value; nil if that is no category.
    public init?(_chartValue: _ChartValue) {
        guard case .category(let name) = _chartValue else { return nil }
        self = name
    }
}
