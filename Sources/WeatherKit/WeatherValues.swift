import Foundation

/// Clear, rain and the like.
public enum WeatherCondition: String, CaseIterable, Codable, CustomStringConvertible, Hashable, Sendable {
    case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle,
        freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear,
        mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries,
        sunShowers, thunderstorms, tropicalStorm, windy, wintryMix

    /// The condition in words: English here.
    public var description: String {
        let words = rawValue.replacing(/[A-Z]/) { " " + $0.output }
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// The condition in words for assistive technology.
    public var accessibilityDescription: String { description }
}

/// Whether the air pressure changes.
public enum PressureTrend: String, CaseIterable, Codable, CustomStringConvertible, Hashable, Sendable {
    case rising, falling, steady

    /// The trend in words: English here.
    public var description: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

/// What falls from the sky.
public enum Precipitation: String, CaseIterable, Codable, Hashable, Sendable {
    case none, hail, mixed, rain, sleet, snow
}

/// How bad an alert is.
public enum WeatherSeverity: String, CaseIterable, Codable, Hashable, Sendable {
    case minor, moderate, severe, extreme, unknown
}

/// The wind.
public struct Wind: Codable, Equatable, Sendable {
    /// Where it comes from.
    public var direction: Measurement<UnitAngle>
    /// Its speed.
    public var speed: Measurement<UnitSpeed>
    /// The speed of gusts.
    public var gust: Measurement<UnitSpeed>?
}

/// How strong the sun is.
public struct UVIndex: Codable, Equatable, Sendable {
    /// The index, from 0.
    public var value: Int
    /// How harmful it is.
    public var category: ExposureCategory

    /// How harmful the sun is.
    public enum ExposureCategory: String, CaseIterable, Codable, Hashable, Sendable {
        case low, moderate, high, veryHigh, extreme
    }
}

/// When the sun rises and sets.
public struct SunEvents: Codable, Equatable, Sendable {
    /// Sunrise; nil if there is none on the day.
    public var sunrise: Date?
    /// Sunset; nil if there is none on the day.
    public var sunset: Date?
}

/// When the moon rises and sets.
public struct MoonEvents: Codable, Equatable, Sendable {
    /// Moonrise; nil if there is none on the day.
    public var moonrise: Date?
    /// Moonset; nil if there is none on the day.
    public var moonset: Date?
    /// How much of it is lit.
    public var phase: MoonPhase
}

/// How much of the moon is lit.
public enum MoonPhase: String, CaseIterable, Codable, Hashable, Sendable {
    case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent
}

/// What is known at a place.
public struct WeatherAvailability: Codable, Equatable, Sendable {
    /// Whether something is known.
    public enum AvailabilityKind: String, Codable, Hashable, Sendable {
        case available, temporarilyUnavailable, unsupported, unknown
    }

    /// The forecast for the next hour.
    public var minuteAvailability: AvailabilityKind
    /// Warnings.
    public var alertAvailability: AvailabilityKind
}
