import Foundation
import Synchronization

/// Reads pictures from a file or its bytes: JPEG, PNG and GIF with their animations, and HEIC where Debian's `libheif-examples`
/// is installed.
///
/// See [CGImageSource](https://developer.apple.com/documentation/imageio/cgimagesource).
public final class CGImageSource: Sendable {
    private struct State {
        var data: Data
        var isFinal: Bool
        var file: ImageFile?
    }

    private let state: Mutex<State>

    init(_ data: Data, isFinal: Bool = true) {
        state = Mutex(State(data: data, isFinal: isFinal, file: ImageFile(data)))
    }

    var file: ImageFile? { state.withLock { $0.file } }

    func update(_ data: Data, isFinal: Bool) {
        state.withLock { $0 = State(data: data, isFinal: isFinal, file: ImageFile(data)) }
    }

    var status: CGImageSourceStatus {
        state.withLock { state in
            guard state.file == nil else { return state.isFinal ? .statusComplete : .statusIncomplete }
            guard state.isFinal else { return .statusReadingHeader }
            return state.data.isEmpty ? .statusUnexpectedEOF : .statusUnknownType
        }
    }
}

/// How much of a file has been read.
public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5
    case statusInvalidData = -4
    case statusUnknownType = -3
    case statusReadingHeader = -2
    case statusIncomplete = -1
    case statusComplete = 0
}

// MARK: Making one

/// Creates a source from a file's bytes. Without a known format, it has no pictures.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data)
}

/// Creates a source from a file, which is read at once; nil if it can't be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    (try? Data(contentsOf: url)).map { CGImageSource($0) }
}

/// Creates a source from a provider's bytes.
public func CGImageSourceCreateWithDataProvider(
    _ provider: CGDataProvider, _ options: CFDictionary?
) -> CGImageSource? { provider.data.map { CGImageSource($0) } }

/// Creates a source from bytes that arrive incrementally.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    CGImageSource(Data(), isFinal: false)
}

/// Sets all bytes that have arrived so far.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    isrc.update(data, isFinal: final)
}

/// The formats that can be read, by their identifiers.
public func CGImageSourceCopyTypeIdentifiers() -> CFArray { ImageFile.Format.allCases.map(\.rawValue) }

// MARK: What there is

/// The identifier of the file's format; nil for an unknown one.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? { isrc.file?.format.rawValue }

/// The number of pictures, without thumbnails.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.file?.count ?? 0 }

/// The index of the primary picture: the first.
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

/// How much of the file has been read.
public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus { isrc.status }

/// How much of a picture has been read.
public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    guard let file = isrc.file, (0..<file.count).contains(index) else { return .statusUnknownType }
    return isrc.status
}

/// The properties of the file: its size, and an animation's loop count.
public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    isrc.file?.properties
}

/// The properties of a picture, without decoding it; nil if there is no such picture.
public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? { isrc.file?.properties(at: index) }

// MARK: Pixels

/// A picture with its pixels in the file's orientation; nil if they can't be read.
public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard let image = isrc.file?.image(at: index) else { return nil }
    guard let factor = CGImageOptions.length(options, kCGImageSourceSubsampleFactor), [2, 4, 8].contains(factor) else {
        return image
    }
    return image.fitting(longestSide: max((max(image.width, image.height) + factor - 1) / factor, 1))
}

/// A thumbnail of a picture: the one in the file, or one that is made, depending on the options.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard let file = isrc.file, (0..<file.count).contains(index) else { return nil }
    let isAlwaysMade = CGImageOptions.isTrue(options, kCGImageSourceCreateThumbnailFromImageAlways)
    let isMade = isAlwaysMade || CGImageOptions.isTrue(options, kCGImageSourceCreateThumbnailFromImageIfAbsent)
    let own = isAlwaysMade || index > 0 ? nil : file.thumbnail
    guard var image = own ?? (isMade ? file.image(at: index) : nil) else { return nil }
    if let side = CGImageOptions.length(options, kCGImageSourceThumbnailMaxPixelSize) {
        guard let small = image.fitting(longestSide: side) else { return nil }
        image = small
    }
    guard CGImageOptions.isTrue(options, kCGImageSourceCreateThumbnailWithTransform) else { return image }
    return file.orientation(at: index).upright(image)
}

/// Does nothing: pixels aren't cached outside of their images.
public func CGImageSourceRemoveCacheAtIndex(_ isrc: CGImageSource, _ index: Int) {}
