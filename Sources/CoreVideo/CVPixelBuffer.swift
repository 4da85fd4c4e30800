import CoreGraphics
import Foundation

/// Pixels in memory that code may read and write, row by row.
///
/// See [CVPixelBuffer](https://developer.apple.com/documentation/corevideo/cvpixelbuffer).
public final class CVBuffer: @unchecked Sendable {
    // @unchecked: as with Apple's, whoever shares the pixels sees to it that nobody else writes.
    let width: Int
    let height: Int
    let format: OSType
    let bytesPerRow: Int
    let base: UnsafeMutableRawPointer
    private let release: () -> Void

    init(
        _ size: (width: Int, height: Int), _ format: OSType, _ base: UnsafeMutableRawPointer, bytesPerRow: Int,
        release: @escaping () -> Void
    ) {
        (width, height) = size
        (self.format, self.base, self.bytesPerRow, self.release) = (format, base, bytesPerRow, release)
    }

    deinit { release() }

    /// The maximum number of pixels.
    private static let pixelsMax = 1 << 26

    /// What is wrong with a size in a format; nil where nothing is.
    static func fault(_ width: Int, _ height: Int, _ format: OSType) -> CVReturn? {
        guard DrawableFormat(format) != nil else { return kCVReturnInvalidPixelFormat }
        guard width > 0, height > 0, width <= pixelsMax, height <= pixelsMax / width else {
            return kCVReturnInvalidSize
        }
        return nil
    }

    /// A buffer of clear pixels, or black ones; nil for an invalid size or format.
    static func cleared(_ width: Int, _ height: Int, _ format: OSType) -> CVBuffer? {
        guard fault(width, height, format) == nil, let pixel = DrawableFormat(format)?.bytesPerPixel else { return nil }
        // Rows begin at multiples of 64 bytes, as Apple's do: code that ignores the padding fails here, too.
        let bytesPerRow = (width * pixel + 63) / 64 * 64
        guard let base = calloc(height, bytesPerRow) else { return nil }
        return CVBuffer((width, height), format, base, bytesPerRow: bytesPerRow) { free(base) }
    }
}

/// Pixels of a picture.
public typealias CVImageBuffer = CVBuffer
/// Pixels in memory.
public typealias CVPixelBuffer = CVBuffer

/// What is done with locked pixels.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt64

    /// Flags by their bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// They are only read.
    public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// Makes a buffer. The allocator and the attributes are accepted.
public func CVPixelBufferCreate(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
    _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    if let fault = CVBuffer.fault(width, height, pixelFormatType) { return fault }
    guard let buffer = CVBuffer.cleared(width, height, pixelFormatType) else { return kCVReturnAllocationFailed }
    pixelBufferOut.pointee = buffer
    return kCVReturnSuccess
}

/// Told that a buffer's memory is no longer needed.
public typealias CVPixelBufferReleaseBytesCallback =
    @convention(c) (_ releaseRefCon: UnsafeMutableRawPointer?, _ baseAddress: UnsafeRawPointer?) -> Void

/// Makes a buffer of memory that is there already.
public func CVPixelBufferCreateWithBytes(
    _ allocator: CFAllocator?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
    _ baseAddress: UnsafeMutableRawPointer, _ bytesPerRow: Int,
    _ releaseCallback: CVPixelBufferReleaseBytesCallback?, _ releaseRefCon: UnsafeMutableRawPointer?,
    _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    if let fault = CVBuffer.fault(width, height, pixelFormatType) { return fault }
    guard let pixel = DrawableFormat(pixelFormatType)?.bytesPerPixel, bytesPerRow >= width * pixel else {
        return kCVReturnInvalidArgument
    }
    pixelBufferOut.pointee = CVBuffer((width, height), pixelFormatType, baseAddress, bytesPerRow: bytesPerRow) {
        releaseCallback?(releaseRefCon, baseAddress)
    }
    return kCVReturnSuccess
}

/// Says that the pixels are read or written from now on. They always may be here.
@discardableResult
public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags) -> CVReturn
{
    kCVReturnSuccess
}

/// Says that nothing is read or written any more.
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
    _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

/// Where the first row begins, the top one.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { pixelBuffer.base }
/// From a row to the next, in bytes.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.bytesPerRow }
/// The width in pixels.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
/// The height in pixels.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
/// The format.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.format }
/// The size of all rows in bytes.
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int {
    pixelBuffer.bytesPerRow * pixelBuffer.height
}
/// False: formats with several planes aren't there.
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { false }
/// 0: formats with several planes aren't there.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }

extension CVBuffer {
    /// A copy of the pixels as an image; nil where there is no memory for it.
    package var image: CGImage? {
        guard let format = DrawableFormat(format) else { return nil }
        let data = Data(bytes: base, count: bytesPerRow * (height - 1) + width * format.bytesPerPixel)
        return CGDataProvider(data: data as CFData).flatMap { provider in
            CGImage(
                width: width, height: height, bitsPerComponent: 8, bitsPerPixel: format.bytesPerPixel * 8,
                bytesPerRow: bytesPerRow, space: format.space, bitmapInfo: format.info, provider: provider, decode: nil,
                shouldInterpolate: true, intent: .defaultIntent)
        }
    }

    /// A buffer with an image in it, as large as the buffer.
    package convenience init?(_ image: CGImage, width: Int, height: Int, format: OSType) {
        guard let pixels = CVBuffer.cleared(width, height, format) else { return nil }
        self.init((width, height), format, pixels.base, bytesPerRow: pixels.bytesPerRow) { _ = pixels }
        guard draw({ $0.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height)) }) else { return nil }
    }

    /// Draws into the pixels, from the bottom left; false where the format can't be drawn in.
    package func draw(_ paint: (CGContext) -> Void) -> Bool {
        guard let format = DrawableFormat(format),
            let context = CGContext(
                data: base, width: width, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow,
                space: format.space, bitmapInfo: format.info.rawValue)
        else { return false }
        paint(context)
        // Whatever is drawn is in the memory when the picture is made.
        return context.makeImage() != nil
    }
}

/// Pixels that nobody writes any more.
///
/// See [CVReadOnlyPixelBuffer](https://developer.apple.com/documentation/corevideo/cvreadonlypixelbuffer).
public final class CVReadOnlyPixelBuffer: Sendable {
    private let buffer: CVPixelBuffer

    /// Of a buffer that nobody writes from now on.
    public init(unsafeBuffer: CVPixelBuffer) {
        buffer = unsafeBuffer
    }

    /// Hands on the buffer, to be read.
    public func withUnsafeBuffer<Result>(_ body: (CVPixelBuffer) throws -> Result) rethrows -> Result {
        try body(buffer)
    }
}
