import Foundation

/// The file of the certificate authorities that servers are checked against.
enum CertificateFile {
    /// Where distributions have it: Debian, Fedora, Alpine and others, openSUSE.
    static let places = [
        "/etc/ssl/certs/ca-certificates.crt", "/etc/pki/tls/certs/ca-bundle.crt", "/etc/ssl/cert.pem",
        "/etc/ssl/ca-bundle.pem",
    ]

    /// The file to use instead of libcurl's own; nil for libcurl's own. It is the one in `SSL_CERT_FILE`, the variable of OpenSSL's
    /// tools. A libcurl of Debian's only looks where Debian has it, so if there is none, it is searched in other places.
    static func chosen(
        in environment: [String: String], ownOfCurl: String?,
        isThere: (String) -> Bool = FileManager.default.isReadableFile(atPath:)
    ) -> String? {
        if let named = environment["SSL_CERT_FILE"], !named.isEmpty { return named }
        guard let ownOfCurl, !isThere(ownOfCurl) else { return nil }
        return places.first(where: isThere)
    }
}
