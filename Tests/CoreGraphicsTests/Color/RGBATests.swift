import DrawingValues
import Testing

@testable import CoreGraphics

/// The conversions that SwiftUI's, UIKit's and the asset catalogs' colors share.
struct RGBATests {
    /// Values of CSS Color Module Level 4, §18, to four digits.
    @Test(arguments: [
        (RGBA(red: 1, green: 0, blue: 0), RGBA(red: 1.0930, green: -0.2267, blue: -0.1501)),
        (RGBA(red: 0, green: 1, blue: 0), RGBA(red: -0.5116, green: 1.0183, blue: -0.3107)),
        (RGBA(red: 0, green: 0, blue: 1), RGBA(red: 0, green: 0, blue: 1.0420)),
        (RGBA(red: 0.5, green: 0.5, blue: 0.5), RGBA(red: 0.5, green: 0.5, blue: 0.5)),
    ])
    func `display P3's primaries lie beyond sRGB's`(wide: RGBA, narrow: RGBA) {
        expect(RGBA(displayP3Red: wide.red, green: wide.green, blue: wide.blue), near: narrow)
    }

    @Test(arguments: [-1.5, -0.2, -0.001, 0, 0.001, 0.04, 0.5, 1, 1.2])
    func `light and component are each other's way back`(component: Double) {
        #expect(abs(RGBA.encoded(RGBA.linear(component)) - component) < 1e-6)
        #expect(RGBA.linear(-component) == -RGBA.linear(component))
    }

    @Test(
        arguments: [
            (0.0, RGBA(red: 1, green: 0.5, blue: 0.5)), (1.0 / 3, RGBA(red: 0.5, green: 1, blue: 0.5)),
            (0.5, RGBA(red: 0.5, green: 1, blue: 1)), (1.0, RGBA(red: 1, green: 0.5, blue: 0.5)),
        ] as [(Double, RGBA)])
    func `a hue goes round the circle`(hue: Double, color: RGBA) {
        expect(RGBA(hue: hue, saturation: 0.5, brightness: 1), near: color)
    }

    @Test func `bytes are what a display shows`() {
        #expect(RGBA(code: 0x12ABEF, alpha: 0.5) == RGBA(red: 18 / 255, green: 171 / 255, blue: 239 / 255, alpha: 0.5))
        #expect(RGBA(code: 0x12ABEF, alpha: 0.5).bytes == (0x12, 0xAB, 0xEF, 128))
        #expect(RGBA(red: 1.093, green: -0.2267, blue: .nan, alpha: .infinity).bytes == (255, 0, 0, 255))
    }

    @Test func `a mixture may lie beyond sRGB, and is held within it where it is shown`() {
        let mixture = RGBA(red: 1.2, green: 0, blue: 0, alpha: 0).mixed(with: RGBA(red: 1, green: 1, blue: 0), 0.5)
        expect(mixture, near: RGBA(red: 1.1, green: 0.5, blue: 0))
        #expect(mixture.alpha == 0.5 && mixture.opacity(0.5).alpha == 0.25)
        #expect(mixture.clamped == RGBA(red: 1, green: 0.5, blue: 0, alpha: 0.5))
    }

    private func expect(
        _ color: RGBA, near other: RGBA, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let pairs = [(color.red, other.red), (color.green, other.green), (color.blue, other.blue)]
        #expect(pairs.allSatisfy { abs($0 - $1) < 1e-3 }, "\(color)", sourceLocation: sourceLocation)
    }
}
