import Foundation

extension CGImage {
    /// An image from the bytes of a JPEG file, rotated by its Exif orientation if `isTurned`; nil for other bytes.
    package convenience init?(jpeg data: Data, isTurned: Bool = true) {
        guard data.starts(with: [0xFF, 0xD8]), let decoder = JPEGDecoder([UInt8](data)),
            let pixels = JPEGPixels(decoder, isTurned: isTurned),
            let surface = Surface(width: pixels.size.width, height: pixels.size.height)
        else { return nil }
        pixels.draw(in: surface)
        self.init(surface)
    }

    /// An image from the bytes of a PNG or JPEG file; nil for other bytes.
    package convenience init?(encoded data: Data) {
        if data.starts(with: [0xFF, 0xD8]) { self.init(jpeg: data) } else { self.init(png: data) }
    }

    /// The image as a JPEG file; nil if it exceeds the format's size. Transparent pixels become white.
    /// - Parameter quality: From 0, the smallest file, to 1.
    package func jpegData(quality: Double) -> Data? { JPEGEncoder(quality: quality).encode(self) }
}
