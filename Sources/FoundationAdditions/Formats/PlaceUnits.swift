import Foundation

/// The units that are usual in a locale.
struct PlaceUnits {
    let locale: Locale

    /// Converts a value to the locale's unit, which also depends on the usage and on the value's size.
    func convert(_ value: Double, _ unit: Dimension, usage: String) -> (Double, Dimension) {
        guard usage != "asProvided" else { return (value, unit) }
        let candidates = candidates(for: unit, usage: usage)
        guard !candidates.isEmpty else { return (value, unit) }
        let base = unit.converter.baseUnitValue(fromValue: value)
        let amounts = candidates.map { ($0.converter.value(fromBaseUnitValue: base), $0) }
        return amounts.last { abs($0.0) >= 1 } ?? amounts[0]
    }

    /// The possible units, from the smallest to the largest; empty to keep the measurement's own unit.
    private func candidates(for unit: Dimension, usage: String) -> [Dimension] {
        switch unit {
        case is UnitTemperature: return [usesFahrenheit ? UnitTemperature.fahrenheit : .celsius]
        case is UnitLength: return lengths(usage)
        case is UnitMass:
            if usage == "personWeight" { return [isMetric ? UnitMass.kilograms : .pounds] }
            return isMetric ? [UnitMass.grams, UnitMass.kilograms] : [UnitMass.ounces, UnitMass.pounds]
        case is UnitEnergy: return usage == "food" || usage == "workout" ? [UnitEnergy.kilocalories] : []
        case is UnitVolume: return usage == "liquid" ? liquids : []
        case is UnitSpeed: return [usesMiles ? UnitSpeed.milesPerHour : .kilometersPerHour]
        default: return []
        }
    }

    private var liquids: [Dimension] {
        isMetric
            ? [UnitVolume.milliliters, UnitVolume.liters]
            : [UnitVolume.fluidOunces, UnitVolume.pints, UnitVolume.quarts, UnitVolume.gallons]
    }

    private func lengths(_ usage: String) -> [Dimension] {
        switch usage {
        case "person", "personHeight": return [isMetric ? UnitLength.centimeters : .inches]
        case "road":
            return usesMiles ? [UnitLength.feet, UnitLength.miles] : [UnitLength.meters, UnitLength.kilometers]
        default:
            return isMetric
                ? [UnitLength.centimeters, UnitLength.meters, UnitLength.kilometers]
                : [UnitLength.inches, UnitLength.feet, UnitLength.miles]
        }
    }

    private var region: String { locale.region?.identifier ?? "" }
    private var isMetric: Bool { locale.measurementSystem != .us }
    private var usesMiles: Bool { !isMetric || region == "GB" }
    private var usesFahrenheit: Bool { ["US", "BS", "BZ", "KY", "PW", "LR"].contains(region) }
}

/// The English names of units, by their symbols.
enum UnitNames {
    /// A number and its unit. - Parameter width: `wide`, `abbreviated` or `narrow`.
    static func join(
        _ number: String, _ unit: Unit, width: String, isOne: Bool, hidesScaleName: Bool, locale: Locale
    ) -> String {
        if unit is UnitTemperature, width != "wide" || hidesScaleName {
            let isBare = hidesScaleName || width == "narrow"
            return number + (isBare && unit !== UnitTemperature.kelvin ? "°" : unit.symbol)
        }
        switch width {
        case "narrow": return number + unit.symbol
        case "abbreviated": return "\(number) \(unit.symbol)"
        default:
            let isEnglish = locale.language.languageCode == .english
            return "\(number) \(isEnglish ? name(of: unit.symbol, isOne: isOne) : unit.symbol)"
        }
    }

    static func name(of symbol: String, isOne: Bool) -> String {
        guard let (one, many) = names[symbol] else { return symbol }
        return isOne ? one : many
    }

    private static let names: [String: (String, String)] = [
        "mm": ("millimeter", "millimeters"), "cm": ("centimeter", "centimeters"), "m": ("meter", "meters"),
        "km": ("kilometer", "kilometers"), "in": ("inch", "inches"), "ft": ("foot", "feet"), "yd": ("yard", "yards"),
        "mi": ("mile", "miles"), "mg": ("milligram", "milligrams"), "g": ("gram", "grams"),
        "kg": ("kilogram", "kilograms"), "oz": ("ounce", "ounces"), "lb": ("pound", "pounds"),
        "°C": ("degree Celsius", "degrees Celsius"), "°F": ("degree Fahrenheit", "degrees Fahrenheit"),
        "K": ("kelvin", "kelvins"), "L": ("liter", "liters"), "mL": ("milliliter", "milliliters"),
        "cup": ("cup", "cups"), "tsp": ("teaspoon", "teaspoons"), "tbsp": ("tablespoon", "tablespoons"),
        "fl oz": ("fluid ounce", "fluid ounces"), "pt": ("pint", "pints"), "qt": ("quart", "quarts"),
        "gal": ("gallon", "gallons"), "s": ("second", "seconds"), "min": ("minute", "minutes"), "hr": ("hour", "hours"),
        "m/s": ("meter per second", "meters per second"), "km/h": ("kilometer per hour", "kilometers per hour"),
        "mph": ("mile per hour", "miles per hour"), "W": ("watt", "watts"), "kW": ("kilowatt", "kilowatts"),
        "J": ("joule", "joules"), "cal": ("calorie", "calories"), "kCal": ("kilocalorie", "kilocalories"),
        "°": ("degree", "degrees"), "%": ("percent", "percent"),
    ]
}
