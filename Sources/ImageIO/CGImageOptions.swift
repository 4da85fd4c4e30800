import FoundationAdditions

// MARK: For reading

/// What the file is thought to be. Kept for sources that say so, and has no effect: its bytes tell.
public let kCGImageSourceTypeIdentifierHint: CFString = "kCGImageSourceTypeIdentifierHint"
/// Whether decoded pixels are kept. Has no effect here: an image has its pixels as long as it is there.
public let kCGImageSourceShouldCache: CFString = "kCGImageSourceShouldCache"
/// Whether pixels are decoded at once. Always so here.
public let kCGImageSourceShouldCacheImmediately: CFString = "kCGImageSourceShouldCacheImmediately"
/// Whether components may be floating point numbers. They never are here.
public let kCGImageSourceShouldAllowFloat: CFString = "kCGImageSourceShouldAllowFloat"
/// By how much an image is smaller than its file's: 2, 4 or 8.
public let kCGImageSourceSubsampleFactor: CFString = "kCGImageSourceSubsampleFactor"
/// Whether a thumbnail is made of the picture where the file has none of its own.
public let kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString = "kCGImageSourceCreateThumbnailFromImageIfAbsent"
/// Whether a thumbnail is made of the picture even if the file has one of its own.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = "kCGImageSourceCreateThumbnailFromImageAlways"
/// The longest side of a thumbnail, in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = "kCGImageSourceThumbnailMaxPixelSize"
/// Whether a thumbnail is turned as the file says.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = "kCGImageSourceCreateThumbnailWithTransform"

// MARK: For writing

/// How much of the picture is kept, from 0 to 1. 0.8 where nothing is said.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// What is behind pixels that can be seen through, in a format that has no such pixels: a `CGColor`; white by default.
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
/// The longest side of what is written, in pixels.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"

/// Values of dictionaries from outside.
enum CGImageOptions {
    /// A number or a Boolean; nil for anything else, and for what is no finite number.
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

    /// A length in pixels; nil where none is said.
    static func length(_ options: CFDictionary?, _ name: CFString) -> Int? {
        number(options?[name]).flatMap { $0 >= 1 ? Int(min($0, 1_000_000)) : nil }
    }
}

extension CGImage {
    /// The image so small that its longest side has at most so many pixels; itself where it is small enough.
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
