import Foundation

extension Surface {
    /// Blurs by three successive box filters, which is within 3 % of a Gaussian. `radius` is its standard deviation in pixels.
    /// Pixels beyond the edges count as clear.
    package func blur(radius: Double) {
        // W3C, Filter Effects Module Level 1, feGaussianBlur.
        let width = Int(saturating: (radius * 3 * (2 * Double.pi).squareRoot() / 4 + 0.5).rounded(.down))
        guard width > 1 else { return }
        let half = width / 2
        let boxes: [(before: Int, after: Int)] =
            width % 2 == 1
            ? [(half, half), (half, half), (half, half)]
            : [(half, half - 1), (half - 1, half), (half, half)]
        let pixels = bytes
        var line = [UInt8](repeating: 0, count: max(self.width, height) * 4)
        for row in 0..<height {
            for box in boxes { Self.filter(pixels + row * bytesPerRow, step: 4, count: self.width, box, &line) }
        }
        for column in 0..<self.width {
            for box in boxes { Self.filter(pixels + column * 4, step: bytesPerRow, count: height, box, &line) }
        }
        didChangeBytes()
    }

    /// Replaces each pixel of a line by the mean of its neighborhood.
    private static func filter(
        _ pixels: UnsafeMutablePointer<UInt8>, step: Int, count: Int, _ box: (before: Int, after: Int),
        _ line: inout [UInt8]
    ) {
        let size = box.before + box.after + 1
        line.withUnsafeMutableBufferPointer { line in
            for index in 0..<count {
                for channel in 0..<4 { line[index * 4 + channel] = pixels[index * step + channel] }
            }
            for channel in 0..<4 {
                var sum = (0..<min(box.after, count)).reduce(0) { $0 + Int(line[$1 * 4 + channel]) }
                for index in 0..<count {
                    let entering = index + box.after
                    let leaving = index - box.before - 1
                    if entering < count { sum += Int(line[entering * 4 + channel]) }
                    if leaving >= 0 { sum -= Int(line[leaving * 4 + channel]) }
                    pixels[index * step + channel] = UInt8((sum + size / 2) / size)
                }
            }
        }
    }
}
