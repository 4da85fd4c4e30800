/// The tables recommended in ITU-T T.81, annex K: the quantization of coefficients, and their Huffman codes.
enum JPEGTables {
    /// The luminance quantization, row by row, at a quality of 0.5.
    private static let brightness = [
        16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29,
        51,
        87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120,
        101,
        72, 92, 95, 98, 112, 100, 103, 99,
    ]
    /// The chrominance quantization: all but the corner of low frequencies are 99.
    private static let color: [Int] = (0..<64).map { place in
        let corner = [[17, 18, 24, 47], [18, 21, 26, 66], [24, 26, 56, 99], [47, 66, 99, 99]]
        let (row, column) = (place / 8, place % 8)
        return row < 4 && column < 4 ? corner[row][column] : 99
    }

    /// The divisors of luminance and chrominance coefficients, for a quality from 0 to 1: 1 at the highest.
    static func divisors(quality: Double) -> [[Int]] {
        let percent = min(max(quality.isFinite ? quality * 100 : 100, 1), 100)
        let scale = percent < 50 ? 5000 / percent : 200 - percent * 2
        return [brightness, color].map { $0.map { min(max(Int((Double($0) * scale + 50) / 100), 1), 255) } }
    }

    /// A Huffman code: the number of codes of each length from 1 to 16, and the values in their order.
    struct Code {
        let counts: [UInt8]
        let values: [UInt8]
    }

    /// For the DC differences, of luminance and chrominance.
    static let means = [
        Code(counts: [0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0], values: Array(0...11)),
        Code(counts: [0, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0], values: Array(0...11)),
    ]

    /// For the AC coefficients, of luminance and chrominance.
    static let details = [
        Code(
            counts: [0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 0x7D],
            values: [
                0x01, 0x02, 0x03, 0x00, 0x04, 0x11, 0x05, 0x12, 0x21, 0x31, 0x41, 0x06, 0x13, 0x51, 0x61, 0x07, 0x22,
                0x71,
                0x14, 0x32, 0x81, 0x91, 0xA1, 0x08, 0x23, 0x42, 0xB1, 0xC1, 0x15, 0x52, 0xD1, 0xF0, 0x24, 0x33, 0x62,
                0x72,
                0x82, 0x09, 0x0A, 0x16, 0x17, 0x18, 0x19, 0x1A, 0x25, 0x26, 0x27, 0x28, 0x29, 0x2A,
            ] + rest(from: 0x34, first: 1)),
        Code(
            counts: [0, 2, 1, 2, 4, 4, 3, 4, 7, 5, 4, 4, 0, 1, 2, 0x77],
            values: [
                0x00, 0x01, 0x02, 0x03, 0x11, 0x04, 0x05, 0x21, 0x31, 0x06, 0x12, 0x41, 0x51, 0x07, 0x61, 0x71, 0x13,
                0x22,
                0x32, 0x81, 0x08, 0x14, 0x42, 0x91, 0xA1, 0xB1, 0xC1, 0x09, 0x23, 0x33, 0x52, 0xF0, 0x15, 0x62, 0x72,
                0xD1,
                0x0A, 0x16, 0x24, 0x34, 0xE1, 0x25, 0xF1, 0x17, 0x18, 0x19, 0x1A, 0x26, 0x27, 0x28, 0x29, 0x2A,
            ] + rest(from: 0x35, first: 2)),
    ]

    /// The rare values in order: from a start value on, for each run of zeros the lengths up to 10. After long runs, the shortest
    /// lengths have codes in the list already; which ones depends on `first`.
    private static func rest(from start: UInt8, first: UInt8) -> [UInt8] {
        (start >> 4...15).flatMap { run -> [UInt8] in
            let lowest: UInt8 = run == start >> 4 ? start & 15 : shortest(behind: run, first)
            return (lowest...10).map { run << 4 | $0 }
        }
    }

    private static func shortest(behind run: UInt8, _ first: UInt8) -> UInt8 {
        switch run {
        case 0...7: 3
        case 8: first == 1 ? 3 : 2
        case 9...13: 2
        default: first
        }
    }
}
