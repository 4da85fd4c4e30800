public import CoreGraphics
public import FoundationModels
public import ImageIO

// What FoundationModels has on Apple's platforms, for whoever imports Core Video.

@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
extension Attachment where Content == ImageAttachmentContent {
    /// An image of a buffer's pixels, as they are now.
    ///
    /// - Parameters:
    ///   - pixelBuffer: The pixels.
    ///   - orientation: Which way the image has to be turned to be upright; nil if not at all.
    public init(_ pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation? = nil) {
        self.init(pixelBuffer.image ?? .clearPixel, orientation: orientation)
    }
}

@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
extension Transcript.ImageAttachment {
    /// An image of a buffer's pixels, as they are now.
    ///
    /// - Parameters:
    ///   - pixelBuffer: The pixels.
    ///   - orientation: Which way the image has to be turned to be upright; nil if not at all.
    public init(_ pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation? = nil) {
        self.init(pixelBuffer.image ?? .clearPixel, orientation: orientation)
    }

    /// The pixels as they lie, in a buffer.
    ///
    /// - Parameters:
    ///   - resolution: The size in pixels; nil is the image's own.
    ///   - pixelFormat: The format; nil is `kCVPixelFormatType_32BGRA`.
    /// - Throws: ``PixelBufferError`` for an invalid size or format.
    public func pixelBuffer(resolution: CGSize? = nil, pixelFormat: OSType? = nil) throws -> CVReadOnlyPixelBuffer {
        let image = cgImage
        let (width, height) = (
            resolution.map { Int(saturating: $0.width) } ?? image.width,
            resolution.map { Int(saturating: $0.height) } ?? image.height
        )
        let format = pixelFormat ?? kCVPixelFormatType_32BGRA
        guard let buffer = CVBuffer(image, width: width, height: height, format: format) else {
            throw PixelBufferError(code: CVBuffer.fault(width, height, format) ?? kCVReturnAllocationFailed)
        }
        return CVReadOnlyPixelBuffer(unsafeBuffer: buffer)
    }
}

/// Why there is no buffer of an image.
public struct PixelBufferError: Error, Equatable {
    /// What Core Video says.
    public let code: CVReturn
}
