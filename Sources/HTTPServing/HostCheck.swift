import Glibc

/// Which values of the Host and Origin headers are ours.
///
/// A page of somebody else's may lead a browser here by a name that it controls (DNS rebinding), or open a WebSocket
/// to us from its own origin. Both headers are set by the browser, so comparing them exactly keeps such pages out.
package struct HostCheck: Sendable {
    private let names: Set<String>
    /// Names that are answered over TLS by a proxy, and those that are answered without.
    private let secureNames: Set<String>
    private let plainNames: Set<String>
    /// Where other machines may come in we can't know all our addresses; but no name can be rebound to an address
    /// that stands in the URL itself.
    private let allowsAnyAddress: Bool
    private let port: Int

    private static let plain = "http://"

    package init(address: String, port: Int, allowedHosts: [String]) {
        let isLoopback = address == "::1" || address.hasPrefix("127.")
        let own = ["localhost", "127.0.0.1", "[::1]", address.contains(":") ? "[\(address)]" : address]
        names = Set(own.flatMap { port == 80 ? [$0, "\($0):80"] : ["\($0):\(port)"] })
        plainNames = Set(
            allowedHosts.filter { $0.hasPrefix(Self.plain) }.map { String($0.dropFirst(Self.plain.count)) })
        secureNames = Set(allowedHosts.filter { !$0.hasPrefix(Self.plain) })
        allowsAnyAddress = !isLoopback
        self.port = port
    }

    /// All values of the header, as many as there were: exactly one is right.
    package func allows(hosts: [String]) -> Bool {
        guard hosts.count == 1 else { return false }
        return names.contains(hosts[0]) || secureNames.contains(hosts[0]) || plainNames.contains(hosts[0])
            || (allowsAnyAddress && Self.isAddress(hosts[0], port: port))
    }

    /// Whether a page under that name comes over TLS, as far as the operator has said.
    package func isSecure(host: String) -> Bool { secureNames.contains(host) && !plainNames.contains(host) }

    /// A WebSocket's origin is the page that the same host sent. Under a name that a proxy answers over TLS, a page that
    /// came without is somebody else's on the way.
    package func allows(origins: [String], forHost host: String) -> Bool {
        guard origins.count == 1 else { return false }
        if secureNames.contains(host), origins[0] == "https://\(host)" { return true }
        return origins[0] == "http://\(host)" && (!secureNames.contains(host) || plainNames.contains(host))
    }

    /// Whether the value is `address:port`, the address being written in digits.
    private static func isAddress(_ host: String, port: Int) -> Bool {
        let suffix = ":\(port)"
        guard host.hasSuffix(suffix) || port == 80 else { return false }
        let name = host.hasSuffix(suffix) ? String(host.dropLast(suffix.count)) : host
        if name.hasPrefix("["), name.hasSuffix("]") {
            var storage = in6_addr()
            return inet_pton(AF_INET6, String(name.dropFirst().dropLast()), &storage) == 1
        }
        var storage = in_addr()
        return inet_pton(AF_INET, name, &storage) == 1
    }
}
