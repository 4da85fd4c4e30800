import DrawingValues
import Foundation

/// Writes a JPEG file: baseline, with colors at half the size unless the quality is high.
package struct JPEGEncoder {
    /// Segments that come first, such as Exif's, each with its marker and length.
    package var segments: [[UInt8]] = []
    /// What is behind pixels that can be seen through.
    package var background = RGBA.white

    private let divisors: [[Int]]
    private let halvesColors: Bool

    /// - Parameter quality: From 0, the smallest file, to 1.
    package init(quality: Double) {
        divisors = JPEGTables.divisors(quality: quality)
        halvesColors = quality < 0.9
    }

    /// The file; nil for an image that is larger than a file can be.
    package func encode(_ image: CGImage) -> Data? {
        guard image.width <= 0xFFFF, image.height <= 0xFFFF else { return nil }
        var bytes: [UInt8] = [0xFF, 0xD8]
        for segment in segments { bytes += segment }
        for (index, table) in divisors.enumerated() {
            Self.segment(0xDB, [UInt8(index)] + JPEGScan.zigzag.map { UInt8(table[$0]) }, &bytes)
        }
        let sampling: UInt8 = halvesColors ? 0x22 : 0x11
        let size = [image.height >> 8, image.height & 255, image.width >> 8, image.width & 255].map { UInt8($0) }
        Self.segment(0xC0, [8] + size + [3, 1, sampling, 0, 2, 0x11, 1, 3, 0x11, 1], &bytes)
        for (index, code) in JPEGTables.means.enumerated() {
            Self.segment(0xC4, [UInt8(index)] + code.counts + code.values, &bytes)
        }
        for (index, code) in JPEGTables.details.enumerated() {
            Self.segment(0xC4, [0x10 | UInt8(index)] + code.counts + code.values, &bytes)
        }
        Self.segment(0xDA, [3, 1, 0, 2, 0x11, 3, 0x11, 0, 63, 0], &bytes)
        bytes += scan(image)
        return Data(bytes + [0xFF, 0xD9])
    }

    private static func segment(_ marker: UInt8, _ contents: [UInt8], _ bytes: inout [UInt8]) {
        let length = contents.count + 2
        bytes += [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + contents
    }

    // MARK: The picture

    private func scan(_ image: CGImage) -> [UInt8] {
        var units = JPEGUnits(image, background: background, halvesColors: halvesColors)
        var writer = JPEGBitWriter(divisors)
        let blocks = halvesColors ? 2 : 1
        for row in 0..<units.countDown {
            units.read(row)
            for column in 0..<units.countAcross {
                for part in 0..<blocks * blocks {
                    units.copyBlock(0, column * blocks + part % blocks, part / blocks, to: &writer.samples)
                    writer.write(component: 0)
                }
                for component in 1...2 {
                    units.copyBlock(component, column, 0, to: &writer.samples)
                    writer.write(component: component)
                }
            }
        }
        return writer.finish()
    }
}

/// A picture as brightness and two colors, one row of units at a time: all of them would be several times the picture. What is
/// beyond its edges repeats them.
private struct JPEGUnits {
    let (countAcross, countDown): (Int, Int)
    private let image: CGImage
    /// What is behind each pixel: blue, green and red.
    private let behind: [Float]
    private let halvesColors: Bool
    /// How many pixels a unit has across and down.
    private let side: Int
    private let width: Int
    /// Brightness, blueness and redness around zero, of each pixel of the row.
    private var planes: [[Float]]
    /// The two colors at half the size.
    private var halves: [[Float]]

    init(_ image: CGImage, background: RGBA, halvesColors: Bool) {
        (self.image, self.halvesColors) = (image, halvesColors)
        side = halvesColors ? 16 : 8
        (countAcross, countDown) = ((image.width + side - 1) / side, (image.height + side - 1) / side)
        width = countAcross * side
        behind = [background.blue, background.green, background.red].map { Float(min(max($0, 0), 1)) }
        planes = Array(repeating: Array(repeating: 0, count: width * side), count: 3)
        halves = halvesColors ? Array(repeating: Array(repeating: 0, count: width / 2 * side / 2), count: 2) : []
    }

    /// Takes over the pixels of a row.
    mutating func read(_ row: Int) {
        let (source, stride) = (image.surface.bytes, image.surface.bytesPerRow)
        for line in 0..<side {
            let pixels = source + min(row * side + line, image.height - 1) * stride
            for x in 0..<width {
                let pixel = pixels + min(x, image.width - 1) * 4
                let gap = Float(255 - pixel[3])
                let blue = Float(pixel[0]) + gap * behind[0]
                let green = Float(pixel[1]) + gap * behind[1]
                let red = Float(pixel[2]) + gap * behind[2]
                let place = line * width + x
                planes[0][place] = 0.299 * red + 0.587 * green + 0.114 * blue - 128
                planes[1][place] = -0.168736 * red - 0.331264 * green + 0.5 * blue
                planes[2][place] = 0.5 * red - 0.418688 * green - 0.081312 * blue
            }
        }
        guard halvesColors else { return }
        for color in 0...1 { halve(color) }
    }

    private mutating func halve(_ color: Int) {
        for y in 0..<side / 2 {
            for x in 0..<width / 2 {
                let place = y * 2 * width + x * 2
                let (first, second) = (planes[color + 1][place], planes[color + 1][place + 1])
                let (third, fourth) = (planes[color + 1][place + width], planes[color + 1][place + width + 1])
                halves[color][y * (width / 2) + x] = (first + second + third + fourth) / 4
            }
        }
    }

    /// The samples of a block of the row.
    func copyBlock(_ component: Int, _ x: Int, _ y: Int, to block: inout [Float]) {
        let isHalf = halvesColors && component > 0
        copyBlock(isHalf ? halves[component - 1] : planes[component], isHalf ? width / 2 : width, x, y, to: &block)
    }

    private func copyBlock(_ plane: [Float], _ width: Int, _ x: Int, _ y: Int, to block: inout [Float]) {
        for row in 0..<8 {
            for column in 0..<8 { block[row * 8 + column] = plane[(y * 8 + row) * width + x * 8 + column] }
        }
    }
}

/// Writes blocks as bits.
private struct JPEGBitWriter {
    private let divisors: [[Int]]
    private let means = JPEGTables.means.map(\.codes)
    private let details = JPEGTables.details.map(\.codes)
    private var bytes: [UInt8] = []
    private var buffer: UInt32 = 0
    private var count = 0
    private var predictions = [0, 0, 0]
    /// The block that is written next.
    var samples = [Float](repeating: 0, count: 64)
    private var rows = [Float](repeating: 0, count: 64)
    private var frequencies = [Float](repeating: 0, count: 64)
    private var coefficients = [Int](repeating: 0, count: 64)

    init(_ divisors: [[Int]]) { self.divisors = divisors }

    mutating func write(component: Int) {
        let table = min(component, 1)
        transform(divisors[table])
        let difference = coefficients[0] - predictions[component]
        predictions[component] = coefficients[0]
        let length = Self.length(difference)
        put(means[table][length])
        put(difference, length)
        var zeros = 0
        for place in 1..<64 {
            let value = min(max(coefficients[JPEGScan.zigzag[place]], -Self.detailMax), Self.detailMax)
            guard value != 0 else {
                zeros += 1
                continue
            }
            while zeros > 15 {
                put(details[table][0xF0])
                zeros -= 16
            }
            let length = Self.length(value)
            put(details[table][zeros << 4 | length])
            put(value, length)
            zeros = 0
        }
        if zeros > 0 { put(details[table][0]) }
    }

    /// The codes have ten bits for a coefficient at most.
    private static let detailMax = 1023

    mutating func finish() -> [UInt8] {
        if count > 0 { put(code: (1 << (8 - count)) - 1, length: 8 - count) }
        return bytes
    }

    // MARK: Frequencies

    /// A sample's share of a frequency: `JPEGPixels` has the same the other way round.
    private static let cosines: [Float] = (0..<64).map { index in
        let (frequency, sample) = (Float(index / 8), Float(index % 8))
        let scale: Float = frequency == 0 ? Float(0.5).squareRoot() : 1
        return scale / 2 * cos((2 * sample + 1) * frequency * .pi / 16)
    }

    private mutating func transform(_ divisors: [Int]) {
        Self.transform(samples, &rows)
        Self.transform(rows, &frequencies)
        for place in 0..<64 { coefficients[place] = Int((frequencies[place] / Float(divisors[place])).rounded()) }
    }

    /// Transforms each row, and writes it as a column: twice that is both ways.
    private static func transform(_ source: [Float], _ target: inout [Float]) {
        let cosines = cosines
        for row in 0..<8 {
            for frequency in 0..<8 {
                var sum: Float = 0
                for sample in 0..<8 { sum += source[row * 8 + sample] * cosines[frequency * 8 + sample] }
                target[frequency * 8 + row] = sum
            }
        }
    }

    // MARK: Bits

    /// How many bits a number has without its sign.
    private static func length(_ value: Int) -> Int { Int.bitWidth - abs(value).leadingZeroBitCount }

    /// A number as so many bits; a negative one as one less than its complement.
    private mutating func put(_ value: Int, _ length: Int) {
        put(code: UInt32(value < 0 ? value + (1 << length) - 1 : value), length: length)
    }

    private mutating func put(_ code: (code: UInt32, length: Int)) { put(code: code.code, length: code.length) }

    private mutating func put(code: UInt32, length: Int) {
        guard length > 0 else { return }
        buffer = buffer << UInt32(length) | code
        count += length
        while count >= 8 {
            count -= 8
            let byte = UInt8(truncatingIfNeeded: buffer >> UInt32(count))
            bytes.append(byte)
            // 0xFF in the data is written with a zero after it.
            if byte == 0xFF { bytes.append(0) }
        }
    }
}

extension JPEGTables.Code {
    /// The code of each value, in its lowest bits.
    fileprivate var codes: [(code: UInt32, length: Int)] {
        var codes = [(code: UInt32, length: Int)](repeating: (0, 0), count: 256)
        var (code, place) = (UInt32(0), 0)
        for (index, count) in counts.enumerated() {
            for _ in 0..<count {
                codes[Int(values[place])] = (code, index + 1)
                (code, place) = (code + 1, place + 1)
            }
            code <<= 1
        }
        return codes
    }
}
