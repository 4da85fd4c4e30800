import Foundation

extension CGImage {
    /// An image from the bytes of a JPEG file, turned as its camera says unless that isn't wanted; nil where they are none.
    package convenience init?(jpeg data: Data, isTurned: Bool = true) {
        guard data.starts(with: [0xFF, 0xD8]), let decoder = JPEGDecoder([UInt8](data)),
            let pixels = JPEGPixels(decoder, isTurned: isTurned),
            let surface = Surface(width: pixels.size.width, height: pixels.size.height)
        else { return nil }
        pixels.draw(in: surface)
        self.init(surface)
    }

    /// An image from the bytes of a PNG or JPEG file; nil where they are none.
    package convenience init?(encoded data: Data) {
        if data.starts(with: [0xFF, 0xD8]) { self.init(jpeg: data) } else { self.init(png: data) }
    }

    /// The image as a JPEG file; nil for one that is larger than such a file can be. What can be seen through is white.
    /// - Parameter quality: From 0, the smallest file, to 1.
    package func jpegData(quality: Double) -> Data? { JPEGEncoder(quality: quality).encode(self) }
}
