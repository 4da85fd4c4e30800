import Foundation
import Testing

@testable import FoundationAdditions

@Suite("Measurements as words")
struct MeasurementFormatStyleTests {
    private let german = Locale(identifier: "de_DE")
    private let american = Locale(identifier: "en_US")

    @Test func `the width says how a unit is written`() {
        let mass = Measurement(value: 125, unit: UnitMass.grams)
        #expect(mass.formatted(.measurement(width: .wide, usage: .asProvided).locale(american)) == "125 grams")
        #expect(mass.formatted(.measurement(width: .abbreviated, usage: .asProvided).locale(american)) == "125 g")
        #expect(mass.formatted(.measurement(width: .narrow, usage: .asProvided).locale(american)) == "125g")
    }

    @Test func `one is singular`() {
        let length = Measurement(value: 1, unit: UnitLength.feet)
        #expect(length.formatted(.measurement(width: .wide, usage: .asProvided).locale(american)) == "1 foot")
    }

    @Test func `the general usage takes the places unit`() {
        let way = Measurement(value: 5000, unit: UnitLength.meters)
        #expect(way.formatted(.measurement(width: .abbreviated).locale(german)) == "5 km")
        #expect(way.formatted(.measurement(width: .abbreviated).locale(american)) == "3.1 mi")
    }

    @Test func `temperatures follow the place`() {
        let warmth = Measurement(value: 21, unit: UnitTemperature.celsius)
        #expect(warmth.formatted(.measurement(width: .narrow, usage: .weather).locale(american)) == "70°")
        #expect(warmth.formatted(.measurement(width: .abbreviated, usage: .weather).locale(german)) == "21°C")
    }

    @Test func `the numbers are written as their own style says`() {
        let style = Measurement<UnitTemperature>.FormatStyle(
            width: .narrow, locale: american, usage: .asProvided,
            numberFormatStyle: .number.precision(.fractionLength(1)))
        #expect(style.format(Measurement(value: 21.26, unit: .celsius)) == "21.3°")
    }
}
