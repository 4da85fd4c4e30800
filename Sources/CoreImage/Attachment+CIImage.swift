import CoreGraphics
public import FoundationModels
public import ImageIO

// What FoundationModels has on Apple's platforms, for whoever imports Core Image.

@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
extension Attachment where Content == ImageAttachmentContent {
    /// The pixels of an image; a clear pixel where it has none, or more than a quarter of a gigabyte.
    ///
    /// - Parameters:
    ///   - ciImage: The image.
    ///   - orientation: Which way the image has to be turned to be upright; nil if not at all.
    public init(_ ciImage: CIImage, orientation: CGImagePropertyOrientation? = nil) {
        self.init(ciImage.pixels ?? .clearPixel, orientation: orientation)
    }
}

@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
extension Transcript.ImageAttachment {
    /// The pixels of an image; a clear pixel where it has none, or more than a quarter of a gigabyte.
    ///
    /// - Parameters:
    ///   - ciImage: The image.
    ///   - orientation: Which way the image has to be turned to be upright; nil if not at all.
    public init(_ ciImage: CIImage, orientation: CGImagePropertyOrientation? = nil) {
        self.init(ciImage.pixels ?? .clearPixel, orientation: orientation)
    }

    /// The pixels, as they lie.
    public var ciImage: CIImage { CIImage(cgImage: cgImage) }
}

extension CIImage {
    /// All its pixels; nil where it has none, or too many.
    package var pixels: CGImage? { cgImage ?? rendered(in: extent) }
}
