import Foundation

/// The purpose of a measurement, by which the locale's unit is chosen.
///
/// See [MeasurementFormatUnitUsage](https://developer.apple.com/documentation/foundation/measurementformatunitusage).
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    let name: String

    /// The unit that suits the locale and the size of the value.
    public static var general: MeasurementFormatUnitUsage { .init(name: "general") }
    /// The measurement's own unit.
    public static var asProvided: MeasurementFormatUnitUsage { .init(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// For a person's body temperature.
    public static var person: MeasurementFormatUnitUsage { .init(name: "person") }
    /// For the weather.
    public static var weather: MeasurementFormatUnitUsage { .init(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// For lengths of a person.
    public static var person: MeasurementFormatUnitUsage { .init(name: "person") }
    /// For a person's height.
    public static var personHeight: MeasurementFormatUnitUsage { .init(name: "personHeight") }
    /// For distances by road.
    public static var road: MeasurementFormatUnitUsage { .init(name: "road") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// For a person's weight.
    public static var personWeight: MeasurementFormatUnitUsage { .init(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// For the energy in food.
    public static var food: MeasurementFormatUnitUsage { .init(name: "food") }
    /// For the energy of exercise.
    public static var workout: MeasurementFormatUnitUsage { .init(name: "workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// For drinks.
    public static var liquid: MeasurementFormatUnitUsage { .init(name: "liquid") }
}

extension Measurement where UnitType: Dimension {
    /// A style for measurements, which Foundation on Linux lacks.
    ///
    /// See [Measurement.FormatStyle](https://developer.apple.com/documentation/foundation/measurement/formatstyle). The names of
    /// units are written in English; in other languages their symbols are used instead.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// The length of a unit's name.
        public struct UnitWidth: Codable, Hashable, Sendable {
            fileprivate let name: String
            /// “125 grams”
            public static var wide: UnitWidth { UnitWidth(name: "wide") }
            /// “125 g”
            public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
            /// “125g”
            public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
        }

        /// The length of the unit's name.
        public var width: UnitWidth
        /// The locale, for the unit and the language.
        public var locale: Locale
        /// The purpose of the measurement.
        public var usage: MeasurementFormatUnitUsage<UnitType>
        /// The style of the number; by default, a converted number has at most one fraction digit.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// Whether a temperature is written without C, F or K.
        public var hidesScaleName = false

        /// A style for measurements, by the unit's width and the purpose.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// The measurement as text, in the locale's unit.
        public func format(_ value: Measurement<UnitType>) -> String {
            let (amount, unit) = PlaceUnits(locale: locale).convert(value.value, value.unit, usage: usage.name)
            let number = amount.formatted((numberFormatStyle ?? defaultNumbers(unit)).locale(locale))
            return UnitNames.join(
                number, unit, width: width.name, isOne: amount == 1, hidesScaleName: hidesScaleName, locale: locale)
        }

        /// The style with another locale.
        public func locale(_ locale: Locale) -> FormatStyle {
            var copy = self
            copy.locale = locale
            return copy
        }

        /// Limits the fraction digits of converted values to useful ones.
        private func defaultNumbers(_ unit: Dimension) -> FloatingPointFormatStyle<Double> {
            usage.name == "asProvided"
                ? .number : .number.precision(.fractionLength(0...(unit is UnitTemperature ? 0 : 1)))
        }
    }

    /// The measurement in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement<UnitType> {
        style.format(self)
    }

    /// The measurement with its unit's symbol.
    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

extension FormatStyle {
    /// A style for measurements, by the unit's width and the purpose.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// A style for temperatures, with or without the name of their scale.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
        style.hidesScaleName = hidesScaleName
        return style
    }
}
