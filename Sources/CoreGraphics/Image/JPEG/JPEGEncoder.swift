import Foundation

/// Writes a JPEG file: baseline, with colours at half the size unless the quality is high.
package struct JPEGEncoder {
    /// Segments that come first, such as Exif's, each with its marker and length.
    package var segments: [[UInt8]] = []
    /// What is behind pixels that can be seen through.
    package var background = RGBA(red: 1, green: 1, blue: 1)

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
        let planes = JPEGPlanes(image, background: background, halvesColors: halvesColors)
        var writer = JPEGBitWriter(divisors)
        let blocks = halvesColors ? 2 : 1
        for row in 0..<planes.unitsDown {
            for column in 0..<planes.unitsAcross {
                for part in 0..<blocks * blocks {
                    let (x, y) = (column * blocks + part % blocks, row * blocks + part / blocks)
                    writer.write(planes.block(0, x, y), component: 0)
                }
                for component in 1...2 { writer.write(planes.block(component, column, row), component: component) }
            }
        }
        return writer.finish()
    }
}

/// A picture as brightness and two colours, in whole units: what is beyond its edges repeats them.
private struct JPEGPlanes {
    let (unitsAcross, unitsDown): (Int, Int)
    /// Around zero.
    private var planes: [[Float]] = []
    private var widths: [Int] = []

    init(_ image: CGImage, background: RGBA, halvesColors: Bool) {
        let side = halvesColors ? 16 : 8
        (unitsAcross, unitsDown) = ((image.width + side - 1) / side, (image.height + side - 1) / side)
        let (width, height) = (unitsAcross * side, unitsDown * side)
        var (luma, blueness, redness) = (
            [Float](repeating: 0, count: width * height), [Float](repeating: 0, count: width * height),
            [Float](repeating: 0, count: width * height)
        )
        let (source, stride) = (image.surface.bytes, image.surface.bytesPerRow)
        let behind = [background.blue, background.green, background.red].map { Float(min(max($0, 0), 1)) }
        for y in 0..<height {
            for x in 0..<width {
                let pixel = source + min(y, image.height - 1) * stride + min(x, image.width - 1) * 4
                let gap = Float(255 - pixel[3])
                let blue = Float(pixel[0]) + gap * behind[0]
                let green = Float(pixel[1]) + gap * behind[1]
                let red = Float(pixel[2]) + gap * behind[2]
                let place = y * width + x
                luma[place] = 0.299 * red + 0.587 * green + 0.114 * blue - 128
                blueness[place] = -0.168736 * red - 0.331264 * green + 0.5 * blue
                redness[place] = 0.5 * red - 0.418688 * green - 0.081312 * blue
            }
        }
        guard halvesColors else {
            (planes, widths) = ([luma, blueness, redness], [width, width, width])
            return
        }
        planes = [luma, Self.half(blueness, width, height), Self.half(redness, width, height)]
        widths = [width, width / 2, width / 2]
    }

    private static func half(_ plane: [Float], _ width: Int, _ height: Int) -> [Float] {
        var half = [Float](repeating: 0, count: width / 2 * (height / 2))
        for y in 0..<height / 2 {
            for x in 0..<width / 2 {
                let place = y * 2 * width + x * 2
                half[y * (width / 2) + x] =
                    (plane[place] + plane[place + 1] + plane[place + width] + plane[place + width + 1]) / 4
            }
        }
        return half
    }

    /// The samples of a block.
    func block(_ component: Int, _ x: Int, _ y: Int) -> [Float] {
        let width = widths[component]
        var block = [Float](repeating: 0, count: 64)
        for row in 0..<8 {
            for column in 0..<8 {
                block[row * 8 + column] = planes[component][(y * 8 + row) * width + x * 8 + column]
            }
        }
        return block
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

    init(_ divisors: [[Int]]) { self.divisors = divisors }

    mutating func write(_ samples: [Float], component: Int) {
        let table = min(component, 1)
        let coefficients = transformed(samples, divisors[table])
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

    private func transformed(_ samples: [Float], _ divisors: [Int]) -> [Int] {
        var rows = [Float](repeating: 0, count: 64)
        var values = rows
        Self.transform(samples, &rows)
        Self.transform(rows, &values)
        return (0..<64).map { Int((values[$0] / Float(divisors[$0])).rounded()) }
    }

    /// Transforms each row, and writes it as a column: twice that is both ways.
    private static func transform(_ source: [Float], _ target: inout [Float]) {
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
