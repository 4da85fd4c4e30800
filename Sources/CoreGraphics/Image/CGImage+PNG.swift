import CCairo
import Foundation

// PNG, an image format that is read and written here.

extension CGImage {
    /// An image from the bytes of a PNG file; nil for other bytes. `decode` has to be nil.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard decode == nil, let data = source.data else { return nil }
        self.init(png: data, shouldInterpolate: shouldInterpolate)
    }

    /// An image from the bytes of a PNG file; nil for other bytes.
    package convenience init?(png data: Data, shouldInterpolate: Bool = true) {
        // Cairo allocates what the header claims, so a header with too large a size is rejected first.
        guard let size = Self.pngSize(data), (1...Surface.sideMax).contains(size.width),
            (1...Surface.sideMax).contains(size.height), size.width * size.height <= Self.pixelsMax
        else { return nil }
        var reader = PNGReader(rest: data)
        let pointer = withUnsafeMutablePointer(to: &reader) {
            cairo_image_surface_create_from_png_stream(readPNG, $0)
        }
        guard let decoded = Surface(taking: pointer), let surface = decoded.inColor() else { return nil }
        self.init(surface, shouldInterpolate: shouldInterpolate)
    }

    /// The image as a PNG file. Equal pixels result in equal bytes.
    package var pngData: Data? {
        var data = Data()
        let status = withUnsafeMutablePointer(to: &data) {
            cairo_surface_write_to_png_stream(surface.pointer, writePNG, $0)
        }
        return status == CAIRO_STATUS_SUCCESS ? data : nil
    }

    /// More than most cameras produce: a quarter of a gigabyte of pixels. A file of a few kilobytes can claim that many.
    static var pixelsMax: Int { 1 << 26 }

    /// Read from the header with which every PNG file starts: eight bytes of signature, eight of the chunk, width, height.
    private static func pngSize(_ data: Data) -> (width: Int, height: Int)? {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let header = [UInt8](data.prefix(24))
        guard header.count == 24, header.starts(with: signature) else { return nil }
        func number(at place: Int) -> Int { header[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        return (number(at: 16), number(at: 20))
    }
}

private struct PNGReader {
    var rest: Data
}

private func readPNG(
    _ closure: UnsafeMutableRawPointer?, _ target: UnsafeMutablePointer<UInt8>?, _ count: UInt32
) -> cairo_status_t {
    guard let reader = closure?.assumingMemoryBound(to: PNGReader.self), let target,
        reader.pointee.rest.count >= Int(count)
    else { return CAIRO_STATUS_READ_ERROR }
    reader.pointee.rest.copyBytes(to: target, count: Int(count))
    reader.pointee.rest = reader.pointee.rest.dropFirst(Int(count))
    return CAIRO_STATUS_SUCCESS
}

private func writePNG(
    _ closure: UnsafeMutableRawPointer?, _ source: UnsafePointer<UInt8>?, _ count: UInt32
) -> cairo_status_t {
    guard let data = closure?.assumingMemoryBound(to: Data.self), let source else { return CAIRO_STATUS_WRITE_ERROR }
    data.pointee.append(source, count: Int(count))
    return CAIRO_STATUS_SUCCESS
}

extension Surface {
    /// Files without transparency, and gray ones, are decoded into other formats of Cairo's, which are converted here.
    fileprivate func inColor() -> Surface? {
        if cairo_image_surface_get_format(pointer) == CAIRO_FORMAT_ARGB32 { return self }
        guard let result = Surface(width: width, height: height), let cairo = cairo_create(result.pointer) else {
            return nil
        }
        cairo_set_source_surface(cairo, pointer, 0, 0)
        cairo_paint(cairo)
        cairo_destroy(cairo)
        return result
    }
}
