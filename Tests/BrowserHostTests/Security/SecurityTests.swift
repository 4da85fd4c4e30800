import HTTPServing
import Testing

@testable import BrowserHost

@Suite struct TokenBucketTests {
    @Test func `a burst passes and then a rate`() {
        var bucket = TokenBucket(capacity: 3, tokensPerSecond: 2)
        #expect((0..<5).map { _ in bucket.take(atSeconds: 10) } == [true, true, true, false, false])
        #expect((0..<2).map { _ in bucket.take(atSeconds: 10.5) } == [true, false])
        // However long it isn't used, the bucket contains at most the burst.
        #expect((0..<5).map { _ in bucket.take(atSeconds: 1000) } == [true, true, true, false, false])
    }

    @Test func `what is long takes several`() {
        var bucket = TokenBucket(capacity: 5, tokensPerSecond: 1)
        #expect([3, 3, 2].map { bucket.take($0, atSeconds: 10) } == [true, false, true])
        #expect([0].map { bucket.take($0, atSeconds: 10) } == [true])
    }

    @Test func `a clock that steps back gives nothing`() {
        var bucket = TokenBucket(capacity: 1, tokensPerSecond: 1)
        #expect([10, 5].map { bucket.take(atSeconds: $0) } == [true, false])
    }
}

@Suite struct SecretTests {
    @Test func `secrets are different and recognised`() {
        let secrets = (0..<1000).map { _ in Secret.make() }
        #expect(Set(secrets).count == 1000)
        #expect(secrets.allSatisfy { Secret.isWellFormed($0) })
    }

    @Test(arguments: ["", "0123456789abcdef", String(repeating: "G", count: 32), String(repeating: "é", count: 16)])
    func `what is no secret is refused`(text: String) { #expect(!Secret.isWellFormed(text)) }
}

@Suite struct PageNoncesTests {
    @Test func `a nonce works once for its visitor while it is fresh`() {
        let nonces = PageNonces(lifetimeSeconds: 10, countMax: 100)
        let nonce = nonces.issue(to: Party(visitor: "a", address: "one"), atSeconds: 0)
        #expect(!nonces.redeem(nonce, for: "b", atSeconds: 1))
        #expect(nonces.redeem(nonce, for: "a", atSeconds: 1))
        #expect(!nonces.redeem(nonce, for: "a", atSeconds: 1))
        let stale = nonces.issue(to: Party(visitor: "a", address: "one"), atSeconds: 0)
        #expect(!nonces.redeem(stale, for: "a", atSeconds: 10))
        #expect(!nonces.redeem("", for: "a", atSeconds: 1))
    }

    @Test func `the oldest nonce makes room`() {
        let nonces = PageNonces(lifetimeSeconds: 10, countMax: 3)
        let issued = (0..<5).map { _ in nonces.issue(to: Party(visitor: "a", address: "one"), atSeconds: 0) }
        #expect(issued.map { nonces.redeem($0, for: "a", atSeconds: 1) } == [false, false, true, true, true])
    }

    @Test func `Pages of one address never push out those of another`() {
        let nonces = PageNonces(lifetimeSeconds: 10, countMax: 5)
        let honest = nonces.issue(to: Party(visitor: "a", address: "one"), atSeconds: 0)
        for number in 0..<100 { _ = nonces.issue(to: Party(visitor: "\(number)", address: "two"), atSeconds: 0) }
        #expect(nonces.redeem(honest, for: "a", atSeconds: 1))
    }
}

@Suite struct HostCheckTests {
    private let loopback = HostCheck(address: "127.0.0.1", port: 8080, allowedHosts: ["cafe.example"])

    @Test(arguments: ["127.0.0.1:8080", "localhost:8080", "[::1]:8080", "cafe.example"])
    func `own names are answered`(host: String) { #expect(loopback.allows(hosts: [host])) }

    @Test(arguments: [
        "", "localhost", "127.0.0.1", "localhost:8081", "evil.example", "evil.example:8080",
        "localhost:8080.evil.example",
        "127.0.0.1:8080@evil.example", "localhost:8080 ", "LOCALHOST:8080 ", "127.0.0.2:8080", "192.168.1.5:8080",
        "cafe.example:8080", "xcafe.example", "[::1]",
    ])
    func `other names are not`(host: String) { #expect(!loopback.allows(hosts: [host])) }

    @Test func `exactly one host is right`() {
        #expect(!loopback.allows(hosts: []))
        #expect(!loopback.allows(hosts: ["localhost:8080", "localhost:8080"]))
        #expect(!loopback.allows(hosts: ["localhost:8080", "evil.example"]))
    }

    @Test func `where other machines may come in addresses are names too`() {
        let open = HostCheck(address: "0.0.0.0", port: 8080, allowedHosts: [])
        #expect(open.allows(hosts: ["192.168.1.5:8080"]) && open.allows(hosts: ["[fe80::1]:8080"]))
        #expect(!open.allows(hosts: ["evil.example:8080"]) && !open.allows(hosts: ["192.168.1.5:8081"]))
        #expect(!open.allows(hosts: ["192.168.1.5"]))
    }

    @Test func `on port 80 the bare name is answered`() {
        let check = HostCheck(address: "127.0.0.1", port: 80, allowedHosts: [])
        #expect(check.allows(hosts: ["localhost"]) && check.allows(hosts: ["localhost:80"]))
    }

    @Test func `an origin is the page's own`() {
        let host = "localhost:8080"
        #expect(loopback.allows(origins: ["http://localhost:8080"], forHost: host))
        for wrong in ["https://localhost:8080", "http://127.0.0.1:8080", "null", "http://evil.example", ""] {
            #expect(!loopback.allows(origins: [wrong], forHost: host))
        }
        #expect(!loopback.allows(origins: [], forHost: host))
        #expect(!loopback.allows(origins: ["http://localhost:8080", "http://evil.example"], forHost: host))
    }

    @Test func `Under a proxy's name a page comes over TLS, unless the name is given without`() {
        #expect(loopback.allows(origins: ["https://cafe.example"], forHost: "cafe.example"))
        #expect(!loopback.allows(origins: ["http://cafe.example"], forHost: "cafe.example"))
        let plain = HostCheck(address: "127.0.0.1", port: 8080, allowedHosts: ["http://shop.local:8080"])
        #expect(plain.allows(hosts: ["shop.local:8080"]) && !plain.allows(hosts: ["http://shop.local:8080"]))
        #expect(plain.allows(origins: ["http://shop.local:8080"], forHost: "shop.local:8080"))
        #expect(!plain.allows(origins: ["https://shop.local:8080"], forHost: "shop.local:8080"))
    }
}
