import CoreGraphics
import CoreVideo
import Foundation
import ImageIO

/// An image, and what is done with it when it is drawn: cut, transformed, laid over others.
///
/// Its coordinates grow upwards. See [CIImage](https://developer.apple.com/documentation/coreimage/ciimage).
public final class CIImage: Sendable {
    /// How the image comes to be.
    private enum Recipe: Sendable {
        case empty
        case pixels(CGImage)
        indirect case cropped(CIImage, CGRect)
        indirect case transformed(CIImage, CGAffineTransform)
        indirect case over(CIImage, CIImage)
        case filtered(PixelSource)
    }

    private let recipe: Recipe
    /// Where the image is; null for an empty one.
    public let extent: CGRect
    private let depth: Int

    /// More steps are drawn into pixels before others are added.
    private static let depthMax = 64

    private init(_ recipe: Recipe, extent: CGRect, depth: Int = 0) {
        (self.recipe, self.extent, self.depth) = (recipe, extent, depth)
    }

    /// An image of pixels, from the point zero.
    public convenience init(cgImage image: CGImage) {
        self.init(.pixels(image), extent: CGRect(x: 0, y: 0, width: image.width, height: image.height))
    }

    /// An image of a buffer's pixels, as they are now.
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) {
        if let image = pixelBuffer.image { self.init(cgImage: image) } else { self.init(.empty, extent: .null) }
    }

    /// The picture of a file's bytes, as it lies; nil where they are no JPEG, PNG, GIF or HEIC.
    public convenience init?(data: Data) {
        guard let picture = DecodedPicture(data) else { return nil }
        self.init(cgImage: picture.image)
    }

    /// The picture in a file, as it lies; nil where it can't be read.
    public convenience init?(contentsOf url: URL) {
        guard url.isFileURL, let data = try? url.resourceBytes() else { return nil }
        self.init(data: data)
    }

    /// An image of computed pixels; of nothing for an empty extent.
    ///
    /// - Parameters:
    ///   - extent: Where it has pixels.
    ///   - inputs: The images that it is computed from.
    ///   - pixels: Computes the pixels of a rectangle within the extent, from the inputs.
    convenience init(
        extent: CGRect, from inputs: [CIImage], pixels: @escaping @Sendable ([CIImage], PixelRect) -> Raster?
    ) {
        guard !extent.isNull, !extent.isEmpty else {
            self.init(.empty, extent: .null)
            return
        }
        let inputs = inputs.map(\.kept)
        let depth = (inputs.map(\.depth).max() ?? 0) + 1
        self.init(.filtered(PixelSource { pixels(inputs, $0) }), extent: extent, depth: depth)
    }

    /// An image of nothing.
    public static func empty() -> CIImage { CIImage(.empty, extent: .null) }

    /// The pixels, if nothing is done with them.
    public var cgImage: CGImage? { if case .pixels(let image) = recipe { image } else { nil } }

    // MARK: Steps

    /// The part within a rectangle.
    public func cropped(to rect: CGRect) -> CIImage {
        step(.cropped(kept, rect), extent: extent.intersection(rect))
    }

    /// The image moved, scaled or turned.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        step(.transformed(kept, matrix), extent: extent.isNull ? .null : extent.applying(matrix))
    }

    /// The image over another one.
    public func composited(over dest: CIImage) -> CIImage {
        CIImage(
            .over(kept, dest.kept), extent: extent.union(dest.extent), depth: max(kept.depth, dest.kept.depth) + 1)
    }

    /// The image upright, from the point zero, if it lies in some way.
    public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        guard let image = rendered(in: extent).flatMap(orientation.upright) else { return self }
        return CIImage(cgImage: image)
    }

    /// The image upright, from the point zero, if it lies in a way by Exif's number; as it is for other numbers.
    public func oriented(forExifOrientation orientation: Int32) -> CIImage {
        UInt32(exactly: orientation).flatMap { CGImagePropertyOrientation(rawValue: $0) }.map(oriented) ?? self
    }

    private func step(_ recipe: Recipe, extent: CGRect) -> CIImage {
        let isSound =
            !extent.isNull && extent.minX.isFinite && extent.maxX.isFinite && extent.minY.isFinite
            && extent.maxY.isFinite
        guard isSound, !extent.isEmpty else { return .empty() }
        return CIImage(recipe, extent: extent, depth: kept.depth + 1)
    }

    /// The image, or its pixels where it has many steps: to draw one step is to draw those before it.
    private var kept: CIImage {
        guard depth >= Self.depthMax, let image = rendered(in: extent) else { return self }
        return CIImage(cgImage: image).transformed(by: CGAffineTransform(translationX: extent.minX, y: extent.minY))
    }

    // MARK: Drawing

    /// The maximum number of pixels that are drawn: a quarter of a gigabyte.
    private static let pixelsMax = Double(1 << 26)

    /// The pixels in a rectangle; nil for an empty rectangle, or too many pixels.
    func rendered(in rect: CGRect) -> CGImage? {
        let whole = rect.integral
        guard whole.width >= 1, whole.height >= 1, whole.width * whole.height <= Self.pixelsMax,
            let context = CGContext(
                data: nil, width: Int(saturating: whole.width), height: Int(saturating: whole.height),
                bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        context.translateBy(x: -whole.minX, y: -whole.minY)
        draw(in: context, region: whole)
        return context.makeImage()
    }

    /// Draws the image, at least within a region.
    func draw(in context: CGContext, region: CGRect) {
        switch recipe {
        case .empty: break
        case .pixels(let image): context.draw(image, in: extent)
        case .over(let image, let other):
            other.draw(in: context, region: region)
            image.draw(in: context, region: region)
        case .cropped(let image, let rect):
            context.saveGState()
            context.clip(to: rect)
            image.draw(in: context, region: region.intersection(rect))
            context.restoreGState()
        case .transformed(let image, let matrix):
            context.saveGState()
            context.concatenate(matrix)
            image.draw(in: context, region: region.applying(matrix.inverted()).insetBy(dx: -1, dy: -1))
            context.restoreGState()
        case .filtered(let source):
            guard let rect = PixelRect(region.intersection(extent)), let image = source.pixels(rect)?.cgImage else {
                break
            }
            context.draw(image, in: rect.cgRect)
        }
    }

    /// The pixels in a rectangle, in the space that filters work in; clear outside the image.
    func raster(in rect: PixelRect) -> Raster? {
        guard let within = PixelRect(extent.intersection(rect.cgRect)) else { return Raster(rect) }
        switch recipe {
        case .filtered(let source): return source.pixels(within)?.padded(to: rect)
        case .cropped(let image, let bounds) where bounds == bounds.integral:
            return image.raster(in: within)?.padded(to: rect)
        default: return rendered(in: within.cgRect).flatMap { Raster($0, at: within)?.padded(to: rect) }
        }
    }
}
