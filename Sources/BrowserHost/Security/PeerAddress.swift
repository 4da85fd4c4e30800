import Glibc

/// Addresses as costs are counted by them.
enum PeerAddress {
    /// An IPv4 address as it is, also where it is written as an IPv6 one; of an IPv6 address the network of 64 bits, which one
    /// machine has as a whole. Anything else is empty.
    static func normalized(_ text: String) -> String {
        var four = in_addr()
        if inet_pton(AF_INET, text, &four) == 1 { return text }
        var six = in6_addr()
        guard inet_pton(AF_INET6, text, &six) == 1 else { return "" }
        let bytes = withUnsafeBytes(of: &six) { [UInt8]($0) }
        if bytes.prefix(10).allSatisfy({ $0 == 0 }), bytes[10] == 0xff, bytes[11] == 0xff {
            return bytes.suffix(4).map(String.init).joined(separator: ".")
        }
        if bytes.prefix(15).allSatisfy({ $0 == 0 }) { return text }
        return bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":") + "/64"
    }

    /// Where a request comes from: the peer, or, where that is a proxy which is trusted, the last address that it names.
    static func origin(peer: String, forwardedFor: String, trustedProxies: Set<String>) -> String {
        guard trustedProxies.contains(peer) else { return normalized(peer) }
        let last = forwardedFor.split(separator: ",").last.map { $0.filter { $0 != " " } } ?? ""
        let named = normalized(last)
        return named.isEmpty ? normalized(peer) : named
    }
}
