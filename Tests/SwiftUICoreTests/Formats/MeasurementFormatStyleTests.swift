import Foundation
import Testing

@testable import SwiftUICore

@Suite("Measurements as words")
struct MeasurementFormatStyleTests {
    private let german = Locale(identifier: "de_DE")
    private let american = Locale(identifier: "en_US")

    @Test func theWidthSaysHowAUnitIsWritten() {
        let mass = Measurement(value: 125, unit: UnitMass.grams)
        #expect(mass.formatted(.measurement(width: .wide, usage: .asProvided).locale(american)) == "125 grams")
        #expect(mass.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(american)) == "125 g")
        #expect(mass.formatted(.measurement(width: .narrow, usage: .asProvided).locale(american)) == "125g")
    }

    @Test func oneIsSingular() {
        let length = Measurement(value: 1, unit: UnitLength.feet)
        #expect(length.formatted(.measurement(width: .wide, usage: .asProvided).locale(american)) == "1 foot")
    }

    @Test func theGeneralUsageTakesThePlacesUnit() {
        let way = Measurement(value: 5000, unit: UnitLength.meters)
        #expect(way.formatted(.measurement(width: .abbreviated).locale(german)) == "5 km")
        #expect(way.formatted(.measurement(width: .abbreviated).locale(american)) == "3.1 mi")
    }

    @Test func temperaturesFollowThePlace() {
        let warmth = Measurement(value: 21, unit: UnitTemperature.celsius)
        #expect(warmth.formatted(.measurement(width: .narrow, usage: .weather).locale(american)) == "70°")
        #expect(warmth.formatted(.measurement(width: .abbreviated, usage: .weather).locale(german)) == "21°C")
    }

    @Test func theNumbersAreWrittenAsTheirOwnStyleSays() {
        let style = Measurement<UnitTemperature>.FormatStyle(
            width: .narrow, locale: american, usage: .asProvided,
            numberFormatStyle: .number.precision(.fractionLength(1)))
        #expect(style.format(Measurement(value: 21.26, unit: .celsius)) == "21.3°")
    }
}
