/// A client's request, as far as we look at it.
struct Request: Sendable, Equatable {
    enum Method: Sendable { case get, head, other }

    var method: Method
    /// Decoded and without the query.
    var path: String
    /// Every value of the Host header: there must be exactly one.
    var hosts: [String] = []
    var origins: [String] = []
    /// The whole header; see `VisitorCookie`.
    var cookie = ""
    /// The value of If-None-Match.
    var ifNoneMatch = ""
    /// The value of Range.
    var range = ""
    /// The value of If-Range.
    var ifRange = ""
    /// The value of Accept-Encoding.
    var acceptEncoding = ""
    /// The value of Accept-Language.
    var acceptLanguage = ""
    /// The address of the peer, in digits; empty if unknown.
    var peer = ""
    /// The value of X-Forwarded-For, which any client can forge.
    var forwardedFor = ""
    /// Whether it announces a body; no path here accepts one.
    var hasBody = false
    /// The value of X-Forwarded-Proto, which any client can forge.
    var forwardedProto = ""
    /// The value of the header in which a proxy names the visitor (`HostConfiguration.Proxy`); any client can forge it.
    var namedVisitor = ""
    /// The total length of its known headers.
    var headerByteCount = 0
    /// Whether the same site, another site or the person led the browser here: the value of Sec-Fetch-Site.
    var fetchSite = ""
}
