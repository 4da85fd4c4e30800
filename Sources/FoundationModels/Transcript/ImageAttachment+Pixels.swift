public import CoreGraphics
import Foundation
import ImageIO

extension Transcript.ImageAttachment {
    /// The pixels, as they lie. Of files PNG, JPEG, GIF and HEIC are decoded, HEIC by another program, for which this waits. What
    /// can't be decoded is a clear pixel.
    public var cgImage: CGImage {
        switch source {
        case .image(let image): image
        case .file(let url): (try? ImageFile.data(of: url)).flatMap { DecodedPicture($0)?.image } ?? .clearPixel
        case .data(let data): DecodedPicture(data)?.image ?? .clearPixel
        }
    }

    /// The pixels, upright: by the orientation that was given, or else as the file says. Decodes the same files as `cgImage`.
    ///
    /// - Throws: ``ImageAttachmentError``.
    package func uprightImage() throws(ImageAttachmentError) -> CGImage {
        let upright =
            switch source {
            case .image(let image): orientation.upright(image)
            case .file(let url): try Self.upright(ImageFile.data(of: url), givenOrientation, url)
            case .data(let data): try Self.upright(data, givenOrientation, nil)
            }
        guard let upright else { throw .tooLarge }
        return upright
    }

    private static func upright(
        _ data: Data, _ given: CGImagePropertyOrientation?, _ url: URL?
    ) throws(ImageAttachmentError) -> CGImage? {
        guard let picture = DecodedPicture(data) else {
            guard let type = EncodedImage.contentType(of: data) else { throw .unknownFormat(url) }
            throw .undecodable(contentType: type)
        }
        return (given ?? picture.orientation).upright(picture.image)
    }
}

extension CGImage {
    /// What stands for an image that can't be decoded.
    package static let clearPixel: CGImage = {
        let context = CGContext(
            data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        guard let image = context?.makeImage() else { preconditionFailure("There is no memory for a pixel.") }
        return image
    }()
}
