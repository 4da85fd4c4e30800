import CoreGraphics
import Foundation
import KissaTesting

/// The visible difference between two pictures of the same screen: the fraction of their area whose colors differ.
///
/// A browser and Cairo shade the edges of letters differently, so the averages of blocks of two by two pixels are compared.
struct PictureDifference {
    /// The allowed difference between the browser's picture and the one drawn without it. Most screens are below 1 %; the rest is
    /// the shading of letters' edges, and repeating animations.
    static let shareMax = 0.02
    /// The allowed difference of a color, out of 255 steps: about what is visible in a flat area.
    private static let stepsMax = 24

    /// The fraction of the area that differs; 1 if the sizes do.
    let share: Double

    init(_ first: TestPicture, _ second: TestPicture) {
        guard first.width == second.width, first.height == second.height, let (a, b) = Self.halves(first, second) else {
            share = 1
            return
        }
        var count = 0
        for start in stride(from: 0, to: a.count, by: 4) where Self.differ(a, b, at: start) { count += 1 }
        share = Double(count * 4) / Double(max(a.count, 1))
    }

    private static func differ(_ a: [UInt8], _ b: [UInt8], at start: Int) -> Bool {
        for part in start..<start + 3 where abs(Int(a[part]) - Int(b[part])) > stepsMax { return true }
        return false
    }

    private static func halves(_ first: TestPicture, _ second: TestPicture) -> ([UInt8], [UInt8])? {
        guard let a = half(first), let b = half(second) else { return nil }
        return (a.pixels, b.pixels)
    }

    private static func half(_ picture: TestPicture) -> TestPicture? {
        let (width, height) = (max(picture.width / 2, 1), max(picture.height / 2, 1))
        let context = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.interpolationQuality = .high
        context?.draw(picture.image, in: CGRect(x: 0, y: 0, width: width, height: height))
        return context?.makeImage().map { TestPicture($0) }
    }
}
