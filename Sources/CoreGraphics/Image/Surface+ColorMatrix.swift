import Foundation

extension Surface {
    /// Applies a color matrix of four rows and five columns: red, green, blue and opacity from the four and a constant, all 0…1
    /// and without premultiplication.
    package func apply(colorMatrix matrix: [Double]) {
        precondition(matrix.count == 20, "a colour matrix has 20 numbers, not \(matrix.count)")
        let pixels = bytes
        for row in 0..<height {
            for column in 0..<width { Self.apply(matrix, to: pixels + row * bytesPerRow + column * 4) }
        }
        didChangeBytes()
    }

    /// Cairo's pixels have the byte order blue, green, red, opacity.
    private static func apply(_ matrix: [Double], to pixel: UnsafeMutablePointer<UInt8>) {
        let alpha = Double(pixel[3]) / 255
        func straight(_ byte: UInt8) -> Double { alpha > 0 ? Double(byte) / 255 / alpha : 0 }
        let color = (straight(pixel[2]), straight(pixel[1]), straight(pixel[0]), alpha)
        func component(_ row: Int) -> Double {
            let start = row * 5
            let sum =
                matrix[start] * color.0 + matrix[start + 1] * color.1 + matrix[start + 2] * color.2
                + matrix[start + 3] * color.3 + matrix[start + 4]
            return max(0, min(sum, 1))
        }
        let opacity = component(3)
        func byte(_ row: Int) -> UInt8 { UInt8((component(row) * opacity * 255).rounded()) }
        (pixel[0], pixel[1], pixel[2], pixel[3]) = (byte(2), byte(1), byte(0), UInt8((opacity * 255).rounded()))
    }
}
