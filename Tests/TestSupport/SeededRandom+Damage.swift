extension SeededRandom {
    /// The bytes with some of them changed, removed or duplicated, or with the end cut off.
    public mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...6, using: &self) where !bytes.isEmpty {
            let index = Int.random(in: 0..<bytes.count, using: &self)
            switch Int.random(in: 0..<5, using: &self) {
            case 0: bytes[index] = UInt8.random(in: .min ... .max, using: &self)
            case 1: bytes.remove(at: index)
            case 2: bytes.insert(bytes[index], at: index)
            case 3: bytes[index] = [0, 0xFF, 0x22, 0x7B, 0x25, 0x3C, 0x3E].randomElement(using: &self)!
            default: bytes.removeLast(bytes.count - index)
            }
        }
        return bytes
    }
}
