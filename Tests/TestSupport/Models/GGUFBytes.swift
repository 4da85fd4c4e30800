import Foundation

/// The bytes of a GGUF file, little-endian.
struct GGUFBytes {
    enum Value {
        case number(Int), float(Float), string(String), strings([String]), integers([Int32])
    }

    private(set) var bytes: [UInt8] = []

    /// GPT-2's printable names of the 256 bytes.
    static let byteAlphabet: [String] = {
        var next: UInt32 = 0x100
        return (UInt32(0)..<256).map { byte in
            let isPrintable =
                (0x21...0x7E).contains(byte) || (0xA1...0xAC).contains(byte) || (0xAE...0xFF).contains(byte)
            defer { if !isPrintable { next += 1 } }
            return Unicode.Scalar(isPrintable ? byte : next).map(String.init) ?? ""
        }
    }()

    mutating func append(_ number: some FixedWidthInteger) {
        withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
    }

    mutating func append(_ other: [UInt8]) { bytes += other }

    /// Appends all numbers at once, in memory order. All supported machines are little-endian.
    mutating func append(_ numbers: [Float]) {
        numbers.withUnsafeBytes { bytes += $0 }
    }

    mutating func append(_ text: String) {
        append(UInt64(text.utf8.count))
        bytes += text.utf8
    }

    mutating func append(key: String, _ value: Value) {
        append(key)
        switch value {
        case .number(let number): append(UInt32(4)); append(UInt32(number))
        case .float(let number): append(UInt32(6)); append(number.bitPattern)
        case .string(let text): append(UInt32(8)); append(text)
        case .strings(let texts):
            append(UInt32(9)); append(UInt32(8)); append(UInt64(texts.count))
            for text in texts { append(text) }
        case .integers(let numbers):
            append(UInt32(9)); append(UInt32(5)); append(UInt64(numbers.count))
            for number in numbers { append(number) }
        }
    }

    mutating func append(name: String, dimensions: [Int], offset: Int) {
        append(name)
        append(UInt32(dimensions.count))
        for dimension in dimensions { append(UInt64(dimension)) }
        append(UInt32(0))
        append(UInt64(offset))
    }

    mutating func align() {
        while bytes.count % 32 != 0 { bytes.append(0) }
    }
}
