import CoreImage
import Foundation
import Testing

/// Small pictures, by their pixels.
enum Picture {
    /// An image of rows from the top down; each pixel is red, green, blue and opacity, multiplied by it.
    static func image(_ rows: [[[UInt8]]]) throws -> CIImage {
        let width = rows.first?.count ?? 0
        let provider = try #require(CGDataProvider(data: Data(rows.flatMap { $0.flatMap { $0 } })))
        let image = CGImage(
            width: width, height: rows.count, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: width * 4,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue), provider: provider,
            decode: nil, shouldInterpolate: false, intent: .defaultIntent)
        return CIImage(cgImage: try #require(image))
    }

    /// An image of one color.
    static func plain(_ color: [UInt8], _ width: Int = 4, _ height: Int = 4) throws -> CIImage {
        try image(Array(repeating: Array(repeating: color, count: width), count: height))
    }

    /// An image of grays, in rows from the top down.
    static func gray(_ rows: [[UInt8]]) throws -> CIImage { try image(rows.map { $0.map { [$0, $0, $0, 255] } }) }

    /// The pixels of an image in a rectangle, in rows from the top down.
    static func pixels(_ image: CIImage?, in rect: CGRect? = nil) throws -> [[[UInt8]]] {
        let image = try #require(image)
        let made = try #require(CIContext().createCGImage(image, from: rect ?? image.extent))
        let data = try #require(made.dataProvider?.data)
        return (0..<made.height).map { row in
            (0..<made.width).map { column in
                let start = row * made.bytesPerRow + column * 4
                // The bytes are blue, green, red and opacity.
                return [data[start + 2], data[start + 1], data[start], data[start + 3]]
            }
        }
    }

    /// The reds of an image's pixels, in rows from the top down.
    static func reds(_ image: CIImage?, in rect: CGRect? = nil) throws -> [[UInt8]] {
        try pixels(image, in: rect).map { $0.map { $0[0] } }
    }
}
