import CoreImage
import Foundation
import Testing
import UIKitCore

@Suite struct CodeTests {
    @Test(arguments: [("hello", "M", 23), ("hello", "H", 23), (String(repeating: "a", count: 100), "L", 39)])
    func `a QR code has a point for each module and a margin of one`(message: String, level: String, size: Int) throws {
        let filter = CIFilter.qrCodeGenerator()
        filter.message = Data(message.utf8)
        filter.correctionLevel = level
        let image = try #require(filter.outputImage)
        #expect(image.extent == CGRect(x: 0, y: 0, width: size, height: size))
    }

    @Test func `its corners are finder patterns, and its margin is white`() throws {
        let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
        filter.setValue(Data("https://example.org".utf8), forKey: "inputMessage")
        let reds = try Picture.reds(filter.outputImage)
        #expect(reds[0].allSatisfy { $0 == 255 } && reds.allSatisfy { $0[0] == 255 })
        let finder: [[UInt8]] = [
            [0, 0, 0, 0, 0, 0, 0], [0, 255, 255, 255, 255, 255, 0], [0, 255, 0, 0, 0, 255, 0],
            [0, 255, 0, 0, 0, 255, 0], [0, 255, 0, 0, 0, 255, 0], [0, 255, 255, 255, 255, 255, 0],
            [0, 0, 0, 0, 0, 0, 0],
        ]
        let size = reds.count
        for (left, top) in [(1, 1), (size - 8, 1), (1, size - 8)] {
            #expect(reds[top..<top + 7].map { Array($0[left..<left + 7]) } == finder)
        }
        // No finder pattern is at the bottom right.
        #expect(reds[size - 8..<size - 1].map { Array($0[size - 8..<size - 1]) } != finder)
    }

    @Test func `nothing to say, too much to say and an unknown level make no code`() {
        let filter = CIFilter.qrCodeGenerator()
        #expect(filter.outputImage == nil)
        filter.message = Data(count: 3000)
        #expect(filter.outputImage == nil)
        filter.message = Data("a".utf8)
        filter.correctionLevel = "Z"
        #expect(filter.outputImage == nil)
        filter.correctionLevel = "L"
        #expect(filter.outputImage != nil)
    }

    @Test func `an image becomes a picture and a picture an image`() throws {
        let picture = UIImage(ciImage: try Picture.plain([255, 0, 0, 255], 6, 4), scale: 2, orientation: .up)
        #expect(picture.size == CGSize(width: 3, height: 2))
        let image = try #require(CIImage(image: picture))
        #expect(try Picture.pixels(image).joined().allSatisfy { $0 == [255, 0, 0, 255] })
        #expect(UIImage(ciImage: .empty()).size == .zero)
        #expect(UIImage(systemName: "star").flatMap(CIImage.init(image:)) == nil)
    }
}
