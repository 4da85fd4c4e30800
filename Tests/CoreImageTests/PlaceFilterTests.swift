import CoreImage
import Foundation
import Testing

@Suite("Core Image's filters of places")
struct PlaceFilterTests {
    @Test func `a blurred image is larger, and its light stays the same in sum`() throws {
        let image = try Picture.plain([255, 255, 255, 255], 10, 10)
        let blurred = image.applyingGaussianBlur(sigma: 2)
        #expect(blurred.extent == CGRect(x: -6, y: -6, width: 22, height: 22))
        let opacity = try Picture.pixels(blurred).joined().reduce(0) { $0 + Int($1[3]) }
        #expect(abs(Double(opacity) / 255 - 100) < 1)
        let clamped = image.clampedToExtent().applyingGaussianBlur(sigma: 3).cropped(to: image.extent)
        #expect(try Picture.pixels(clamped).joined().allSatisfy { $0.allSatisfy { $0 >= 254 } })
    }

    @Test func `a box of radius 1 is the mean of nine pixels' light`() throws {
        var rows = Array(repeating: [UInt8](repeating: 0, count: 5), count: 5)
        rows[2][2] = 255
        let box = try Picture.gray(rows).applyingFilter("CIBoxBlur", parameters: [kCIInputRadiusKey: 1])
        #expect(box.extent == CGRect(x: -1, y: -1, width: 7, height: 7))
        let reds = try Picture.reds(box, in: CGRect(x: 0, y: 0, width: 5, height: 5))
        // A ninth of the light is 93 in sRGB.
        #expect(reds[1].dropFirst().prefix(3).allSatisfy { $0 == 94 || $0 == 93 })
        #expect(reds[2][2] == reds[1][1] && reds[0][2] == 0)
    }

    @Test func `a blur of radius 0 changes nothing`() throws {
        let image = try Picture.gray([[0, 50], [100, 255]])
        for name in ["CIGaussianBlur", "CIBoxBlur", "CIDiscBlur", "CIMotionBlur"] {
            let same = image.applyingFilter(name, parameters: [kCIInputRadiusKey: 0])
            #expect(try Picture.reds(same) == [[0, 50], [100, 255]], "\(name)")
        }
    }

    @Test func `pixels of a scale are squares of one color`() throws {
        let image = try Picture.gray([
            [10, 20, 30, 40], [50, 60, 70, 80], [90, 100, 110, 120], [130, 140, 150, 160],
        ])
        let values: [String: Any] = [kCIInputScaleKey: 2, kCIInputCenterKey: CIVector(x: 0, y: 0)]
        let reds = try Picture.reds(image.applyingFilter("CIPixellate", parameters: values))
        for (row, column) in [(0, 0), (0, 2), (2, 0), (2, 2)] {
            let square = [reds[row][column], reds[row][column + 1], reds[row + 1][column], reds[row + 1][column + 1]]
            #expect(Set(square).count == 1)
        }
        #expect(Set(reds.joined()).count == 4)
    }

    @Test func `crystals are of the image's colors, and the same every time`() throws {
        let image = try Picture.gray((0..<12).map { row in (0..<12).map { UInt8(row * 20 + $0) } })
        let filter = image.applyingFilter("CICrystallize", parameters: [kCIInputRadiusKey: 4])
        let colors = try Set(Picture.reds(filter).joined())
        #expect(colors.count > 1 && colors.count < 40)
        #expect(colors.isSubset(of: try Set(Picture.reds(image).joined())))
        #expect(try Picture.reds(filter) == Picture.reds(filter))
    }

    @Test func `edges are light where colors change, and dark elsewhere`() throws {
        let image = try Picture.gray(Array(repeating: [0, 0, 0, 255, 255, 255], count: 4))
        let reds = try Picture.reds(image.applyingFilter("CIEdges", parameters: [kCIInputIntensityKey: 1]))
        #expect(reds.allSatisfy { $0 == [0, 0, 255, 255, 0, 0] })
    }

    @Test func `a sharpened step is steeper, and flat parts stay`() throws {
        let image = try Picture.gray(Array(repeating: [100, 100, 100, 100, 150, 150, 150, 150], count: 3))
        let values: [String: Any] = [kCIInputRadiusKey: 0.6, kCIInputIntensityKey: 1]
        let row = try Picture.reds(image.applyingFilter("CIUnsharpMask", parameters: values))[1]
        #expect(row[3] < 100 && row[4] > 150)
        #expect(row[0] == 100 && row[7] == 150)
    }

    @Test func `bloom makes light lighter, and comics have few colors`() throws {
        let image = try Picture.gray(Array(repeating: [0, 0, 120, 0, 0], count: 5))
        let reds = try Picture.reds(image.applyingFilter("CIBloom", parameters: [kCIInputRadiusKey: 1]))
        #expect(reds[2][2] > 120 && reds[2][1] > 0)
        let comic = try Picture.plain([100, 100, 100, 255], 6, 6).applyingFilter("CIComicEffect")
        #expect(try Set(Picture.reds(comic).joined()) == [102])
    }

    @Test func `a distortion leaves what is beyond its radius`() throws {
        let rows = (0..<9).map { row in (0..<9).map { UInt8(row * 25 + $0) } }
        let image = try Picture.gray(rows)
        for name in ["CITwirlDistortion", "CIBumpDistortion", "CIPinchDistortion"] {
            let values: [String: Any] = [kCIInputCenterKey: CIVector(x: 4.5, y: 4.5), kCIInputRadiusKey: 3]
            let reds = try Picture.reds(image.applyingFilter(name, parameters: values))
            #expect(reds[0] == rows[0] && reds[4][4] == rows[4][4], "\(name)")
            #expect(reds != rows, "\(name)")
        }
    }
}
