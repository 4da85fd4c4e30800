/// The bits of a JPEG scan, the highest of a byte first. After the end, and from a marker on, all are 0.
struct JPEGBits {
    private let bytes: ArraySlice<UInt8>
    /// Where the next byte is.
    private(set) var place: Int
    private var buffer: UInt32 = 0
    private var count = 0
    /// How many bytes were asked for that there aren't, since the last restart.
    private var missing = 0

    init(_ bytes: ArraySlice<UInt8>) {
        self.bytes = bytes
        place = bytes.startIndex
    }

    /// Whether the bits up to the next restart have ended long ago: nothing that comes now is the file's.
    var isOver: Bool { missing > 8 }
    /// Whether there is no restart any more.
    var isAtEnd: Bool { place >= bytes.endIndex }

    /// Up to 16 bits as a number.
    mutating func bits(_ wanted: Int) -> Int {
        guard wanted > 0 else { return 0 }
        while count < wanted { takeByte() }
        count -= wanted
        return Int(buffer >> UInt32(count)) & ((1 << wanted) - 1)
    }

    mutating func bit() -> Bool { bits(1) == 1 }

    /// A difference of so many bits, whose negative values are written as one less than their complement.
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
            // 0xFF in the data is written with a zero after it.
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
    /// By length: the first code after those of that length, shifted to 16 bits; and where its values are, less the code.
    private var limits: [Int] = []
    private var offsets: [Int] = []
    private let values: [UInt8]

    /// - Parameter counts: How many codes there are of each length from 1 to 16.
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

    /// The next value; 0 where the bits are no code.
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
