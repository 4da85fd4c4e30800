import DrawingValues
import Foundation

extension Surface {
    /// Puts a color wherever the opacity is in a range, 0…1, and nothing elsewhere.
    package func fill(_ color: RGBA, whereOpacityIsIn range: ClosedRange<Double>) {
        // Cairo's pixels are blue, green, red and opacity in the order of bytes, premultiplied.
        let filled = [color.blue, color.green, color.red, 1].map { component in
            UInt8((max(0, min(component * color.alpha, 1)) * 255).rounded())
        }
        let pixels = bytes
        for row in 0..<height {
            for column in 0..<width {
                let pixel = pixels + row * bytesPerRow + column * 4
                let isIn = range.contains(Double(pixel[3]) / 255)
                for byte in 0..<4 { pixel[byte] = isIn ? filled[byte] : 0 }
            }
        }
        didChangeBytes()
    }
}
