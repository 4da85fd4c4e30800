import CoreImage
import Foundation
import Testing

@Suite("Filters of Core Image")
struct FilterTests {
    @Test func `a filter is known by its name, with its inputs and their defaults`() throws {
        let filter = try #require(CIFilter(name: "CISepiaTone"))
        #expect(filter.name == "CISepiaTone")
        #expect(filter.inputKeys == [kCIInputImageKey, kCIInputIntensityKey])
        #expect(filter.outputKeys == [kCIOutputImageKey])
        #expect((filter.value(forKey: kCIInputIntensityKey) as? NSNumber)?.doubleValue == 1)
        #expect(filter.attributes[kCIAttributeFilterDisplayName] as? String == "Sepia Tone")
        let intensity = try #require(filter.attributes[kCIInputIntensityKey] as? [String: Any])
        #expect((intensity[kCIAttributeSliderMax] as? NSNumber)?.doubleValue == 1)
        #expect(CIFilter(name: "CINoSuchFilter") == nil)
        #expect(CIFilter.localizedName(forFilterName: "CIGaussianBlur") == "Gaussian Blur")
        #expect(CIFilter.filterNames(inCategory: kCICategoryBlur).contains("CIBoxBlur"))
        #expect(CIFilter.filterNames(inCategory: nil).count > 60)
    }

    @Test func `without an image there is no output`() {
        for name in ["CISepiaTone", "CIGaussianBlur", "CICrystallize", "CITwirlDistortion", "CIAreaAverage"] {
            #expect(CIFilter(name: name)?.outputImage == nil)
        }
    }

    @Test func `every filter makes an image of its images with its defaults`() throws {
        let image = try Picture.plain([200, 100, 50, 255], 8, 8)
        for name in CIFilter.filterNames(inCategory: nil) {
            let filter = try #require(CIFilter(name: name))
            for key in filter.inputKeys where key.hasSuffix("Image") { filter.setValue(image, forKey: key) }
            if filter.inputKeys.contains("inputMessage") { filter.setValue(Data("a".utf8), forKey: "inputMessage") }
            let output = try #require(filter.outputImage, "\(name)")
            let pixels = try Picture.pixels(output, in: CGRect(x: 0, y: 0, width: 8, height: 8))
            #expect(pixels.joined().allSatisfy { pixel in pixel.allSatisfy { $0 <= pixel[3] } }, "\(name)")
        }
    }

    @Test func `values are set by keys of several types, and taken away again`() throws {
        let white = try Picture.plain([255, 255, 255, 255])
        for value: Any in [-1, -1.0, Float(-1), NSNumber(value: -1), CGFloat(-1)] {
            let filter = try #require(CIFilter(name: "CIExposureAdjust", parameters: [kCIInputEVKey: value]))
            filter.setValue(white, forKey: kCIInputImageKey)
            // Half the light is 188 in sRGB.
            #expect(try Picture.pixels(filter.outputImage).first?.first == [188, 188, 188, 255])
            filter.setDefaults()
            #expect(filter.outputImage == nil)
        }
    }

    @Test func `numbers that are none change nothing, and don't end the process`() throws {
        let image = try Picture.plain([10, 20, 30, 255])
        for name in ["CIEdges", "CIBoxBlur", "CIPixellate", "CIExposureAdjust", "CITwirlDistortion"] {
            let filter = try #require(CIFilter(name: name))
            filter.setValue(image, forKey: kCIInputImageKey)
            for key in filter.inputKeys where key != kCIInputImageKey {
                for number in [Double.nan, .infinity, -1e300, 1e300] {
                    filter.setValue(number, forKey: key)
                    let output = try #require(filter.outputImage)
                    #expect(try Picture.pixels(output, in: image.extent).count == 4, "\(name) \(key) \(number)")
                }
            }
        }
    }

    @Test func `typed filters are set by their properties`() throws {
        let filter: CIFilter & CISepiaTone = CIFilter.sepiaTone()
        filter.inputImage = try Picture.plain([255, 255, 255, 255])
        filter.intensity = 0
        #expect(filter.intensity == 0)
        #expect((filter.value(forKey: kCIInputIntensityKey) as? NSNumber)?.doubleValue == 0)
        #expect(try Picture.pixels(filter.outputImage).first?.first == [255, 255, 255, 255])
        filter.intensity = 1
        #expect(try Picture.pixels(filter.outputImage).first?.first == [255, 255, 239, 255])
        let untyped: CIFilter = CIFilter.bumpDistortion()
        #expect(untyped.inputKeys.contains(kCIInputScaleKey))
    }

    @Test func `an app's own filter overrides the output`() throws {
        final class Halved: CIFilter {
            var inputImage: CIImage?
            override var outputImage: CIImage? {
                inputImage?.applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: -1])
            }
        }
        let filter = Halved()
        #expect(filter.outputImage == nil)
        filter.inputImage = try Picture.plain([255, 255, 255, 255])
        #expect(try Picture.pixels(filter.outputImage).first?.first == [188, 188, 188, 255])
    }
}
