import Foundation
import Testing
import WeatherKit

@Suite("Weather")
struct WeatherTests {
    private let place = CLLocation(latitude: 35.68, longitude: 139.77)

    @Test func `no service is asked, as without the entitlement`() async {
        await #expect(throws: WeatherError.permissionDenied) { try await WeatherService().weather(for: place) }
        await #expect(throws: WeatherError.permissionDenied) {
            let (now, days) = try await WeatherService.shared.weather(for: place, including: .current, .daily)
            print(now.temperature, days.count)
        }
        await #expect(throws: WeatherError.permissionDenied) { try await WeatherService.shared.attribution }
    }

    @Test func `a condition is in words, and is stored by its name`() throws {
        #expect(WeatherCondition.mostlyClear.description == "Mostly Clear")
        #expect(WeatherCondition.rain.description == "Rain")
        #expect(
            String(decoding: try JSONEncoder().encode([WeatherCondition.sunShowers]), as: UTF8.self)
                == #"["sunShowers"]"#)
    }
}
