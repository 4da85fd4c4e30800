import Glibc

/// Addresses in the form in which costs are counted.
enum PeerAddress {
    /// An IPv4 address, also if it is written as an IPv6 one; for an IPv6 address its /64 network, all of which one machine has.
    /// Empty for anything else.
    static func normalized(_ text: String) -> String {
        guard let bytes = bytes(text) else { return "" }
        if bytes.starts(with: fourPrefix) { return bytes.suffix(4).map(String.init).joined(separator: ".") }
        if bytes.prefix(15).allSatisfy({ $0 == 0 }) { return text }
        return bytes.prefix(8).map { String($0, radix: 16) }.joined(separator: ":") + "/64"
    }

    /// Whether a peer is a trusted proxy.
    static func isTrusted(_ peer: String, among proxies: Set<String>) -> Bool {
        proxies.contains { isSame($0, peer) }
    }

    /// Whether two texts are the same address: an IPv4 address may be written as an IPv6 one, and an IPv6 one in several ways.
    private static func isSame(_ first: String, _ second: String) -> Bool {
        first == second || bytes(first).map { $0 == bytes(second) } ?? false
    }

    /// The prefix of an IPv4 address that is written as an IPv6 one.
    private static let fourPrefix: [UInt8] = Array(repeating: 0, count: 10) + [0xff, 0xff]

    /// The 16 bytes of an IPv6 address, or of an IPv4 address mapped to IPv6; nil if the text is neither.
    private static func bytes(_ text: String) -> [UInt8]? {
        var four = in_addr()
        if inet_pton(AF_INET, text, &four) == 1 { return fourPrefix + withUnsafeBytes(of: &four) { [UInt8]($0) } }
        var six = in6_addr()
        return inet_pton(AF_INET6, text, &six) == 1 ? withUnsafeBytes(of: &six) { [UInt8]($0) } : nil
    }

    /// The origin of a request: the peer, or, if the peer is a trusted proxy, the last address that it names.
    static func origin(peer: String, forwardedFor: String, trustedProxies: Set<String>) -> String {
        guard isTrusted(peer, among: trustedProxies) else { return normalized(peer) }
        let last = forwardedFor.split(separator: ",").last.map { $0.filter { $0 != " " } } ?? ""
        let named = normalized(last)
        return named.isEmpty ? normalized(peer) : named
    }
}
