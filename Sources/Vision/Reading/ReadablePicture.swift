import CoreGraphics
import Foundation
import FoundationModels
import ImageIO

/// An upright picture that a request reads. What comes as a file was decoded by ImageIO, which bounds what it makes of it.
struct ReadablePicture: Sendable {
    /// What a picture is made from.
    enum Source: Sendable {
        case image(CGImage)
        /// Nil of an image or a buffer that has none.
        case pixels(CGImage?)
        case data(Data)
        case file(URL)
        case attachment(Transcript.ImageAttachment)
    }

    private let image: CGImage

    /// More bytes of a file aren't read.
    private static let fileBytesMax = 64 << 20

    /// - Parameter orientation: How the picture lies; nil is what the file says.
    init(_ source: Source, orientation: CGImagePropertyOrientation?) throws(VisionError) {
        let (image, noted) = try Self.decoded(source)
        guard let upright = (orientation ?? noted).upright(image) else {
            throw .outOfMemory("There is no memory for a picture of \(image.width) by \(image.height) pixels.")
        }
        self.image = upright
    }

    private static func decoded(_ source: Source) throws(VisionError) -> (CGImage, CGImagePropertyOrientation) {
        switch source {
        case .image(let image): return (image, .up)
        case .pixels(let image):
            guard let image else { throw .invalidImage("The image has no pixels, or too many.") }
            return (image, .up)
        case .data(let data):
            guard data.count <= fileBytesMax else { throw .invalidImage("The picture's file is too large.") }
            return try decoded(data)
        case .file(let url):
            // Opening a pipe could wait for ever.
            let isFile = (try? url.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile
            guard url.isFileURL, isFile == true, let data = try? url.resourceBytes(byteCountMax: fileBytesMax) else {
                throw .ioError("The picture \(url.path) can't be read, or is too large.")
            }
            return try decoded(data)
        case .attachment(let attachment):
            do { return (try attachment.uprightImage(), .up) } catch { throw .invalidImage("\(error)") }
        }
    }

    private static func decoded(_ data: Data) throws(VisionError) -> (CGImage, CGImagePropertyOrientation) {
        guard let picture = DecodedPicture(data) else {
            throw .invalidImage("The picture is no JPEG, PNG, GIF or HEIC that can be read.")
        }
        return (picture.image, picture.orientation)
    }

    // MARK: A part of it

    /// A part of the picture on white, as the bytes of a PNG file.
    struct Part: Sendable {
        let png: Data
        /// In pixels of the file.
        let size: CGSize
        /// In the whole picture.
        let region: NormalizedRect
        /// The height of the whole picture, in the file's pixels.
        let wholeHeight: CGFloat
    }

    /// More pixels on a side aren't needed to read any letter that a person reads.
    private static let sideMax = 5000.0
    /// Larger parts aren't made larger still.
    private static let smallSide = 1500.0

    /// A part as large as it is, or smaller.
    func part(_ region: NormalizedRect) throws(VisionError) -> Part {
        try part(region) { longSide in min(1, Self.sideMax / longSide) }
    }

    /// A part twice as large; nil where it is large enough.
    func largerPart(_ region: NormalizedRect) throws(VisionError) -> Part? {
        let size = region.toImageCoordinates(CGSize(width: image.width, height: image.height)).size
        return max(size.width, size.height) < Self.smallSide ? try part(region) { _ in 2 } : nil
    }

    private func part(
        _ region: NormalizedRect, scale: (_ longSide: Double) -> Double
    ) throws(VisionError) -> Part {
        let whole = CGSize(width: image.width, height: image.height)
        let wanted = region.toImageCoordinates(whole, origin: .upperLeft)
        guard wanted.origin.x.isFinite, wanted.origin.y.isFinite, wanted.width.isFinite, wanted.height.isFinite,
            let part = image.cropping(to: wanted)
        else { throw .outOfBoundsError("The region \(region) has no pixels of the picture.") }
        let rect = wanted.integral.intersection(CGRect(origin: .zero, size: whole))
        let scale = scale(max(rect.width, rect.height))
        let size = CGSize(
            width: max(1, (rect.width * scale).rounded()), height: max(1, (rect.height * scale).rounded()))
        guard let png = Self.onWhite(part, size)?.pngData else {
            throw .outOfMemory("There is no memory for a picture.")
        }
        return Part(
            png: png, size: size, region: NormalizedRect(imageRect: rect, in: whole).verticallyFlipped(),
            wholeHeight: whole.height * scale)
    }

    /// What is clear is white, as on a page.
    private static func onWhite(_ image: CGImage, _ size: CGSize) -> CGImage? {
        let context = CGContext(
            data: nil, width: Int(saturating: size.width), height: Int(saturating: size.height), bitsPerComponent: 8,
            bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        context?.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
        context?.fill([CGRect(origin: .zero, size: size)])
        context?.interpolationQuality = .high
        context?.draw(image, in: CGRect(origin: .zero, size: size))
        return context?.makeImage()
    }
}
