import Testing

@testable import HTTP

@Suite("Certificates of servers")
struct CertificateFileTests {
    private let debian = "/etc/ssl/certs/ca-certificates.crt"

    private func chosen(_ environment: [String: String] = [:], own: String?, there: Set<String>) -> String? {
        CertificateFile.chosen(in: environment, ownOfCurl: own, isThere: there.contains)
    }

    @Test func `the environment's file is used, whether it is there or not`() {
        let environment = ["SSL_CERT_FILE": "/own.pem"]
        #expect(chosen(environment, own: debian, there: [debian]) == "/own.pem")
        #expect(chosen(["SSL_CERT_FILE": ""], own: debian, there: [debian]) == nil)
    }

    @Test func `libcurl's own file is used if it is there`() {
        #expect(chosen(own: debian, there: [debian, "/etc/ssl/cert.pem"]) == nil)
    }

    @Test func `another distribution's file is found`() {
        #expect(chosen(own: debian, there: ["/etc/pki/tls/certs/ca-bundle.crt"]) == "/etc/pki/tls/certs/ca-bundle.crt")
        #expect(chosen(own: debian, there: ["/etc/ssl/cert.pem"]) == "/etc/ssl/cert.pem")
    }

    @Test func `without any file libcurl's own error remains, and without an own file its own store`() {
        #expect(chosen(own: debian, there: []) == nil)
        #expect(chosen(own: nil, there: [debian]) == nil)
    }
}
