import Foundation

extension CGImage {
    /// An image from the bytes of a JPEG file, turned as its camera says; nil where they are none.
    package convenience init?(jpeg data: Data) {
        guard data.starts(with: [0xFF, 0xD8]), let decoder = JPEGDecoder([UInt8](data)),
            let pixels = JPEGPixels(decoder),
            let surface = Surface(width: pixels.size.width, height: pixels.size.height)
        else { return nil }
        pixels.draw(in: surface)
        self.init(surface)
    }

    /// An image from the bytes of a PNG or JPEG file; nil where they are none.
    package convenience init?(encoded data: Data) {
        if data.starts(with: [0xFF, 0xD8]) { self.init(jpeg: data) } else { self.init(png: data) }
    }
}
