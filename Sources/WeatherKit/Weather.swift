@_exported import CoreLocation
import Foundation

/// The weather at a place. No app gets one here: see `WeatherService`.
public struct Weather: Codable, Equatable, Sendable {
    /// Now.
    public var currentWeather: CurrentWeather
    /// For the next hour, if it is known.
    public var minuteForecast: Forecast<MinuteWeather>?
    /// For the next days, by hours.
    public var hourlyForecast: Forecast<HourWeather>
    /// For the next days.
    public var dailyForecast: Forecast<DayWeather>
    /// Warnings of authorities.
    public var weatherAlerts: [WeatherAlert]?
    /// What is known at the place.
    public var availability: WeatherAvailability
}

/// The weather at several times.
public struct Forecast<Element: Codable & Equatable & Sendable>: RandomAccessCollection, Codable, Equatable, Sendable {
    /// The times in order.
    public var forecast: [Element]
    /// Where the data is from.
    public var metadata: WeatherMetadata
    /// The first index.
    public var startIndex: Int { forecast.startIndex }
    /// The index after the last one.
    public var endIndex: Int { forecast.endIndex }
    /// The weather at one time.
    public subscript(position: Int) -> Element { forecast[position] }
}

/// Where and when data is from.
public struct WeatherMetadata: Codable, Equatable, Sendable {
    /// When it was read.
    public var date: Date
    /// Until when it is valid.
    public var expirationDate: Date
    /// Degrees north.
    public var latitude: Double
    /// Degrees east.
    public var longitude: Double
    /// The place.
    public var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }
}

/// The weather now.
public struct CurrentWeather: Codable, Equatable, Sendable {
    /// When.
    public var date: Date
    /// Clear, rain and the like.
    public var condition: WeatherCondition
    /// A system symbol for the condition.
    public var symbolName: String
    /// The temperature.
    public var temperature: Measurement<UnitTemperature>
    /// What it feels like.
    public var apparentTemperature: Measurement<UnitTemperature>
    /// The dew point.
    public var dewPoint: Measurement<UnitTemperature>
    /// The humidity, from 0 to 1.
    public var humidity: Double
    /// The air pressure at sea level.
    public var pressure: Measurement<UnitPressure>
    /// Whether the pressure rises.
    public var pressureTrend: PressureTrend
    /// How much of the sky clouds cover, from 0 to 1.
    public var cloudCover: Double
    /// Whether it is day.
    public var isDaylight: Bool
    /// How strong the sun is.
    public var uvIndex: UVIndex
    /// How far one sees.
    public var visibility: Measurement<UnitLength>
    /// The wind.
    public var wind: Wind
    /// Where the data is from.
    public var metadata: WeatherMetadata
}

/// The weather in an hour.
public struct HourWeather: Codable, Equatable, Sendable {
    /// The beginning of the hour.
    public var date: Date
    /// Clear, rain and the like.
    public var condition: WeatherCondition
    /// A system symbol for the condition.
    public var symbolName: String
    /// The temperature.
    public var temperature: Measurement<UnitTemperature>
    /// What it feels like.
    public var apparentTemperature: Measurement<UnitTemperature>
    /// The dew point.
    public var dewPoint: Measurement<UnitTemperature>
    /// The humidity, from 0 to 1.
    public var humidity: Double
    /// The air pressure at sea level.
    public var pressure: Measurement<UnitPressure>
    /// Whether the pressure rises.
    public var pressureTrend: PressureTrend
    /// How much of the sky clouds cover, from 0 to 1.
    public var cloudCover: Double
    /// Whether it is day.
    public var isDaylight: Bool
    /// What falls.
    public var precipitation: Precipitation
    /// The probability that something falls, from 0 to 1.
    public var precipitationChance: Double
    /// How much falls.
    public var precipitationAmount: Measurement<UnitLength>
    /// How strong the sun is.
    public var uvIndex: UVIndex
    /// How far one sees.
    public var visibility: Measurement<UnitLength>
    /// The wind.
    public var wind: Wind
}

/// The weather on a day.
public struct DayWeather: Codable, Equatable, Sendable {
    /// The day.
    public var date: Date
    /// Clear, rain and the like.
    public var condition: WeatherCondition
    /// A system symbol for the condition.
    public var symbolName: String
    /// The highest temperature.
    public var highTemperature: Measurement<UnitTemperature>
    /// The lowest temperature.
    public var lowTemperature: Measurement<UnitTemperature>
    /// What falls.
    public var precipitation: Precipitation
    /// The probability that something falls, from 0 to 1.
    public var precipitationChance: Double
    /// How strong the sun is.
    public var uvIndex: UVIndex
    /// The wind.
    public var wind: Wind
    /// When the sun rises and sets.
    public var sun: SunEvents
    /// When the moon rises and sets, and how much of it is lit.
    public var moon: MoonEvents
}

/// The weather in a minute.
public struct MinuteWeather: Codable, Equatable, Sendable {
    /// The minute.
    public var date: Date
    /// What falls.
    public var precipitation: Precipitation
    /// The probability that something falls, from 0 to 1.
    public var precipitationChance: Double
}

/// A warning of an authority.
public struct WeatherAlert: Codable, Equatable, Sendable {
    /// The authority.
    public var source: String
    /// What is expected.
    public var summary: String
    /// Where.
    public var region: String?
    /// How bad it is.
    public var severity: WeatherSeverity
    /// A page about it.
    public var detailsURL: URL
}
