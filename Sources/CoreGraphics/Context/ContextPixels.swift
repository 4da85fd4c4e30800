import CCairo
import Foundation

/// The bitmap of a context: the surface that Cairo draws in, and the memory in the requested format.
///
/// If that is Cairo's own format, both are the same memory. Otherwise pixels are converted before and after each drawing
/// operation, but only if the memory is visible outside: the app provided it, or has requested it.
final class ContextPixels {
    let surface: Surface
    let format: PixelFormat
    let info: CGBitmapInfo
    let space: CGColorSpace
    let bytesPerRow: Int
    private var memory: UnsafeMutableRawPointer?
    private let ownsMemory: Bool
    private let isShared: Bool

    init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, info: CGBitmapInfo
    ) {
        guard let format = PixelFormat(drawable: bitsPerComponent, space.model, info) else { return nil }
        let bytesPerRow = bytesPerRow == 0 ? width * format.bytesPerPixel : bytesPerRow
        guard bytesPerRow >= width * format.bytesPerPixel else { return nil }
        isShared = format == .cairo && data != nil && bytesPerRow % 4 == 0
        let surface =
            isShared
            ? Surface(memory: data!, width: width, height: height, bytesPerRow: bytesPerRow)
            : Surface(width: width, height: height)
        guard let surface else { return nil }
        self.surface = surface
        self.format = format
        self.info = info
        self.space = space
        self.bytesPerRow = bytesPerRow
        memory = data
        ownsMemory = data == nil
    }

    deinit {
        if ownsMemory { memory?.deallocate() }
    }

    /// Returns the memory, which is allocated on first use.
    func expose() -> UnsafeMutableRawPointer {
        if let memory {
            publish()
            return memory
        }
        let count = bytesPerRow * surface.height
        let memory = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 16)
        memory.initializeMemory(as: UInt8.self, repeating: 0, count: count)
        self.memory = memory
        publish()
        return memory
    }

    /// Reads changes that the memory's owner may have made.
    func takeUpChanges() {
        guard let memory else { return }
        if isShared { return surface.didChangeBytes() }
        let target = surface.bytes
        for row in 0..<surface.height {
            let source = memory.assumingMemoryBound(to: UInt8.self) + row * bytesPerRow
            format.decode(source, to: target + row * surface.bytesPerRow, count: surface.width)
        }
        surface.didChangeBytes()
    }

    /// Writes what was drawn to the memory.
    func publish() {
        let source = surface.bytes
        guard let memory, !isShared else { return }
        for row in 0..<surface.height {
            let target = memory.assumingMemoryBound(to: UInt8.self) + row * bytesPerRow
            format.encode(source + row * surface.bytesPerRow, to: target, count: surface.width)
        }
    }
}

extension PixelFormat {
    /// A format for drawing; the pixel's size follows from the color model and the alpha.
    fileprivate init?(drawable bitsPerComponent: Int, _ model: CGColorSpaceModel, _ info: CGBitmapInfo) {
        let hasAlpha = info.alpha != CGImageAlphaInfo.none && info.alpha != .alphaOnly
        let bits = info.alpha == .alphaOnly ? 8 : model == .monochrome ? (hasAlpha ? 16 : 8) : 32
        self.init(bitsPerComponent: bitsPerComponent, bitsPerPixel: bits, model: model, info: info)
        guard isDrawable else { return nil }
    }
}

extension Surface {
    /// Sets all pixels to full opacity. Their premultiplied colors stay, as if drawn over black.
    func makeOpaque() {
        let pixels = bytes
        for row in 0..<height {
            for column in 0..<width { pixels[row * bytesPerRow + column * 4 + 3] = 255 }
        }
        didChangeBytes()
    }
}
