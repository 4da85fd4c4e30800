import Glibc

/// Decides which addresses are public: not those of this machine, private networks, or special purposes (RFC 6890 and its
/// successors).
enum PublicAddress {
    static func contains(_ address: UnsafePointer<sockaddr>) -> Bool {
        switch Int32(address.pointee.sa_family) {
        case AF_INET:
            address.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                isPublic(v4: UInt32(bigEndian: $0.pointee.sin_addr.s_addr))
            }
        case AF_INET6:
            address.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
                withUnsafeBytes(of: $0.pointee.sin6_addr) { isPublic(v6: Array($0)) }
            }
        default: false
        }
    }

    private static let networks: [(prefix: UInt32, bits: UInt32)] = [
        (0, 8), (0x0A00_0000, 8), (0x6440_0000, 10), (0x7F00_0000, 8), (0xA9FE_0000, 16), (0xAC10_0000, 12),
        (0xC000_0000, 24), (0xC000_0200, 24), (0xC058_6300, 24), (0xC0A8_0000, 16), (0xC612_0000, 15),
        (0xC633_6400, 24), (0xCB00_7100, 24), (0xE000_0000, 3),
    ]

    private static func isPublic(v4 address: UInt32) -> Bool {
        !networks.contains { address >> (32 - $0.bits) == $0.prefix >> (32 - $0.bits) }
    }

    /// Only 2000::/3 is allocated. In it, 2002::/16 embeds IPv4 addresses, and 2001::/23 and 2001:db8::/32 have special purposes.
    /// IPv4-mapped addresses (::ffff:0:0/96) and NAT64 addresses (64:ff9b::/96) are judged by the embedded address.
    private static func isPublic(v6 bytes: [UInt8]) -> Bool {
        let isMapped = bytes[..<10].allSatisfy { $0 == 0 } && bytes[10] == 0xFF && bytes[11] == 0xFF
        let isTranslated = bytes.starts(with: [0, 0x64, 0xFF, 0x9B, 0, 0, 0, 0, 0, 0, 0, 0])
        if isMapped || isTranslated { return isPublic(v4: bytes[12...].reduce(0) { $0 << 8 | UInt32($1) }) }
        guard bytes[0] >> 5 == 1 else { return false }
        let isSpecial = bytes.starts(with: [0x20, 0x01]) && (bytes[2] < 2 || bytes[2...].starts(with: [0x0D, 0xB8]))
        return !isSpecial && !bytes.starts(with: [0x20, 0x02])
    }
}
