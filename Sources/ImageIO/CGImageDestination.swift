import Assets
import Foundation

/// Writes a picture to a file: PNG, JPEG, and HEIC where Debian's `libheif-examples` is installed.
///
/// See [CGImageDestination](https://developer.apple.com/documentation/imageio/cgimagedestination). A file has one picture:
/// animations aren't supported.
public final class CGImageDestination {
    enum Target {
        case memory(NSMutableData)
        case file(URL)
    }

    private let target: Target
    private let format: ImageFile.Format
    private var common: [AnyHashable: Any] = [:]
    private var picture: (image: CGImage, properties: [AnyHashable: Any])?
    private var isFinal = false

    init?(_ target: Target, _ type: CFString, _ count: Int) {
        guard count == 1, let format = ImageFile.Format(rawValue: type), ImageFile.writable.contains(format) else {
            return nil
        }
        (self.target, self.format) = (target, format)
    }

    func set(_ properties: CFDictionary?) { common.merge(properties ?? [:]) { $1 } }

    func add(_ image: CGImage, _ properties: [AnyHashable: Any]) {
        if picture == nil, !isFinal { picture = (image, properties) }
    }

    /// Writes the file. Returns whether that succeeded.
    func finish() -> Bool {
        guard !isFinal, let picture, let data = file(picture.image, common.merging(picture.properties) { $1 }) else {
            return false
        }
        isFinal = true
        switch target {
        case .memory(let memory): memory.append(data)
        case .file(let url): do { try data.write(to: url, options: .atomic) } catch { return false }
        }
        return true
    }

    private func file(_ whole: CGImage, _ properties: [AnyHashable: Any]) -> Data? {
        let side = CGImageOptions.length(properties, kCGImageDestinationImageMaxPixelSize)
        guard let image = side.map({ whole.fitting(longestSide: $0) }) ?? whole else { return nil }
        let quality = CGImageOptions.number(properties[kCGImageDestinationLossyCompressionQuality]) ?? 0.8
        switch format {
        case .png: return PNGNotes(properties).added(to: image)
        case .jpeg:
            var encoder = JPEGEncoder(quality: min(max(quality, 0), 1))
            encoder.segments = JPEGNotes(properties).segments
            if let color = properties[kCGImageDestinationBackgroundColor] as? CGColor {
                encoder.background = color.rgba
            }
            return encoder.encode(image)
        case .heic: return image.pngData.flatMap { HEICWriting.heic(ofPNG: $0, quality: min(max(quality, 0), 1)) }
        case .gif: return nil
        }
    }
}

extension ImageFile {
    /// The formats that can be written.
    static var writable: [Format] { HEICWriting.isPossible ? [.png, .jpeg, .heic] : [.png, .jpeg] }
}

// MARK: Functions

/// Creates a destination in memory for one picture; nil for an unsupported format, and for more pictures.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.memory(data), type, count) }

/// Creates a destination at a URL for one picture; nil for an unsupported format, and for more pictures.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.file(url), type, count) }

/// The formats that can be written, by their identifiers.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { ImageFile.writable.map(\.rawValue) }

/// Sets properties for all pictures of the file.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.set(properties)
}

/// Adds a picture with options and metadata. A second picture is ignored.
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.add(image, properties ?? [:])
}

/// Adds a picture from another file with its metadata. Given properties take precedence; `NSNull` removes one.
public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    guard let file = isrc.file, let image = file.image(at: index) else { return }
    idst.add(image, merged(file.properties(at: index) ?? [:], properties ?? [:]))
}

/// Nested dictionaries are merged, too.
private func merged(_ old: [AnyHashable: Any], _ new: [AnyHashable: Any]) -> [AnyHashable: Any] {
    var result = old
    for (key, value) in new {
        if value is NSNull {
            result[key] = nil
        } else if let inner = result[key] as? [AnyHashable: Any], let changes = value as? [AnyHashable: Any] {
            result[key] = merged(inner, changes)
        } else {
            result[key] = value
        }
    }
    return result
}

/// Writes the file. Returns whether that succeeded.
@discardableResult public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.finish() }
