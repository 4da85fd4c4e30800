/// The first bytes of pictures.
enum Picture {
    static func png(_ width: UInt32, _ height: UInt32) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + bigEndian(width)
            + bigEndian(height) + [8, 6, 0, 0, 0]
    }

    /// With a camera's metadata before the frame, and a Huffman table, whose marker is in the range of frame markers.
    static func jpeg(_ width: UInt16, _ height: UInt16) -> [UInt8] {
        let notes: [UInt8] = [0xFF, 0xE1, 0x01, 0x02] + Array(repeating: 0xC0, count: 256)
        let table: [UInt8] = [0xFF, 0xFF, 0xC4, 0x00, 0x04, 1, 2]
        let frame: [UInt8] = [0xFF, 0xC2, 0x00, 0x11, 8] + bigEndian(height) + bigEndian(width) + [3]
        return [0xFF, 0xD8] + notes + table + frame
    }

    static func svg(_ attributes: String) -> [UInt8] {
        Array("<?xml version=\"1.0\"?><!-- <svg width='1'> --><svg xmlns='x' \(attributes)><path d='M0 0'/></svg>".utf8)
    }

    private static func bigEndian<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
        withUnsafeBytes(of: number.bigEndian, Array.init)
    }
}
