/// The FNV-1a hash over 64 bits: the same in every run and on every machine, and not cryptographic.
package enum FNV1a {
    /// The initial value.
    package static let start: UInt64 = 0xcbf2_9ce4_8422_2325

    /// The hash with one more byte.
    package static func hash(_ hash: UInt64, adding byte: UInt8) -> UInt64 {
        (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }

    /// The hash of some bytes.
    package static func hash(of bytes: some Sequence<UInt8>) -> UInt64 { bytes.reduce(start) { hash($0, adding: $1) } }
}
