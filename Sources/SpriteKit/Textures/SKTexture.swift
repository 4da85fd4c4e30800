import FoundationAdditions
import CoreGraphics
import DisplayList
import Foundation
import UIKitCore

/// A picture that sprites show. Any number of sprites may share one.
///
/// See [SKTexture](https://developer.apple.com/documentation/spritekit/sktexture).
public class SKTexture: NSObject, @unchecked Sendable {
    // @unchecked: configured by the code that creates it; later only the main actor draws with it.
    let resource: ResourcePath
    /// The size of the whole picture, in points.
    let fullSize: CGSize
    /// The texture's part of the whole picture, in unit coordinates from the bottom left corner.
    private let part: CGRect
    /// Identifies the texture in the client.
    let serial = Serial.next()

    /// How the picture is sampled when it is scaled. `.nearest` keeps the pixels of pixel art sharp. `.linear` by default.
    public var filteringMode = SKTextureFilteringMode.linear {
        didSet { if filteringMode != oldValue { TextureChanges.note() } }
    }

    init(resource: ResourcePath, size: CGSize, part: CGRect = SKTexture.whole) {
        self.resource = resource
        fullSize = size
        self.part = part
        super.init()
    }

    static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)

    /// The image of that name in the app's asset catalogs, or else a file among its resources. If there is none, that
    /// is logged, and a red cross is shown.
    public convenience init(imageNamed name: String) {
        guard let image = ImageFiles.image(named: name, in: .main) else {
            UIKitLog.missing("image", name)
            self.init(resource: MissingImage.resource, size: MissingImage.size)
            return
        }
        self.init(resource: image.path, size: image.size)
    }

    /// A texture of no size, which shows nothing.
    public convenience override init() { self.init(image: UIImage()) }

    /// The picture of an image, in its own colors.
    public convenience init(image: UIImage) { self.init(resource: image.resource, size: image.size) }

    /// A picture of pixels in memory, one pixel per point.
    public convenience init(cgImage image: CGImage) { self.init(image: UIImage(cgImage: image)) }

    /// A picture of pixels, row by row from the bottom. Each is four bytes: red, green, blue and alpha, with the
    /// colors multiplied by alpha. If there are too few pixels, or a side has more than 16,384, a red cross is shown.
    public convenience init(data pixelData: Data, size: CGSize) {
        self.init(data: pixelData, size: size, flipped: false)
    }

    /// A picture of pixels, as in `init(data:size:)`.
    /// - Parameters:
    ///   - pixelData: Four bytes a pixel: red, green, blue and opacity.
    ///   - size: In pixels.
    ///   - flipped: Whether the first row is the top one.
    public convenience init(data pixelData: Data, size: CGSize, flipped: Bool) {
        guard let image = CGImage(pixels: pixelData, size: size, topDown: flipped) else {
            self.init(resource: MissingImage.resource, size: MissingImage.size)
            return
        }
        self.init(cgImage: image)
    }

    /// The pixels of the whole picture, even if the texture is a part of it; one clear pixel if only the browser can
    /// decode it.
    public func cgImage() -> CGImage {
        wholeImage ?? CGImage(pixels: Data(count: 4), size: CGSize(width: 1, height: 1), topDown: true)!
    }

    /// The picture that the texture is a part of; nil if only the browser can decode it.
    var wholeImage: CGImage? { UIImage(resource: resource, size: fullSize, scale: 1).cgImage }

    /// A part of another texture, in units of it: (0, 0) is its bottom left corner.
    public convenience init(rect: CGRect, in texture: SKTexture) {
        let outer = texture.part
        let part = CGRect(
            x: outer.minX + rect.minX * outer.width, y: outer.minY + rect.minY * outer.height,
            width: rect.width * outer.width, height: rect.height * outer.height)
        self.init(resource: texture.resource, size: texture.fullSize, part: part)
        filteringMode = texture.filteringMode
    }

    /// Not available: no noise is made.
    @available(*, unavailable, message: "Noise is not made here")
    public convenience init(vectorNoiseWithSmoothness smoothness: CGFloat, size: CGSize) { fatalError() }

    /// Not available: no noise is made.
    @available(*, unavailable, message: "Noise is not made here")
    public convenience init(noiseWithSmoothness smoothness: CGFloat, size: CGSize, grayscale: Bool) { fatalError() }

    /// The size, in points.
    public func size() -> CGSize { CGSize(width: fullSize.width * part.width, height: fullSize.height * part.height) }

    /// Which part of the whole picture the texture is, in units of the picture; (0, 0) is the bottom left corner.
    public func textureRect() -> CGRect { part }

    /// Whether mipmaps are made. Kept, and has no effect here: the browser makes those that it needs.
    public var usesMipmaps = false

    /// Not available: there are no lights.
    @available(*, unavailable, message: "Normal maps need lights, which aren't drawn here")
    public func generatingNormalMap() -> Self { self }

    /// Not available: filters aren't drawn.
    @available(*, unavailable, message: "Filters aren't drawn here")
    public func applying(_ filter: Any) -> Self { self }

    /// Returns at once: a page loads a picture when a sprite first shows it, and caches it.
    public func preload(completionHandler: @escaping @Sendable () -> Void) { completionHandler() }
    /// Returns at once: a page loads a picture when a sprite first shows it, and caches it.
    public func preload() async {}

    /// Calls the handler at once: a page loads a picture when a sprite first shows it, and caches it.
    public class func preload(
        _ textures: [SKTexture], withCompletionHandler completionHandler: @escaping @Sendable () -> Void
    ) {
        completionHandler()
    }
    /// Returns at once: a page loads a picture when a sprite first shows it, and caches it.
    public class func preload(_ textures: [SKTexture]) async {}

    /// A texture of the same part of the same picture, with the same filtering.
    public override func copy() -> Any {
        let copy = SKTexture(resource: resource, size: fullSize, part: part)
        copy.filteringMode = filteringMode
        return copy
    }
}

/// How a texture is sampled when it is scaled.
public enum SKTextureFilteringMode: Int, Sendable {
    /// Takes the nearest pixel of the texture.
    case nearest
    /// Interpolates between neighboring pixels.
    case linear
}

/// Notifies scenes of changes to textures in use.
enum TextureChanges {
    @MainActor static var observers: [ObjectIdentifier: () -> Void] = [:]

    static func note() {
        Task.immediate { @MainActor in for observer in Array(observers.values) { observer() } }
    }
}

/// The placeholder for an image that doesn't exist.
enum MissingImage {
    static let size = CGSize(width: 64, height: 64)

    static let resource: ResourcePath = {
        let picture = """
            <svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="#fff"/>\
            <path d="M4 4L60 60M60 4L4 60" stroke="#f00" stroke-width="8"/></svg>
            """
        let path = ResourcePath(content: Data(picture.utf8), pathExtension: "svg")
        ResourceStore.shared.register(path, contentType: "image/svg+xml") { Data(picture.utf8) }
        return path
    }()
}

extension CGImage {
    /// Premultiplied RGBA pixels.
    fileprivate convenience init?(pixels: Data, size: CGSize, topDown: Bool) {
        let (width, height) = (Int(saturating: size.width), Int(saturating: size.height))
        guard width > 0, height > 0, width <= 1 << 14, height <= 1 << 14, pixels.count >= width * height * 4 else {
            return nil
        }
        let rows = (0..<height).map { row in
            let start = pixels.startIndex + (topDown ? row : height - 1 - row) * width * 4
            return pixels[start..<start + width * 4]
        }
        guard let provider = CGDataProvider(data: rows.reduce(into: Data()) { $0.append($1) }) else { return nil }
        self.init(
            width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
            provider: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
    }
}
