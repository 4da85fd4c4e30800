import Foundation

/// Writes measurements: `5.2 km`, `68°F`, `12 miles`. Foundation has none on Linux.
///
/// See [MeasurementFormatter](https://developer.apple.com/documentation/foundation/measurementformatter). The names of units are
/// written in English; in other languages their symbols are used instead.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    // @unchecked: like Foundation's formatters, a formatter that is being changed may only be used by one thread.

    /// The choice of unit; without any option, the locale's usual unit.
    public struct UnitOptions: OptionSet, Sendable {
        /// The options' bits.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The measurement's own unit.
        public static let providedUnit = UnitOptions(rawValue: 1 << 0)
        /// The unit that suits the size of the value.
        public static let naturalScale = UnitOptions(rawValue: 1 << 1)
        /// Temperatures have the degree sign only.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 1 << 2)
    }

    /// The choice of unit; the locale's usual one by default.
    open var unitOptions: UnitOptions = []
    /// How the unit is written: `5km`, `5 km` or `5 kilometers`.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The locale, for the unit and the language; nil is the current one.
    open var locale: Locale! = .autoupdatingCurrent {
        didSet { if !hasOwnNumbers { numbers.locale = locale ?? .autoupdatingCurrent } }
    }
    /// The formatter of the number: by default with up to three fraction digits.
    open var numberFormatter: NumberFormatter! {
        get { numbers }
        set {
            hasOwnNumbers = newValue != nil
            numbers = newValue ?? Self.decimals(locale)
        }
    }
    private var numbers = MeasurementFormatter.decimals(.autoupdatingCurrent)
    private var hasOwnNumbers = false

    private static func decimals(_ locale: Locale?) -> NumberFormatter {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.locale = locale ?? .autoupdatingCurrent
        return formatter
    }

    /// The measurement as text.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        words(measurement.value, measurement.unit)
    }

    /// The unit by itself.
    open func string(from unit: Unit) -> String {
        unitStyle == .long && isEnglish ? UnitNames.name(of: unit.symbol, isOne: false) : unit.symbol
    }

    /// A measurement or a unit as text; nil if the object is neither.
    open override func string(for obj: Any?) -> String? {
        if let unit = obj as? Unit { return string(from: unit) }
        return (obj as? any AnyMeasurement).map { words($0.value, $0.plainUnit) }
    }

    private func words(_ value: Double, _ unit: Unit) -> String {
        let (amount, unit) = converted(value, unit)
        let number = numbers.string(from: NSNumber(value: amount)) ?? amount.formatted(.number)
        return UnitNames.join(
            number, unit, width: width, isOne: amount == 1,
            hidesScaleName: unitOptions.contains(.temperatureWithoutUnit), locale: locale ?? .autoupdatingCurrent)
    }

    private func converted(_ value: Double, _ unit: Unit) -> (Double, Unit) {
        guard !unitOptions.contains(.providedUnit), let dimension = unit as? Dimension else { return (value, unit) }
        let isRoad = dimension is UnitLength && !unitOptions.contains(.naturalScale)
        let place = PlaceUnits(locale: locale ?? .autoupdatingCurrent)
        return place.convert(value, dimension, usage: isRoad ? "road" : "general")
    }

    private var width: String {
        switch unitStyle {
        case .short: "narrow"
        case .long: "wide"
        default: "abbreviated"
        }
    }

    private var isEnglish: Bool { (locale ?? .autoupdatingCurrent).language.languageCode == .english }
}

/// A measurement of any unit.
private protocol AnyMeasurement {
    var value: Double { get }
    var plainUnit: Unit { get }
}

extension Measurement: AnyMeasurement {
    fileprivate var plainUnit: Unit { unit }
}
