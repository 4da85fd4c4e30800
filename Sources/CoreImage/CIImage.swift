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
    /// How many images are drawn to draw this one: one that is used twice counts twice.
    private let steps: Int

    /// What takes more steps is drawn into pixels before others are added.
    private static let stepsMax = 64
    /// What takes more steps and has no end, and so no pixels, is nothing.
    private static let endlessStepsMax = 1 << 11

    private init(_ recipe: Recipe, extent: CGRect, steps: Int = 1) {
        (self.recipe, self.extent, self.steps) = (recipe, extent, steps)
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
        guard extent.isFinite, !extent.isEmpty else {
            self.init(.empty, extent: .null)
            return
        }
        let inputs = inputs.map(\.kept)
        let steps = inputs.reduce(1) { $0 + $1.steps }
        self.init(.filtered(PixelSource { pixels(inputs, $0) }), extent: extent, steps: steps)
    }

    /// An image of nothing.
    public static func empty() -> CIImage { CIImage(.empty, extent: .null) }

    /// The pixels, if nothing is done with them.
    public var cgImage: CGImage? { if case .pixels(let image) = recipe { image } else { nil } }

    // MARK: Steps

    /// The part within a rectangle.
    public func cropped(to rect: CGRect) -> CIImage {
        guard rect.isFinite else { return .empty() }
        return step(.cropped(kept, rect), extent: extent.intersection(rect))
    }

    /// The image moved, scaled or turned.
    ///
    /// A matrix that has no inverse, or has numbers that aren't finite, leaves nothing.
    public func transformed(by matrix: CGAffineTransform) -> CIImage {
        let determinant = matrix.a * matrix.d - matrix.b * matrix.c
        guard determinant.isFinite, determinant != 0, matrix.tx.isFinite, matrix.ty.isFinite else { return .empty() }
        return step(.transformed(kept, matrix), extent: extent.isNull ? .null : extent.applying(matrix))
    }

    /// The image over another one.
    public func composited(over dest: CIImage) -> CIImage {
        let (image, dest) = (kept, dest.kept)
        return CIImage(.over(image, dest), extent: extent.union(dest.extent), steps: image.steps + dest.steps + 1)
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
        guard extent.isFinite, !extent.isEmpty else { return .empty() }
        return CIImage(recipe, extent: extent, steps: steps(of: recipe))
    }

    private func steps(of recipe: Recipe) -> Int {
        switch recipe {
        case .cropped(let image, _), .transformed(let image, _): image.steps + 1
        default: 1
        }
    }

    /// The image, or its pixels where it takes many steps: to draw one step is to draw those before it.
    private var kept: CIImage {
        guard steps >= Self.stepsMax else { return self }
        guard let image = rendered(in: extent) else { return steps < Self.endlessStepsMax ? self : .empty() }
        let place = extent.integral.origin
        let matrix = CGAffineTransform(translationX: place.x, y: place.y)
        return CIImage(.transformed(CIImage(cgImage: image), matrix), extent: extent, steps: 2)
    }

    // MARK: Drawing

    /// The maximum number of pixels that are drawn: a quarter of a gigabyte.
    static let pixelsMax = Double(1 << 26)

    /// The pixels in a rectangle; nil for an empty rectangle, or too many pixels.
    func rendered(in rect: CGRect) -> CGImage? {
        guard rect.isFinite else { return nil }
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
        case .filtered(let source): draw(source, in: context, region: region.intersection(extent))
        }
    }

    /// Draws computed pixels, of which halves are computed one after the other if there are too many at once.
    private func draw(_ source: PixelSource, in context: CGContext, region: CGRect) {
        if let rect = PixelRect(region), let image = source.pixels(rect)?.cgImage {
            context.draw(image, in: rect.cgRect)
        } else {
            for half in region.pixelHalves(most: Self.pixelsMax) { draw(source, in: context, region: half) }
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
