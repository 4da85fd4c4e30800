import Foundation

/// A non-cryptographic hash that names content in URLs, so that a browser doesn't show a cached old version.
package enum ContentHash {
    /// FNV-1a twice, with different starts.
    package static func hexadecimal(of data: Data) -> String {
        var first = FNV1a.start
        var second: UInt64 = 0x6c62_272e_07bb_0142
        for byte in data {
            first = FNV1a.hash(first, adding: byte)
            second = FNV1a.hash(second, adding: byte)
            second = second << 7 | second >> 57
        }
        return String(first, radix: 16) + String(second, radix: 16)
    }
}
