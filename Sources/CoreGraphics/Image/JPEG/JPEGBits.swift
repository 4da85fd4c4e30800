/// The bits of a JPEG scan, most significant first. At the end, and at a marker, zeros are returned.
struct JPEGBits {
    private let bytes: ArraySlice<UInt8>
    /// The index of the next byte.
    private(set) var place: Int
    private var buffer: UInt32 = 0
    private var count = 0
    /// The number of missing bytes that were requested since the last restart.
    private var missing = 0

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        place = bytes.startIndex
    }

    /// Whether the bits before the next restart ended long ago, so that nothing decoded now is from the file.
    var isOver: Bool { missing > 8 }
    /// Whether there are no more restarts.
    var isAtEnd: Bool { place >= bytes.endIndex }

    /// Up to 16 bits as a number.
    mutating func bits(_ wanted: Int) -> Int {
        guard wanted > 0 else { return 0 }
        while count < wanted { takeByte() }
        count -= wanted
        return Int(buffer >> UInt32(count)) & ((1 << wanted) - 1)
    }

    mutating func bit() -> Bool { bits(1) == 1 }

    /// A difference of so many bits; negative values are stored as their value plus 2^length - 1.
    mutating func difference(_ length: Int) -> Int {
        guard length > 0 else { return 0 }
        let value = bits(length)
        return value < 1 << (length - 1) ? value - (1 << length) + 1 : value
    }

    private mutating func takeByte() {
        var byte: UInt8 = 0
        if place < bytes.endIndex, bytes[place] != 0xFF {
            byte = bytes[place]
            place += 1
        } else if place + 1 < bytes.endIndex, bytes[place + 1] == 0 {
            // 0xFF in the data is followed by a stuffed zero byte.
            byte = 0xFF
            place += 2
        } else {
            missing += 1
        }
        buffer = buffer << 8 | UInt32(byte)
        count += 8
    }

    /// Continues after the next restart marker. The remaining bits of the byte before it are padding.
    mutating func restart() {
        (buffer, count, missing) = (0, 0, 0)
        var next = place
        while next + 1 < bytes.endIndex {
            if bytes[next] == 0xFF, (0xD0...0xD7).contains(bytes[next + 1]) {
                place = next + 2
                return
            }
            next += 1
        }
        place = bytes.endIndex
    }
}

/// A Huffman code of a JPEG file.
struct JPEGCode {
    /// By length: the first code after those of that length; and the offset from a code to the index of its value.
    private var limits: [Int] = []
    private var offsets: [Int] = []
    private let values: [UInt8]

    /// - Parameter counts: The number of codes of each length from 1 to 16.
    init?(counts: [UInt8], values: [UInt8]) {
        guard counts.count == 16, counts.reduce(0, { $0 + Int($1) }) == values.count else { return nil }
        self.values = values
        var (code, place) = (0, 0)
        for (index, count) in counts.enumerated() {
            offsets.append(place - code)
            code += Int(count)
            place += Int(count)
            guard code <= 1 << (index + 1) else { return nil }
            limits.append(code)
            code <<= 1
        }
    }

    /// The value of the next code; 0 for an invalid code.
    func next(_ bits: inout JPEGBits) -> Int {
        var code = 0
        for length in 0..<16 {
            code = code << 1 | bits.bits(1)
            guard code < limits[length] else { continue }
            let place = offsets[length] + code
            return values.indices.contains(place) ? Int(values[place]) : 0
        }
        return 0
    }
}
