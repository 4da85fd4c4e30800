import CoreGraphics
import Testing

/// A bitmap to draw in, and a way to look at its pixels: rows from the top, colors as `RRGGBBAA`, premultiplied.
struct Canvas {
    let context: CGContext

    init(_ width: Int = 10, _ height: Int = 10, info: CGImageAlphaInfo = .premultipliedLast) throws {
        context = try #require(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info.rawValue))
    }

    func pixel(_ x: Int, _ y: Int) -> String {
        guard let data = context.data else { return "no data" }
        let place = data.assumingMemoryBound(to: UInt8.self) + y * context.bytesPerRow + x * 4
        return (0..<4).map { hexadecimal(place[$0]) }.joined()
    }

    /// The alpha of a pixel, 0…255.
    func alpha(_ x: Int, _ y: Int) -> Int { Int(pixel(x, y).suffix(2), radix: 16) ?? -1 }
}

private func hexadecimal(_ byte: UInt8) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }

extension CGColor {
    static var red: CGColor { CGColor(red: 1, green: 0, blue: 0, alpha: 1) }
    static var blue: CGColor { CGColor(red: 0, green: 0, blue: 1, alpha: 1) }
}
