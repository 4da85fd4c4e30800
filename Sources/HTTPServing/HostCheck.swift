import Glibc

/// Checks whether Host and Origin headers are this server's.
///
/// Another site's page can lead a browser here by a name under its control (DNS rebinding), or open a WebSocket to this server
/// from its own origin. The browser sets both headers, so comparing them exactly keeps such pages out.
package struct HostCheck: Sendable {
    private let names: Set<String>
    /// Names that a proxy serves with TLS, and names without TLS.
    private let secureNames: Set<String>
    private let plainNames: Set<String>
    /// If other machines can connect, this server's addresses aren't all known, so any address is allowed: a literal address in a
    /// URL can't be rebound.
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

    /// Expects all values of the header, of which there must be exactly one.
    package func allows(hosts: [String]) -> Bool {
        guard hosts.count == 1 else { return false }
        return names.contains(hosts[0]) || secureNames.contains(hosts[0]) || plainNames.contains(hosts[0])
            || (allowsAnyAddress && Self.isAddress(hosts[0], port: port))
    }

    /// Whether a page under that name uses TLS, according to the operator's settings.
    package func isSecure(host: String) -> Bool { secureNames.contains(host) && !plainNames.contains(host) }

    /// A WebSocket's origin must be a page from the same host. If a proxy serves the name with TLS, a page without TLS may have
    /// been injected on the way, and is refused.
    package func allows(origins: [String], forHost host: String) -> Bool {
        guard origins.count == 1 else { return false }
        if secureNames.contains(host), origins[0] == "https://\(host)" { return true }
        return origins[0] == "http://\(host)" && (!secureNames.contains(host) || plainNames.contains(host))
    }

    /// Whether the value is `address:port` with a numeric address.
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
