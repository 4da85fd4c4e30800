import FoundationAdditions

// MARK: For reading

/// A hint about the file's format. Has no effect: the format is recognized by the file's contents.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Whether decoded pixels are cached. Has no effect here: an image keeps its pixels.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether pixels are decoded at once. Always the case here.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Whether components may be floating point numbers. They never are here.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// The factor by which the image is reduced: 2, 4 or 8.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
/// Whether a thumbnail is made from the picture if the file has none.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a thumbnail is made from the picture even if the file has one.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// The longest side of a thumbnail, in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a thumbnail is rotated by the file's orientation.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"

// MARK: For writing

/// The quality, from 0 to 1. The default is 0.8.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// The background behind translucent pixels in a format without alpha: a `CGColor`; white by default.
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
/// The longest side of the written picture, in pixels.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"

/// Reads values from options.
enum CGImageOptions {
    /// A number or a Boolean; nil for anything else, and for numbers that aren't finite.
    static func number(_ value: Any?) -> Double? {
        let number: Double? =
            switch value {
            case let value as Bool: value ? 1 : 0
            case let value as any BinaryInteger: Double(value)
            case let value as any BinaryFloatingPoint: Double(value)
            case let value as CGFloat: Double(value)
            case let value as NSNumber: value.doubleValue
            case let value as CGImagePropertyOrientation: Double(value.rawValue)
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    static func isTrue(_ options: CFDictionary?, _ name: CFString) -> Bool { (number(options?[name]) ?? 0) != 0 }

    /// A length in pixels; nil if the option isn't set.
    static func length(_ options: CFDictionary?, _ name: CFString) -> Int? {
        number(options?[name]).flatMap { $0 >= 1 ? Int(min($0, 1_000_000)) : nil }
    }
}

extension CGImage {
    /// Scales the image down to the longest side, or returns it if it is small enough.
    func fitting(longestSide: Int) -> CGImage? {
        let longest = max(width, height)
        guard longest > longestSide else { return self }
        let scale = Double(longestSide) / Double(longest)
        let (wide, high) = (
            max(Int((Double(width) * scale).rounded()), 1), max(Int((Double(height) * scale).rounded()), 1)
        )
        let context = CGContext(
            data: nil, width: wide, height: high, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.interpolationQuality = .high
        context?.draw(self, in: CGRect(x: 0, y: 0, width: wide, height: high))
        return context?.makeImage()
    }
}
