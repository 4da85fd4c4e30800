import Testing

@testable import BrowserHost

@Suite struct PeerAddressTests {
    @Test(arguments: [
        ("127.0.0.1", "127.0.0.1"), ("::ffff:192.0.2.7", "192.0.2.7"), ("::1", "::1"),
        ("2001:db8:1:2:3:4:5:6", "20:1:d:b8:0:1:0:2/64"), ("2001:db8:1:2::", "20:1:d:b8:0:1:0:2/64"),
        ("2001:db8:1:3::", "20:1:d:b8:0:1:0:3/64"), ("unknown", ""), ("1:2", ""), ("", ""), ("192.0.2.7:80", ""),
    ])
    func `An address is one machine's, or its network's`(text: String, expected: String) {
        #expect(PeerAddress.normalized(text) == expected)
    }

    @Test func `Only a proxy that is trusted says who is behind it, and its last word counts`() {
        func origin(_ peer: String, _ header: String) -> String {
            PeerAddress.origin(peer: peer, forwardedFor: header, trustedProxies: ["127.0.0.1"])
        }
        #expect(origin("127.0.0.1", "198.51.100.1, 192.0.2.7") == "192.0.2.7")
        #expect(origin("127.0.0.1", "") == "127.0.0.1")
        #expect(origin("127.0.0.1", "unknown") == "127.0.0.1")
        #expect(origin("203.0.113.9", "192.0.2.7") == "203.0.113.9")
        // A host that listens on all addresses sees the proxy's as an IPv4-mapped IPv6 address.
        #expect(origin("::ffff:127.0.0.1", "192.0.2.7") == "192.0.2.7")
        #expect(origin("::ffff:127.0.0.2", "192.0.2.7") == "127.0.0.2")
    }
}
