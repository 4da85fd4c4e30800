import CoreGraphics
import Foundation

extension Raster {
    /// The pixels of an image as large as the rectangle; nil for too many.
    init?(_ image: CGImage, at rect: PixelRect) {
        let (bytes, bytesPerRow) = (image.surface.bytes, image.surface.bytesPerRow)
        let light = Light.linear
        let made = Raster(rect) { x, y in
            // The image's first row is the highest one, and its bytes are blue, green, red and opacity.
            let row = min(max(rect.y + rect.height - 1 - y, 0), image.height - 1)
            let pixel = bytes + row * bytesPerRow + min(x - rect.x, image.width - 1) * 4
            let alpha = Int(pixel[3])
            guard alpha > 0 else { return .zero }
            func level(_ byte: UInt8) -> Float { light[min((Int(byte) * 255 + alpha / 2) / alpha, 255)] }
            let opacity = Float(alpha) / 255
            let color = SIMD4(level(pixel[2]), level(pixel[1]), level(pixel[0]), 1)
            return color * opacity
        }
        guard let made else { return nil }
        self = made
    }

    /// The pixels as an image; nil for a size that images can't have.
    var cgImage: CGImage? {
        guard let surface = Surface(width: rect.width, height: rect.height) else { return nil }
        let (bytes, bytesPerRow) = (surface.bytes, surface.bytesPerRow)
        pixels.withUnsafeBufferPointer { buffer in
            for row in 0..<rect.height {
                let target = bytes + (rect.height - 1 - row) * bytesPerRow
                for column in 0..<rect.width { Self.write(buffer[row * rect.width + column], to: target + column * 4) }
            }
        }
        surface.didChangeBytes()
        return CGImage(surface)
    }

    private static func write(_ color: SIMD4<Float>, to pixel: UnsafeMutablePointer<UInt8>) {
        let alpha = Light.within1(color.w)
        guard alpha > 0 else { return }
        func byte(_ level: Float) -> UInt8 { Light.byte(Light.encoded(level / alpha) * alpha) }
        (pixel[0], pixel[1], pixel[2], pixel[3]) = (byte(color.z), byte(color.y), byte(color.x), Light.byte(alpha))
    }
}

/// Levels of light, and sRGB's numbers for them.
enum Light {
    /// The level of each of sRGB's numbers of 8 bits.
    static let linear: [Float] = (0...255).map { decoded(Float($0) / 255) }

    /// sRGB's number for a level, both from 0 to 1. Numbers beyond are cut off.
    static func encoded(_ level: Float) -> Float {
        let level = within1(level)
        return level <= 0.003_130_8 ? 12.92 * level : 1.055 * pow(level, 1 / 2.4) - 0.055
    }

    /// The level for one of sRGB's numbers, both from 0 to 1. Numbers beyond are cut off.
    static func decoded(_ number: Float) -> Float {
        let number = within1(number)
        return number <= 0.040_45 ? number / 12.92 : pow((number + 0.055) / 1.055, 2.4)
    }

    /// A number from 0 to 1; zero for none.
    static func within1(_ number: Float) -> Float { number > 0 ? min(number, 1) : 0 }

    /// A number from 0 to 1 as one of 8 bits.
    static func byte(_ number: Float) -> UInt8 {
        // The sum is rounded to a whole number, which is then in its lowest bits.
        UInt8(truncatingIfNeeded: (within1(number) * 255 + 8_388_608).bitPattern)
    }
}
