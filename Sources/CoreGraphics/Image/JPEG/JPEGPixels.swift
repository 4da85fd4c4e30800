import Foundation

/// Converts a JPEG's coefficients to samples, and these to pixels.
struct JPEGPixels {
    private let decoder: JPEGDecoder
    private let frame: JPEGFrame
    /// The Exif orientation; 1 leaves the pixels unrotated.
    private let orientation: Int
    /// The samples of each component, row by row.
    private let planes: [Plane]
    private let isPlain: Bool

    private struct Plane {
        let width: Int
        let samples: [UInt8]
        let (across, down): (Int, Int)
    }

    init?(_ decoder: JPEGDecoder, isTurned: Bool = true) {
        guard let frame = decoder.frame else { return nil }
        (self.decoder, self.frame, isPlain) = (decoder, frame, Self.isPlain(decoder, frame))
        orientation = isTurned ? decoder.orientation : 1
        planes = frame.components.map { component in
            Plane(
                width: component.blocksAcross * 8, samples: Self.samples(component),
                across: component.across, down: component.down)
        }
    }

    // MARK: Samples

    /// The cosines of the transform: the weight of a frequency in a sample.
    private static let cosines: [Float] = (0..<64).map { index in
        let (sample, frequency) = (Float(index / 8), Float(index % 8))
        let scale: Float = frequency == 0 ? Float(0.5).squareRoot() : 1
        return scale / 2 * cos((2 * sample + 1) * frequency * .pi / 16)
    }

    private static func samples(_ component: JPEGFrame.Component) -> [UInt8] {
        // A component without a scan has zero coefficients, so any factors will do.
        let factors = component.factors ?? Array(repeating: 1, count: 64)
        let width = component.blocksAcross * 8
        var samples = [UInt8](repeating: 0, count: width * component.blocksDown * 8)
        var (values, rows) = ([Float](repeating: 0, count: 64), [Float](repeating: 0, count: 64))
        for block in 0..<component.blocksAcross * component.blocksDown {
            for place in 0..<64 {
                values[place] = Float(Int(component.coefficients[block * 64 + place]) * factors[place])
            }
            transformBothWays(&values, &rows)
            let corner = block / component.blocksAcross * 8 * width + block % component.blocksAcross * 8
            for place in 0..<64 {
                samples[corner + place / 8 * width + place % 8] = UInt8(min(max(values[place] + 128.5, 0), 255))
            }
        }
        return samples
    }

    private static func transformBothWays(_ values: inout [Float], _ rows: inout [Float]) {
        // A fast path: many blocks have a single color.
        guard values[1...].contains(where: { $0 != 0 }) else {
            let value = values[0] * cosines[0] * cosines[0]
            for place in 0..<64 { values[place] = value }
            return
        }
        transform(values, &rows)
        transform(rows, &values)
    }

    /// Transforms each row, and writes it as a column; two calls transform both directions.
    private static func transform(_ source: [Float], _ target: inout [Float]) {
        for row in 0..<8 {
            for sample in 0..<8 {
                var sum: Float = 0
                for frequency in 0..<8 { sum += source[row * 8 + frequency] * cosines[sample * 8 + frequency] }
                target[sample * 8 + row] = sum
            }
        }
    }

    // MARK: Pixels

    /// Draws the image into a surface's pixels: blue, green, red, opacity.
    func draw(in surface: Surface) {
        let bytes = surface.bytes
        for y in 0..<frame.height {
            for x in 0..<frame.width {
                let (red, green, blue) = color(x, y)
                let (column, row) = upright(x, y)
                let pixel = bytes + row * surface.bytesPerRow + column * 4
                (pixel[0], pixel[1], pixel[2], pixel[3]) = (blue, green, red, 255)
            }
        }
        surface.didChangeBytes()
    }

    /// The image's size after rotation.
    var size: (width: Int, height: Int) {
        orientation > 4 ? (frame.height, frame.width) : (frame.width, frame.height)
    }

    private func upright(_ x: Int, _ y: Int) -> (Int, Int) {
        let (right, bottom) = (frame.width - 1, frame.height - 1)
        return switch orientation {
        case 2: (right - x, y)
        case 3: (right - x, bottom - y)
        case 4: (x, bottom - y)
        case 5: (y, x)
        case 6: (bottom - y, x)
        case 7: (bottom - y, right - x)
        case 8: (y, right - x)
        default: (x, y)
        }
    }

    private func sample(_ index: Int, _ x: Int, _ y: Int) -> Int {
        let plane = planes[index]
        let place = y * plane.down / frame.downMax * plane.width + x * plane.across / frame.acrossMax
        return Int(plane.samples[place])
    }

    /// Whether the components are RGB or CMYK rather than YCbCr or YCCK, by libjpeg's rules: JFIF files are YCbCr; otherwise
    /// Adobe's segment decides, or else the identifiers of three components.
    private static func isPlain(_ decoder: JPEGDecoder, _ frame: JPEGFrame) -> Bool {
        if frame.components.count == 4 { return (decoder.adobeTransform ?? 0) == 0 }
        if decoder.isJFIF { return false }
        if let transform = decoder.adobeTransform { return transform == 0 }
        return frame.components.map(\.id).elementsEqual("RGB".utf8)
    }

    private func color(_ x: Int, _ y: Int) -> (UInt8, UInt8, UInt8) {
        let first = sample(0, x, y)
        guard planes.count > 1 else { return (UInt8(first), UInt8(first), UInt8(first)) }
        let (second, third) = (sample(1, x, y), sample(2, x, y))
        let color = isPlain ? (first, second, third) : Self.color(luma: first, second - 128, third - 128)
        guard planes.count == 4 else { return (Self.byte(color.0), Self.byte(color.1), Self.byte(color.2)) }
        // Adobe's programs store inverted inks: 255 means no ink.
        let key = sample(3, x, y)
        return (Self.byte(color.0 * key / 255), Self.byte(color.1 * key / 255), Self.byte(color.2 * key / 255))
    }

    private static func color(luma: Int, _ blueness: Int, _ redness: Int) -> (Int, Int, Int) {
        let (y, cb, cr) = ((luma << 16) + (1 << 15), blueness, redness)
        return ((y + 91_881 * cr) >> 16, (y - 22_554 * cb - 46_802 * cr) >> 16, (y + 116_130 * cb) >> 16)
    }

    private static func byte(_ value: Int) -> UInt8 { UInt8(min(max(value, 0), 255)) }
}
