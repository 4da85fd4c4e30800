import CCurl
import Foundation

extension HTTPFailure {
    private static let tlsCodes: [CURLcode] = [
        CURLE_SSL_CONNECT_ERROR, CURLE_SSL_ENGINE_NOTFOUND, CURLE_SSL_CERTPROBLEM, CURLE_SSL_CIPHER,
        CURLE_PEER_FAILED_VERIFICATION, CURLE_USE_SSL_FAILED, CURLE_SSL_CACERT_BADFILE, CURLE_SSL_CRL_BADFILE,
        CURLE_SSL_ISSUER_ERROR, CURLE_SSL_PINNEDPUBKEYNOTMATCH, CURLE_SSL_INVALIDCERTSTATUS, CURLE_SSL_CLIENTCERT,
    ]

    /// Maps an error of libcurl; its message is used for errors that have no case of their own.
    init(_ code: CURLcode, _ handle: UnsafeMutableRawPointer, message: String) {
        let words = message.isEmpty ? String(cString: curl_easy_strerror(code)) : message
        switch code {
        case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY:
            self = .unreachable(reason: "no such host is known")
        case CURLE_COULDNT_CONNECT where curl_number(handle, CURLINFO_OS_ERRNO) == Int(ECONNREFUSED):
            self = .unreachable(reason: "the connection was refused, so perhaps no server runs there")
        case _ where Self.tlsCodes.contains(code):
            self = .unreachable(reason: "the encrypted connection failed (\(words))")
        default: self = .unreachable(reason: words)
        }
    }
}
