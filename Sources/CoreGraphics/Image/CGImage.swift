import CCairo
import Foundation

/// An immutable bitmap. Components have 8 bits; other depths aren't supported.
public final class CGImage: Hashable, @unchecked Sendable {
    // @unchecked: an image's surface is never drawn into.
    package let surface: Surface
    /// How the pixels are stored.
    public let bitmapInfo: CGBitmapInfo
    /// The size of a pixel in bits.
    public let bitsPerPixel: Int
    /// The size of a row in bytes.
    public let bytesPerRow: Int
    /// The color space from the initializer; the pixels are drawn as sRGB.
    public let colorSpace: CGColorSpace?
    /// Whether the image is interpolated when it is scaled.
    public let shouldInterpolate: Bool
    /// The rendering intent from the initializer. It has no effect here.
    public let renderingIntent: CGColorRenderingIntent
    private let source: CGDataProvider?

    /// An image with Cairo's pixels.
    package init(
        _ surface: Surface, colorSpace: CGColorSpace? = CGColorSpace(name: CGColorSpace.sRGB),
        shouldInterpolate: Bool = true
    ) {
        self.surface = surface
        self.colorSpace = colorSpace
        self.shouldInterpolate = shouldInterpolate
        bitmapInfo = .cairo
        bitsPerPixel = 32
        bytesPerRow = surface.bytesPerRow
        renderingIntent = .defaultIntent
        source = nil
    }

    /// An image from bytes. Nil where there are too few of them, or components don't have 8 bits. `decode` has to be nil.
    public init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        let format = PixelFormat(
            bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, model: space.model, info: bitmapInfo)
        guard let format, decode == nil, let data = provider.data, let surface = Surface(width: width, height: height),
            bytesPerRow >= width * format.bytesPerPixel,
            data.count >= bytesPerRow * (height - 1) + width * format.bytesPerPixel
        else { return nil }
        surface.fill(from: data, bytesPerRow: bytesPerRow, format)
        self.surface = surface
        self.bitmapInfo = bitmapInfo
        self.bitsPerPixel = bitsPerPixel
        self.bytesPerRow = bytesPerRow
        self.shouldInterpolate = shouldInterpolate
        colorSpace = space
        renderingIntent = intent
        source = provider
    }

    /// The width in pixels.
    public var width: Int { surface.width }
    /// The height in pixels.
    public var height: Int { surface.height }
    /// The size of a component in bits: 8.
    public var bitsPerComponent: Int { 8 }
    /// The position of the opacity.
    public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alpha ?? .none }
    /// The order of a pixel's bytes.
    public var byteOrderInfo: CGImageByteOrderInfo { bitmapInfo.byteOrder ?? .orderDefault }
    /// Always false: masks can't be made here.
    public var isMask: Bool { false }

    /// The pixels in the image's own format, from the top row down.
    public var dataProvider: CGDataProvider? {
        source ?? CGDataProvider(data: Data(bytes: surface.bytes, count: surface.bytesPerRow * height))
    }

    /// The image itself, which never changes.
    public func copy() -> CGImage? { self }

    /// The pixels in a rectangle, whose origin is the top left corner. Nil if it contains none.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        return surface.cropped(
            x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height)
        ).map { CGImage($0, colorSpace: colorSpace, shouldInterpolate: shouldInterpolate) }
    }

    /// Whether both are the same object.
    public static func == (left: CGImage, right: CGImage) -> Bool { left === right }
    /// Hashes the image's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Surface {
    fileprivate func fill(from data: Data, bytesPerRow: Int, _ format: PixelFormat) {
        let target = bytes
        data.withUnsafeBytes { buffer in
            guard let source = buffer.bindMemory(to: UInt8.self).baseAddress else { return }
            for row in 0..<height {
                format.decode(source + row * bytesPerRow, to: target + row * self.bytesPerRow, count: width)
            }
        }
        didChangeBytes()
    }
}
