import Foundation

/// A hand-made JPEG file. It has the shortest codes: a difference is a 0 followed by `dcLength` bits, and another 0 ends a block.
struct HandmadeJPEG {
    private(set) var data = Data([0xFF, 0xD8])

    init(dcLength: UInt8) {
        for (place, value) in [(UInt8(0x00), dcLength), (0x10, 0)] {
            segment(0xC4, [place, 1] + [UInt8](repeating: 0, count: 15) + [value])
        }
    }

    mutating func segment(_ marker: UInt8, _ bytes: [UInt8]) {
        data += [0xFF, marker]
        data += Self.two(bytes.count + 2)
        data += bytes
    }

    /// A frame of full-size components. All use the quantization table 0.
    mutating func frame(width: Int, height: Int, _ names: [UInt8], isProgressive: Bool = false) {
        var bytes: [UInt8] = [8]
        bytes += Self.two(height)
        bytes += Self.two(width)
        bytes.append(UInt8(names.count))
        for name in names { bytes += [name, 0x11, 0] }
        segment(isProgressive ? 0xC2 : 0xC0, bytes)
    }

    /// All coefficients of the components; in a progressive file the first ones.
    mutating func scan(_ names: [UInt8], isProgressive: Bool = false, bits: String = "") {
        var bytes = [UInt8(names.count)]
        for name in names { bytes += [name, 0] }
        bytes += [0, isProgressive ? 0 : 63, 0]
        segment(0xDA, bytes)
        var rest = bits[...]
        while !rest.isEmpty {
            let eight = rest.prefix(8)
            data.append(UInt8(eight, radix: 2)! << UInt8(8 - eight.count))
            rest = rest.dropFirst(8)
        }
    }

    mutating func quantization(_ factor: UInt8) { segment(0xDB, [0] + Array(repeating: factor, count: 64)) }

    private static func two(_ number: Int) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 255)] }
}
