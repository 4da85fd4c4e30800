import CoreLocation
import Foundation

/// Asks Apple's service for the weather. Kissa asks none, because the service is only for apps signed by Apple's developers:
/// every request throws `WeatherError.permissionDenied`, as in an app without the entitlement.
///
/// See [WeatherService](https://developer.apple.com/documentation/weatherkit/weatherservice).
public final class WeatherService: Sendable {
    /// The service.
    public static let shared = WeatherService()
    /// The service.
    public init() {}

    /// Throws `WeatherError.permissionDenied`.
    public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.permissionDenied }

    /// Throws `WeatherError.permissionDenied`.
    public func weather<each T>(
        for location: CLLocation, including dataSet: repeat WeatherQuery<each T>
    ) async throws -> (repeat each T) { throw WeatherError.permissionDenied }

    /// Throws `WeatherError.permissionDenied`: without data, there is nobody to name.
    public var attribution: WeatherAttribution { get async throws { throw WeatherError.permissionDenied } }
}

/// A part of the weather.
public struct WeatherQuery<T>: Sendable {
    private init() {}
}

extension WeatherQuery where T == CurrentWeather {
    /// The weather now.
    public static var current: WeatherQuery<CurrentWeather> { WeatherQuery() }
}
extension WeatherQuery where T == Forecast<MinuteWeather>? {
    /// The forecast for the next hour.
    public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { WeatherQuery() }
}
extension WeatherQuery where T == Forecast<HourWeather> {
    /// The forecast by hours.
    public static var hourly: WeatherQuery<Forecast<HourWeather>> { WeatherQuery() }
}
extension WeatherQuery where T == Forecast<DayWeather> {
    /// The forecast by days.
    public static var daily: WeatherQuery<Forecast<DayWeather>> { WeatherQuery() }
}
extension WeatherQuery where T == [WeatherAlert]? {
    /// Warnings.
    public static var alerts: WeatherQuery<[WeatherAlert]?> { WeatherQuery() }
}

/// Whom an app names as the source. No app gets one here.
public struct WeatherAttribution: Codable, Equatable, Sendable {
    /// The service's name.
    public var serviceName: String
    /// A page about the sources.
    public var legalPageURL: URL
    /// Words about the sources.
    public var legalAttributionText: String
    /// The service's mark, as a square.
    public var squareMarkURL: URL
    /// The service's mark on light backgrounds.
    public var combinedMarkLightURL: URL
    /// The service's mark on dark backgrounds.
    public var combinedMarkDarkURL: URL
}

/// Why there is no weather.
public enum WeatherError: LocalizedError, Hashable, Sendable {
    case permissionDenied, unknown

    /// What is wrong.
    public var errorDescription: String? {
        switch self {
        case .permissionDenied: "This app may not use Apple's weather service."
        case .unknown: "The weather isn't known."
        }
    }
}
