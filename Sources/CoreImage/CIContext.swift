import CoreGraphics
import CoreVideo
import Foundation

/// Draws images into pixels.
///
/// See [CIContext](https://developer.apple.com/documentation/coreimage/cicontext).
public final class CIContext: Sendable {
    /// A context. Options are accepted.
    public init(options: [CIContextOption: Any]? = nil) {}

    /// The pixels of an image in a rectangle; nil for an empty rectangle, or more than a quarter of a gigabyte.
    public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { image.rendered(in: fromRect) }

    /// The pixels of an image in a rectangle: here always of 8 bits in sRGB.
    public func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) -> CGImage? { image.rendered(in: fromRect) }

    /// Draws an image into a buffer, whose bottom left pixel is the point zero.
    public func render(_ image: CIImage, to buffer: CVPixelBuffer) {
        let region = CGRect(x: 0, y: 0, width: CVPixelBufferGetWidth(buffer), height: CVPixelBufferGetHeight(buffer))
        _ = buffer.draw { image.draw(in: $0, region: region) }
    }

    /// Writes an image's pixels into memory, from the highest row down. Nothing is written for an empty rectangle, more than a
    /// quarter of a gigabyte, or rows that are too short.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - data: The memory, of `rowBytes` bytes for each row.
    ///   - rowBytes: How many bytes a row has: at least four for each pixel.
    ///   - bounds: Which pixels are written.
    ///   - format: The order of the four bytes of a pixel, whose colors are multiplied by the opacity.
    ///   - colorSpace: Accepted: the colors are always in sRGB.
    public func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        guard let pixels = image.rendered(in: bounds), rowBytes >= pixels.width * 4,
            let bytes = pixels.dataProvider?.data
        else { return }
        for row in 0..<pixels.height {
            for column in 0..<pixels.width {
                let start = bytes.startIndex + row * pixels.bytesPerRow + column * 4
                let target = data + row * rowBytes + column * 4
                // Images have blue, green, red and opacity.
                for (index, place) in format.places.enumerated() {
                    target.storeBytes(of: bytes[start + place], toByteOffset: index, as: UInt8.self)
                }
            }
        }
    }
}

/// What may be said of a context. Accepted.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// An option by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Whether the processor draws. It always does here.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    /// The color space to work in.
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    /// Whether steps between are kept.
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
}

/// A format of pixels. Accepted.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int32

    /// A format by its number.
    public init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    /// Red, green, blue and opacity.
    public static let RGBA8 = CIFormat(rawValue: 264)
    /// Blue, green, red and opacity.
    public static let BGRA8 = CIFormat(rawValue: 266)
    /// Opacity, red, green and blue.
    public static let ARGB8 = CIFormat(rawValue: 265)

    /// Where each byte of a pixel is in one of blue, green, red and opacity. Formats that aren't known are like `RGBA8`.
    fileprivate var places: [Int] {
        switch self {
        case .BGRA8: [0, 1, 2, 3]
        case .ARGB8: [3, 2, 1, 0]
        default: [2, 1, 0, 3]
        }
    }
}

/// Core Foundation's null, which apps give as the option ``CIContextOption/workingColorSpace``.
public var kCFNull: NSNull! { NSNull() }
