import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@Suite struct ColorTests {
    private let light = EnvironmentValues()
    private var dark: EnvironmentValues {
        var values = EnvironmentValues()
        values.colorScheme = .dark
        return values
    }

    @Test func `system colors follow the color scheme`() {
        #expect(Color.red.displayColor(in: light) == DisplayColor(red: 1, green: 56 / 255, blue: 60 / 255))
        #expect(Color.red.displayColor(in: dark) == DisplayColor(red: 1, green: 66 / 255, blue: 69 / 255))
        #expect(Color.primary.displayColor(in: light) == .black)
        #expect(Color.primary.displayColor(in: dark) == .white)
    }

    @Test func `opacity is multiplied`() {
        #expect(Color.blue.opacity(0.5).opacity(0.5).displayColor(in: light).alpha == 0.25)
    }

    @Test func `hue saturation and brightness give their RGB color`() {
        let colors: [(Color, DisplayColor)] = [
            (Color(hue: 0, saturation: 1, brightness: 1), DisplayColor(red: 1, green: 0, blue: 0)),
            (Color(hue: 1 / 3, saturation: 1, brightness: 1), DisplayColor(red: 0, green: 1, blue: 0)),
            (Color(hue: 2 / 3, saturation: 1, brightness: 0.5), DisplayColor(red: 0, green: 0, blue: 0.5)),
            (Color(hue: 1, saturation: 1, brightness: 1), DisplayColor(red: 1, green: 0, blue: 0)),
            (Color(hue: 0.4, saturation: 0, brightness: 0.3), DisplayColor(red: 0.3, green: 0.3, blue: 0.3)),
        ]
        for (color, expected) in colors { expectNear(color.displayColor(in: light), expected) }
    }

    @Test func `components outside of the color space are brought to its edge`() {
        let color = Color(red: -1, green: 2, blue: .nan)
        #expect(color.displayColor(in: light) == DisplayColor(red: 0, green: 1, blue: 0))
    }

    @Test func `display p 3 is converted`() {
        expectNear(Color(.displayP3, white: 0.5).displayColor(in: light), DisplayColor(red: 0.5, green: 0.5, blue: 0.5))
        // Display P3's red is outside the sRGB gamut.
        #expect(Color(.displayP3, red: 1, green: 0, blue: 0).displayColor(in: light).red == 1)
        #expect(Color(.displayP3, red: 1, green: 0, blue: 0).displayColor(in: light).green == 0)
        // sRGB's red in Display P3 (CSS Color 4, §10.3).
        expectNear(
            Color(.displayP3, red: 0.91749, green: 0.20029, blue: 0.13856).displayColor(in: light),
            DisplayColor(red: 1, green: 0, blue: 0), within: 0.002)
    }

    @Test func `linear components are encoded`() {
        expectNear(
            Color(.sRGBLinear, white: 0.2140411).displayColor(in: light),
            DisplayColor(red: 0.5, green: 0.5, blue: 0.5))
        let resolved = Color(white: 0.5).resolve(in: light)
        #expect(abs(resolved.linearRed - 0.2140411) < 0.00001)
    }

    @Test func `mixing ends at both colors`() {
        let from = Color(red: 0.9, green: 0.1, blue: 0.2)
        for space in [Gradient.ColorSpace.device, .perceptual] {
            expectNear(from.mix(with: .black, by: 0, in: space).displayColor(in: light), from.displayColor(in: light))
            expectNear(from.mix(with: .black, by: 1, in: space).displayColor(in: light), .black)
        }
        expectNear(
            Color.black.mix(with: .white, by: 0.5, in: .device).displayColor(in: light),
            DisplayColor(red: 0.5, green: 0.5, blue: 0.5))
    }

    @Test func `a transparent color gives a mixture nothing but transparency`() {
        let mixed = Color(red: 1, green: 0, blue: 0).mix(with: .clear, by: 0.5).displayColor(in: light)
        expectNear(mixed, DisplayColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    }

    @Test func `colors describe themselves`() {
        #expect(Color.blue.description == "blue")
        #expect(Color(red: 1, green: 0.5, blue: 0).description == "#FF8000FF")
    }
}

func expectNear(
    _ color: DisplayColor, _ expected: DisplayColor, within tolerance: Double = 0.0001,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let distances = [
        color.red - expected.red, color.green - expected.green, color.blue - expected.blue,
        color.alpha - expected.alpha,
    ].map(abs)
    #expect(distances.max()! <= tolerance, "\(color) is not \(expected)", sourceLocation: sourceLocation)
}
