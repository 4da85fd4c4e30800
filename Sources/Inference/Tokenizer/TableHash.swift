/// A hash function for open-addressing tables. Each table has a random seed, so that no file can be crafted with colliding keys.
struct TableHash: Sendable {
    private let seed = UInt64.random(in: 0 ... .max)
    private let mask: Int

    /// The number of slots for a number of keys: a power of two, with a load of at most two thirds.
    let slotCount: Int

    init(keyCount: Int) {
        var count = 4
        while count * 2 < keyCount * 3 { count *= 2 }
        slotCount = count
        mask = count - 1
    }

    func slot(of bytes: UnsafeRawBufferPointer) -> Int {
        var state = seed ^ UInt64(truncatingIfNeeded: bytes.count), offset = 0
        while offset + 8 <= bytes.count {
            state = Self.mixed(state ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            offset += 8
        }
        var rest: UInt64 = 0
        while offset < bytes.count {
            rest = rest << 8 | UInt64(bytes[offset])
            offset += 1
        }
        return Int(truncatingIfNeeded: Self.mixed(Self.mixed(state ^ rest))) & mask
    }

    func slot(of number: UInt64) -> Int { Int(truncatingIfNeeded: Self.mixed(Self.mixed(number ^ seed))) & mask }

    func slot(after slot: Int) -> Int { (slot + 1) & mask }

    /// Combines both halves of a product with an odd number: the bits of one half depend on those of the other.
    private static func mixed(_ number: UInt64) -> UInt64 {
        let product = (number ^ 0x9E37_79B9_7F4A_7C15).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
        return product.high ^ product.low
    }
}
