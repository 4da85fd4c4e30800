import DeveloperToolsSupport
import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@Suite struct AssetColorTests {
    private func values(_ scheme: ColorScheme) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = scheme
        return values
    }

    @Test func `a color of a catalog follows the color scheme`() throws {
        let catalog = try TemporaryCatalog()
        try catalog.addColor("brown", light: [51, 0, 0], dark: [255, 204, 0])
        let expected: [(ColorScheme, DisplayColor)] = [
            (.light, DisplayColor(red: 0.2, green: 0, blue: 0)), (.dark, DisplayColor(red: 1, green: 0.8, blue: 0)),
        ]
        for (scheme, color) in expected {
            #expect(Color("brown", bundle: catalog.bundle).displayColor(in: values(scheme)) == color)
            let resource = ColorResource(name: "brown", bundle: catalog.bundle)
            #expect(Color(resource).displayColor(in: values(scheme)) == color)
        }
    }

    @Test func `a color has a variant for who asks for more contrast`() throws {
        let catalog = try TemporaryCatalog()
        try catalog.addColor("brown", light: [51, 0, 0], dark: [255, 204, 0], highContrast: [0, 0, 51])
        var values = values(.light)
        values.colorSchemeContrast = .increased
        #expect(
            Color("brown", bundle: catalog.bundle).displayColor(in: values) == DisplayColor(red: 0, green: 0, blue: 0.2)
        )
    }

    @Test func `a color that is in no catalog is clear`() throws {
        let catalog = try TemporaryCatalog()
        #expect(Color("absent", bundle: catalog.bundle).displayColor(in: values(.light)) == .clear)
    }
}
