import Foundation
import Testing

@testable import FoundationAdditions

@Suite("Measurements by a formatter")
struct MeasurementFormatterTests {
    private func formatter(_ options: MeasurementFormatter.UnitOptions, _ locale: String = "en_US")
        -> MeasurementFormatter
    {
        let formatter = MeasurementFormatter()
        formatter.locale = Locale(identifier: locale)
        formatter.unitOptions = options
        return formatter
    }

    @Test func `a place has its own units`() {
        let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
        #expect(formatter([]).string(from: warm) == "68°F")
        #expect(formatter([], "de_DE").string(from: warm) == "20°C")
        #expect(formatter([]).string(from: Measurement(value: 5, unit: UnitLength.kilometers)) == "3.107 mi")
    }

    @Test func `the measurement's own unit stays where that is asked for`() {
        let own = formatter(.providedUnit)
        own.numberFormatter.maximumFractionDigits = 0
        #expect(own.string(from: Measurement(value: 21.2, unit: UnitTemperature.celsius)) == "21°C")
        own.unitStyle = .long
        #expect(own.string(from: Measurement(value: 1, unit: UnitLength.kilometers)) == "1 kilometer")
        own.unitStyle = .short
        #expect(own.string(from: Measurement(value: 3, unit: UnitMass.kilograms)) == "3kg")
    }

    @Test func `the number is written in the locale, unless it has a formatter of the app's`() {
        let own = formatter(.providedUnit, "de_DE")
        #expect(own.string(from: Measurement(value: 1.5, unit: UnitLength.kilometers)) == "1,5 km")
        let digits = NumberFormatter()
        (digits.locale, digits.minimumFractionDigits) = (Locale(identifier: "en_US"), 2)
        own.numberFormatter = digits
        own.locale = Locale(identifier: "fr_FR")
        #expect(own.string(from: Measurement(value: 1.5, unit: UnitLength.kilometers)) == "1.50 km")
    }

    @Test func `a temperature may go without its scale`() {
        let bare = formatter([.providedUnit, .temperatureWithoutUnit])
        #expect(bare.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "20°")
    }

    @Test func `units stand by themselves, and other things have no words`() {
        #expect(formatter([]).string(from: UnitLength.miles) == "mi")
        #expect(formatter(.providedUnit).string(for: Measurement(value: 2, unit: UnitMass.kilograms)) == "2 kg")
        #expect(formatter([]).string(for: 3) == nil)
    }
}
