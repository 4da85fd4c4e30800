import Foundation

/// What a measurement is of, for choosing the unit that people of a place use.
///
/// See [MeasurementFormatUnitUsage](https://developer.apple.com/documentation/foundation/measurementformatunitusage).
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    let name: String

    /// The unit that fits the place and the size of the value.
    public static var general: MeasurementFormatUnitUsage { .init(name: "general") }
    /// The measurement's own unit.
    public static var asProvided: MeasurementFormatUnitUsage { .init(name: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// Of a person's body.
    public static var person: MeasurementFormatUnitUsage { .init(name: "person") }
    /// Of the weather.
    public static var weather: MeasurementFormatUnitUsage { .init(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// Of a person.
    public static var person: MeasurementFormatUnitUsage { .init(name: "person") }
    /// Of a person's body.
    public static var personHeight: MeasurementFormatUnitUsage { .init(name: "personHeight") }
    /// Of a way by road.
    public static var road: MeasurementFormatUnitUsage { .init(name: "road") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// Of a person's body.
    public static var personWeight: MeasurementFormatUnitUsage { .init(name: "personWeight") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// Of what food has.
    public static var food: MeasurementFormatUnitUsage { .init(name: "food") }
    /// Of what exercise takes.
    public static var workout: MeasurementFormatUnitUsage { .init(name: "workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// Of something to drink.
    public static var liquid: MeasurementFormatUnitUsage { .init(name: "liquid") }
}

extension Measurement where UnitType: Dimension {
    /// Writes measurements: Foundation has no such style on Linux.
    ///
    /// See [Measurement.FormatStyle](https://developer.apple.com/documentation/foundation/measurement/formatstyle). The
    /// names of units are written in English; in other languages, their symbols stand for them.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How much room a unit's name takes.
        public struct UnitWidth: Codable, Hashable, Sendable {
            fileprivate let name: String
            /// “125 grams”
            public static var wide: UnitWidth { UnitWidth(name: "wide") }
            /// “125 g”
            public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }
            /// “125g”
            public static var narrow: UnitWidth { UnitWidth(name: "narrow") }
        }

        /// How much room the unit's name takes.
        public var width: UnitWidth
        /// Whose units and language.
        public var locale: Locale
        /// What the measurement is of.
        public var usage: MeasurementFormatUnitUsage<UnitType>
        /// How the number is written; nil writes a converted one with at most one digit after the point.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?
        /// Whether a temperature goes without C, F or K.
        public var hidesScaleName = false

        /// A style for measurements, by the unit's width and what they are of.
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

        /// The measurement in the place's unit, as text.
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

        /// What was converted has no more digits than are of use.
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
    /// A measurement, by the width of its unit and what it is of.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// A temperature, with or without the name of its scale.
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
