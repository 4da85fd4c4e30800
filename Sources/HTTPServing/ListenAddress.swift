import Glibc

/// A numeric address of this machine.
package struct ListenAddress: Sendable, Equatable {
    package let text: String
    package var isIPv6: Bool { text.contains(":") }
    package var isWildcard: Bool { text == "0.0.0.0" || text == "::" }

    /// Whether only this machine can connect to it.
    package var isLoopback: Bool { text == "::1" || text.hasPrefix("127.") }

    /// The URL that a user can open in a browser.
    package func urlText(port: Int) -> String {
        let name = isWildcard ? "localhost" : isIPv6 ? "[\(text)]" : text
        return port == 80 ? "http://\(name)/" : "http://\(name):\(port)/"
    }

    /// Resolves a host's name, and checks that this process may listen there: libwebsockets wouldn't report why it can't.
    package static func resolve(host: String, port: Int) throws(ListenError) -> ListenAddress {
        guard (0...65535).contains(port) else { throw .portOutOfRange(port) }
        var hints = addrinfo()
        hints.ai_flags = AI_PASSIVE
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        // A name with both kinds of address is resolved to IPv4, which programs try first for a loopback server.
        hints.ai_family = host.contains(":") ? AF_INET6 : AF_INET
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, String(port), &hints, &list) == 0, let found = list else {
            throw .addressNotAvailable(host: host)
        }
        defer { freeaddrinfo(list) }
        try probe(found.pointee, host: host, port: port)
        var name = [CChar](repeating: 0, count: Int(NI_MAXHOST))
        let info = found.pointee
        guard getnameinfo(info.ai_addr, info.ai_addrlen, &name, socklen_t(name.count), nil, 0, NI_NUMERICHOST) == 0
        else { throw .addressNotAvailable(host: host) }
        return ListenAddress(text: String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self))
    }

    private static func probe(_ info: addrinfo, host: String, port: Int) throws(ListenError) {
        let descriptor = socket(info.ai_family, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        defer { close(descriptor) }
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        guard bind(descriptor, info.ai_addr, info.ai_addrlen) == 0, listen(descriptor, 1) == 0 else {
            switch errno {
            case EADDRINUSE: throw .portInUse(host: host, port: port)
            case EACCES: throw .portNotPermitted(port: port)
            case EADDRNOTAVAIL: throw .addressNotAvailable(host: host)
            default: throw .couldNotListen(reason: String(cString: strerror(errno)))
            }
        }
    }
}
