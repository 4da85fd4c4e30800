import Assets
import Foundation

/// A file with one or more pictures, which are decoded on demand.
final class ImageFile: Sendable {
    enum Format: String, CaseIterable {
        case jpeg = "public.jpeg"
        case png = "public.png"
        case gif = "com.compuserve.gif"
        case heic = "public.heic"
    }

    let data: Data
    let format: Format
    let animation: ImageAnimation?
    private let heic: HEICPicture?

    /// Nil for an unknown format, and for a file whose header specifies no size.
    init?(_ data: Data) {
        self.data = data
        if data.starts(with: [0xFF, 0xD8, 0xFF]) {
            (format, animation, heic) = (.jpeg, nil, nil)
        } else if let picture = HEICPicture(data) {
            (format, animation, heic) = (.heic, nil, picture)
        } else if data.starts(with: Data("GIF8".utf8)) {
            guard let animation = ImageAnimation.read(data) else { return nil }
            (format, self.animation, heic) = (.gif, animation, nil)
        } else if PNGChunks(data) != nil {
            (format, animation, heic) = (.png, ImageAnimation.read(data), nil)
        } else {
            return nil
        }
    }

    var count: Int { animation?.frames.count ?? 1 }

    /// The pixels of a picture in the file's orientation; nil if they can't be read.
    func image(at index: Int) -> CGImage? {
        guard (0..<count).contains(index) else { return nil }
        if let animation { return animation.image(at: index) }
        switch format {
        case .jpeg: return CGImage(jpeg: data, isTurned: false)
        case .heic: return (try? heic?.png()).flatMap { CGImage(png: $0) }
        case .png, .gif: return CGImage(png: data)
        }
    }

    /// The metadata of a picture.
    func properties(at index: Int) -> [AnyHashable: Any]? {
        guard (0..<count).contains(index) else { return nil }
        return switch format {
        case .jpeg: JPEGSegments(data).properties
        case .png: pngProperties(at: index)
        case .gif: gifProperties(at: index)
        case .heic: heic.map { Self.basics($0.header.width, $0.header.height) }
        }
    }

    /// The metadata of the file.
    var properties: [AnyHashable: Any] {
        var properties: [AnyHashable: Any] = [kCGImagePropertyFileSize: NSNumber(value: data.count)]
        if let animation {
            var own: [AnyHashable: Any] = [
                kCGImagePropertyGIFCanvasPixelWidth: NSNumber(value: animation.width),
                kCGImagePropertyGIFCanvasPixelHeight: NSNumber(value: animation.height),
            ]
            if let loops = animation.loopCount { own[kCGImagePropertyGIFLoopCount] = NSNumber(value: loops) }
            properties[format == .gif ? kCGImagePropertyGIFDictionary : kCGImagePropertyPNGDictionary] = own
        }
        return properties
    }

    /// The file's embedded thumbnail.
    var thumbnail: CGImage? {
        guard format == .jpeg, let small = JPEGSegments(data).exif?.thumbnail else { return nil }
        return CGImage(jpeg: small, isTurned: false)
    }

    /// The orientation of a picture.
    func orientation(at index: Int) -> CGImagePropertyOrientation {
        let number = properties(at: index)?[kCGImagePropertyOrientation] as? NSNumber
        return number.flatMap { CGImagePropertyOrientation(rawValue: $0.uint32Value) } ?? .up
    }

    static func basics(_ width: Int, _ height: Int, model: CFString = kCGImagePropertyColorModelRGB)
        -> [AnyHashable: Any]
    {
        [
            kCGImagePropertyPixelWidth: NSNumber(value: width), kCGImagePropertyPixelHeight: NSNumber(value: height),
            kCGImagePropertyDepth: NSNumber(value: 8), kCGImagePropertyColorModel: model,
        ]
    }

    private func gifProperties(at index: Int) -> [AnyHashable: Any]? {
        guard let animation else { return nil }
        var properties = Self.basics(animation.width, animation.height)
        properties[kCGImagePropertyIsIndexed] = NSNumber(value: true)
        properties[kCGImagePropertyHasAlpha] = NSNumber(value: true)
        properties[kCGImagePropertyGIFDictionary] = Self.times(animation.frames[index].delay)
        return properties
    }

    /// The keys for GIF and PNG have the same values.
    static func times(_ delay: Double) -> [AnyHashable: Any] {
        [
            kCGImagePropertyGIFDelayTime: NSNumber(value: delay < 0.02 ? 0.1 : delay),
            kCGImagePropertyGIFUnclampedDelayTime: NSNumber(value: delay),
        ]
    }
}
