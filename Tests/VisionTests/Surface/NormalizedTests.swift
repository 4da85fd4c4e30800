import CoreGraphics
import Foundation
import Testing
import Vision

@Suite("Normalized coordinates")
struct NormalizedTests {
    private let size = CGSize(width: 200, height: 100)

    @Test func `a rectangle goes to pixels and back, from either corner`() {
        let rect = NormalizedRect(imageRect: CGRect(x: 20, y: 10, width: 40, height: 20), in: size)
        #expect(rect == NormalizedRect(x: 0.1, y: 0.1, width: 0.2, height: 0.2))
        #expect(rect.toImageCoordinates(size) == CGRect(x: 20, y: 10, width: 40, height: 20))
        let flipped = rect.toImageCoordinates(size, origin: .upperLeft)
        #expect(abs(flipped.minY - 70) < 1e-9 && abs(flipped.height - 20) < 1e-9)
        #expect(abs(rect.verticallyFlipped().origin.y - 0.7) < 1e-9)
    }

    @Test func `what is in a region is in the image, too`() {
        let region = NormalizedRect(x: 0.5, y: 0.5, width: 0.5, height: 0.5)
        let point = NormalizedPoint(x: 0.5, y: 0)
        #expect(point.toImageCoordinates(from: region, imageSize: size) == CGPoint(x: 150, y: 50))
        #expect(point.toImageCoordinates(from: region, imageSize: size, origin: .upperLeft) == CGPoint(x: 150, y: 50))
        let back = NormalizedPoint(imagePoint: CGPoint(x: 150, y: 50), in: size, normalizedTo: region)
        #expect(back == point)
        let rect = NormalizedRect(x: 0, y: 0, width: 1, height: 0.5)
        #expect(
            rect.toImageCoordinates(from: region, imageSize: size, origin: .upperLeft)
                == CGRect(x: 100, y: 25, width: 100, height: 25))
    }

    @Test func `an image without pixels ends nothing`() {
        #expect(NormalizedPoint(imagePoint: CGPoint(x: 1, y: 1), in: .zero) == .zero)
        #expect(NormalizedRect(imageRect: CGRect(x: 1, y: 1, width: 1, height: 1), in: .zero).width == 0)
    }
}
