import Foundation

/// An answer to a request. The headers that every answer has are added by `Router`.
struct Response: Sendable, Equatable {
    var status: Int
    var contentType = "text/plain; charset=utf-8"
    var headers: [Header] = []
    var body = Data()

    struct Header: Sendable, Equatable {
        /// In lower case.
        var name: String
        var value: String
    }

    /// A sentence for a person.
    static func text(_ status: Int, _ text: String) -> Response {
        Response(status: status, headers: [.neverStored], body: Data((text + "\n").utf8))
    }
}

extension Response.Header {
    /// May be kept for ever, since other content would have another address.
    static let immutable = Response.Header(name: "cache-control", value: "public, max-age=31536000, immutable")
    /// May be kept, and asked about each time.
    static let revalidated = Response.Header(name: "cache-control", value: "no-cache")
    static let neverStored = Response.Header(name: "cache-control", value: "no-store")

    /// To be saved, not shown, under the name that the page gives it.
    static let attachment = Response.Header(name: "content-disposition", value: "attachment")

    /// What a browser is told with everything that we send: run and show nothing that is not ours, in nobody's frame.
    static let security = security(scripts: [])

    /// The same for a page with scripts of its own.
    /// - Parameter hashes: Of these scripts, as the policy names them; no other may run.
    static func security(scripts hashes: [String]) -> [Response.Header] {
        let sources = (["'self'"] + hashes.map { "'\($0)'" }).joined(separator: " ")
        let policy = contentSecurityPolicy.replacing("script-src 'self'", with: "script-src \(sources)")
        return [Response.Header(name: "content-security-policy", value: policy)] + plainSecurity
    }

    private static let plainSecurity: [Response.Header] = [
        Response.Header(name: "x-content-type-options", value: "nosniff"),
        Response.Header(name: "x-frame-options", value: "DENY"),
        Response.Header(name: "referrer-policy", value: "no-referrer"),
        Response.Header(name: "cross-origin-opener-policy", value: "same-origin"),
        Response.Header(name: "cross-origin-resource-policy", value: "same-origin"),
        Response.Header(
            name: "permissions-policy", value: "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    ]

    /// No inline script but those that are named by their hashes, no inline style, nothing from elsewhere but whole pages in frames, which SafariServices puts into a sandbox;
    /// `'self'` includes our WebSocket.
    private static let contentSecurityPolicy = """
        default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; \
        media-src 'self'; connect-src 'self'; frame-src https: http:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
        """
}
