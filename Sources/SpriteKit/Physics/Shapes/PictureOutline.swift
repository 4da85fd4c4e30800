import CChipmunk
import CoreGraphics
import Foundation

/// The outlines of a picture's opaque parts, as pieces of a body.
struct PictureOutline {
    /// The most samples along the longer side.
    private static let samplesMax = 96
    private let samples: AlphaSamples
    private let size: CGSize
    private let threshold: Double

    /// - Parameters:
    ///   - image: The picture.
    ///   - threshold: How opaque a pixel must be, 0..<1.
    ///   - size: The body's size, in points.
    init?(_ image: CGImage, threshold: Float, size: CGSize) {
        let longer = CGFloat(max(image.width, image.height))
        guard longer > 0, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite
        else { return nil }
        let scale = min(CGFloat(Self.samplesMax) / longer, 1)
        let width = max(Int(saturating: (CGFloat(image.width) * scale).rounded()), 1)
        let height = max(Int(saturating: (CGFloat(image.height) * scale).rounded()), 1)
        guard let samples = AlphaSamples(image, width: width, height: height) else { return nil }
        self.samples = samples
        self.size = size
        self.threshold = max(CGFloat(threshold).bounded(0...0.99, else: 0), 1.0 / 512)
    }

    /// Convex pieces about the picture's middle. Holes are filled.
    var pieces: [BodyPiece] {
        let set = cpPolylineSetNew()!
        defer { cpPolylineSetFree(set, 1) }
        // One sample beyond each side is clear, so that all outlines are closed.
        let box = cpBB(l: -1, b: -1, r: Double(samples.width), t: Double(samples.height))
        withExtendedLifetime(samples) {
            cpMarchHard(
                box, UInt(clamping: samples.width + 2), UInt(clamping: samples.height + 2), threshold,
                { cpPolylineSetCollectSegment($0, $1, $2!.assumingMemoryBound(to: cpPolylineSet.self)) }, set,
                { Unmanaged<AlphaSamples>.fromOpaque($1!).takeUnretainedValue().alpha(at: $0) },
                Unmanaged.passUnretained(samples).toOpaque())
        }
        let outlines = (0..<Int(set.pointee.count)).compactMap { index in set.pointee.lines[index].map(outline) }
        return outlines.flatMap { ConvexParts($0.map(placed)).pieces }
    }

    /// A simplified outline; empty for a hole. The march keeps the opaque side on one hand, so that a hole's area is
    /// of the other sign.
    private func outline(_ line: UnsafeMutablePointer<cpPolyline>) -> [CGPoint] {
        guard Self.points(line).signedArea > 0 else { return [] }
        let simple = cpPolylineSimplifyCurves(line, 0.75)!
        defer { cpPolylineFree(simple) }
        return Self.points(simple)
    }

    private static func points(_ line: UnsafeMutablePointer<cpPolyline>) -> [CGPoint] {
        let first = UnsafeMutableRawPointer(line).advanced(by: MemoryLayout<cpPolyline>.size)
        let corners = first.assumingMemoryBound(to: cpVect.self)
        return (0..<Int(line.pointee.count)).map { corners[$0].point }
    }

    /// From samples, whose middles are whole numbers, to points about the middle.
    private func placed(_ point: CGPoint) -> CGPoint {
        CGPoint(
            x: ((point.x + 0.5) / CGFloat(samples.width) - 0.5) * size.width,
            y: ((point.y + 0.5) / CGFloat(samples.height) - 0.5) * size.height)
    }
}

/// How opaque a picture is at evenly spread samples; clear outside.
private final class AlphaSamples {
    let width: Int
    let height: Int
    private let values: [UInt8]

    init?(_ image: CGImage, width: Int, height: Int) {
        let context = CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        guard let context else { return nil }
        context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
        guard let data = context.data else { return nil }
        let bytes = UnsafeRawBufferPointer(start: data, count: context.bytesPerRow * height)
        let row = context.bytesPerRow
        // The first row is the top one.
        values = (0..<height).flatMap { y in (0..<width).map { x in bytes[(height - 1 - y) * row + x * 4 + 3] } }
        self.width = width
        self.height = height
    }

    /// The value of the nearest sample.
    func alpha(at place: cpVect) -> Double {
        let (x, y) = (Int(saturating: place.x.rounded()), Int(saturating: place.y.rounded()))
        guard (0..<width).contains(x), (0..<height).contains(y) else { return 0 }
        return Double(values[y * width + x]) / 255
    }
}
