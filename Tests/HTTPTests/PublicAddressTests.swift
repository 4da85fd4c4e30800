import Glibc
import Testing

@testable import HTTP

@Suite struct PublicAddressTests {
    private func isPublic(_ text: String) throws -> Bool {
        var storage = sockaddr_storage()
        return try withUnsafeMutablePointer(to: &storage) { pointer in
            let isV6 = text.contains(":")
            let parsed =
                isV6
                ? pointer.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
                    $0.pointee.sin6_family = sa_family_t(AF_INET6)
                    return inet_pton(AF_INET6, text, &$0.pointee.sin6_addr)
                }
                : pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
                    $0.pointee.sin_family = sa_family_t(AF_INET)
                    return inet_pton(AF_INET, text, &$0.pointee.sin_addr)
                }
            try #require(parsed == 1)
            return pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { PublicAddress.contains($0) }
        }
    }

    @Test(arguments: [
        "8.8.8.8", "1.1.1.1", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255",
        "169.253.0.1", "172.15.255.255", "172.32.0.0", "192.167.0.1", "192.169.0.1", "223.255.255.255",
        "2606:4700::1111", "2a00:1450::8", "::ffff:8.8.8.8", "64:ff9b::8.8.8.8",
    ])
    func `Everybody's addresses are public`(address: String) throws { #expect(try isPublic(address)) }

    @Test(arguments: [
        "0.0.0.0", "10.1.2.3", "100.64.0.1", "127.0.0.1", "127.255.255.255", "169.254.169.254", "172.16.0.1",
        "172.31.255.255", "192.0.0.1", "192.168.1.1", "198.18.0.1", "224.0.0.1", "240.0.0.1", "255.255.255.255",
        "::", "::1", "fc00::1", "fd12::1", "fe80::1", "ff02::1", "2001:db8::1", "2001::1", "2002:7f00:1::",
        "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::127.0.0.1",
    ])
    func `This machine, private networks and what has a purpose of its own are not`(address: String) throws {
        #expect(try !isPublic(address))
    }
}
