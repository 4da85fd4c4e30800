import CoreImage
import Foundation
import Testing

@Suite("Core Image's filters of colors")
struct ColorFilterTests {
    private func color(_ color: [UInt8], _ name: String, _ values: [String: Any] = [:]) throws -> [UInt8] {
        let output = try Picture.plain(color, 1, 1).applyingFilter(name, parameters: values)
        return try #require(Picture.pixels(output).first?.first)
    }

    @Test func `filters that are set to change nothing leave all colors`() throws {
        for byte in UInt8.min...UInt8.max {
            let given: [UInt8] = [byte, 255 - byte, byte / 2, 255]
            #expect(try color(given, "CIExposureAdjust") == given)
            #expect(try color(given, "CISepiaTone", [kCIInputIntensityKey: 0]) == given)
            #expect(try color(given, "CIColorMatrix") == given)
        }
    }

    @Test func `inverted light is what is left to white, and keeps its opacity`() throws {
        #expect(try color([255, 0, 0, 255], "CIColorInvert") == [0, 255, 255, 255])
        #expect(try color([0, 0, 0, 0], "CIColorInvert") == [0, 0, 0, 0])
        #expect(try color([0, 0, 0, 128], "CIColorInvert") == [128, 128, 128, 128])
        #expect(try color([188, 188, 188, 255], "CIColorInvert").allSatisfy { $0 > 185 })
    }

    @Test func `a matrix mixes the parts`() throws {
        let swap: [String: Any] = [
            "inputRVector": CIVector(x: 0, y: 0, z: 1, w: 0), "inputBVector": CIVector(x: 1, y: 0, z: 0, w: 0),
        ]
        #expect(try color([10, 20, 30, 255], "CIColorMatrix", swap) == [30, 20, 10, 255])
        let bias = [kCIInputBiasVectorKey: CIVector(x: 1, y: 0, z: 0, w: 0)]
        #expect(try color([10, 20, 30, 255], "CIColorMatrix", bias) == [255, 20, 30, 255])
    }

    @Test func `without saturation all parts are the same`() throws {
        let gray = try color([200, 100, 50, 255], "CIColorControls", [kCIInputSaturationKey: 0])
        #expect(gray[0] == gray[1] && gray[1] == gray[2])
        #expect(try color([255, 255, 255, 255], "CIPhotoEffectNoir") == [255, 255, 255, 255])
        let noir = try color([200, 100, 50, 255], "CIPhotoEffectNoir")
        #expect(noir[0] == noir[1] && noir[1] == noir[2])
        #expect(try color([0, 0, 0, 255], "CIPhotoEffectFade")[0] > 10)
    }

    @Test func `monochrome is a color times the brightness`() throws {
        let blue: [String: Any] = [kCIInputColorKey: CIColor(red: 0, green: 0, blue: 1)]
        #expect(try color([255, 255, 255, 255], "CIColorMonochrome", blue) == [0, 0, 255, 255])
        #expect(try color([0, 0, 0, 255], "CIColorMonochrome", blue) == [0, 0, 0, 255])
    }

    @Test func `false colors go from the first to the second by brightness`() throws {
        let colors: [String: Any] = ["inputColor0": CIColor.red, "inputColor1": CIColor.green]
        #expect(try color([0, 0, 0, 255], "CIFalseColor", colors) == [255, 0, 0, 255])
        #expect(try color([255, 255, 255, 255], "CIFalseColor", colors) == [0, 255, 0, 255])
    }

    @Test func `two levels are black and white`() throws {
        let two = ["inputLevels": 2]
        #expect(try color([100, 200, 127, 255], "CIColorPosterize", two) == [0, 255, 0, 255])
    }

    @Test func `a mask's brightness becomes opacity`() throws {
        #expect(try color([255, 255, 255, 255], "CIMaskToAlpha") == [255, 255, 255, 255])
        #expect(try color([0, 0, 0, 255], "CIMaskToAlpha") == [0, 0, 0, 0])
    }

    @Test func `a third of a turn of the hue makes red green`() throws {
        let third = [kCIInputAngleKey: 2 * Double.pi / 3]
        #expect(try color([255, 0, 0, 255], "CIHueAdjust", third) == [0, 255, 0, 255])
        #expect(try color([90, 90, 90, 255], "CIHueAdjust", third) == [90, 90, 90, 255])
    }

    @Test func `a warmer target is redder, and the same one changes nothing`() throws {
        let warm = try color(
            [128, 128, 128, 255], "CITemperatureAndTint", ["inputTargetNeutral": CIVector(x: 3000, y: 0)])
        #expect(warm[0] > 128 && warm[2] < 128)
        #expect(try color([128, 100, 90, 255], "CITemperatureAndTint") == [128, 100, 90, 255])
    }

    @Test func `a vignette darkens the corners, and not the middle`() throws {
        let image = try Picture.plain([200, 200, 200, 255], 9, 9)
        let reds = try Picture.reds(image.applyingFilter("CIVignette", parameters: [kCIInputIntensityKey: 1]))
        #expect(reds[4][4] == 200)
        #expect(reds[0][0] < reds[2][2] && reds[2][2] < reds[4][4])
        #expect(reds[0][0] == reds[8][8])
    }
}
