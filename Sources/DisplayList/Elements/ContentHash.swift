import Foundation

/// Names content by a hash of it, so that a browser never shows an old file under a new name. It is not cryptographic.
package enum ContentHash {
    /// FNV-1a over 64 bits, twice with different starts.
    package static func hexadecimal(of data: Data) -> String {
        var first: UInt64 = 0xcbf2_9ce4_8422_2325
        var second: UInt64 = 0x6c62_272e_07bb_0142
        for byte in data {
            first = (first ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
            second = (second ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
            second = second << 7 | second >> 57
        }
        return String(first, radix: 16) + String(second, radix: 16)
    }
}
