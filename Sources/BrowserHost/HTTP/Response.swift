import Foundation

/// A response to a request. `Router` adds the headers that all responses have.
struct Response: Sendable, Equatable {
    var status: Int
    var contentType = "text/plain; charset=utf-8"
    var headers: [Header] = []
    var body = Data()
    /// The body instead, if it is read from a file as the client reads it.
    var file: FilePart?
    /// Counts the body among the unsent ones; nil for a short one.
    var held: HeldBody?

    /// The length of the body.
    var byteCount: Int { file?.range.count ?? body.count }

    struct Header: Sendable, Equatable {
        /// In lower case.
        var name: String
        var value: String
    }

    /// A plain sentence.
    static func text(_ status: Int, _ text: String) -> Response {
        Response(status: status, headers: [.neverStored], body: Data((text + "\n").utf8))
    }
}

extension Response.Header {
    /// May be cached for ever: different content has a different address.
    static let immutable = Response.Header(name: "cache-control", value: "public, max-age=31536000, immutable")
    /// May be cached, but must be revalidated each time.
    static let revalidated = Response.Header(name: "cache-control", value: "no-cache")
    static let neverStored = Response.Header(name: "cache-control", value: "no-store")

    /// A part of the body can be requested.
    static let acceptsRanges = Response.Header(name: "accept-ranges", value: "bytes")

    /// To be saved instead of shown, under the file name that the page gives it.
    static let attachment = Response.Header(name: "content-disposition", value: "attachment")

    /// The security headers of every response: only our own scripts and content run, and no page may frame ours.
    static let security = security(scripts: [])

    /// The same for a page with scripts of its own.
    /// - Parameter hashes: The hashes of these scripts, as the policy names them; no other inline script may run.
    static func security(scripts hashes: [String]) -> [Response.Header] {
        let sources = (["'self'"] + hashes.map { "'\($0)'" }).joined(separator: " ")
        let policy = contentSecurityPolicy.replacing("script-src 'self'", with: "script-src \(sources)")
        return [Response.Header(name: "content-security-policy", value: policy)] + plainSecurity
    }

    /// The security headers of a document that our page shows in a frame: it may load and run anything, but its origin is opaque,
    /// so that it reaches neither our page nor the visitor's cookies. Only our own page may frame it.
    static let framedSecurity: [Response.Header] =
        [Response.Header(name: "content-security-policy", value: framedPolicy)]
        + plainSecurity.filter { $0.name != "x-frame-options" }

    private static let framedPolicy = """
        sandbox allow-scripts allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox allow-downloads; \
        default-src * data: blob: 'unsafe-inline' 'unsafe-eval'; frame-ancestors 'self'
        """

    private static let plainSecurity: [Response.Header] = [
        Response.Header(name: "x-content-type-options", value: "nosniff"),
        Response.Header(name: "x-frame-options", value: "DENY"),
        Response.Header(name: "referrer-policy", value: "no-referrer"),
        Response.Header(name: "cross-origin-opener-policy", value: "same-origin"),
        Response.Header(name: "cross-origin-resource-policy", value: "same-origin"),
        Response.Header(
            name: "permissions-policy", value: "camera=(), geolocation=(self), microphone=(), payment=(), usb=()"),
    ]

    /// No inline scripts except those named by their hashes, no inline styles, and nothing from elsewhere except for whole pages
    /// in frames, which SafariServices and WebKit sandbox. `'self'` includes our WebSocket.
    private static let contentSecurityPolicy = """
        default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; \
        media-src 'self'; connect-src 'self'; frame-src https: http:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
        """
}
