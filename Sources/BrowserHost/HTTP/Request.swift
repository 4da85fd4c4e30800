/// What a client asked for, as far as we look at it.
struct Request: Sendable, Equatable {
    enum Method: Sendable { case get, head, other }

    var method: Method
    /// Decoded and without the query.
    var path: String
    /// Every value of the header, for there must be one.
    var hosts: [String] = []
    var origins: [String] = []
    /// The whole header; see `VisitorCookie`.
    var cookie = ""
    /// The value of If-None-Match.
    var ifNoneMatch = ""
    /// The value of Accept-Encoding.
    var acceptEncoding = ""
    /// The value of Accept-Language.
    var acceptLanguage = ""
    /// The other end of the connection, in digits; empty where that is not known.
    var peer = ""
    /// The value of X-Forwarded-For, which anybody can write.
    var forwardedFor = ""
    /// Whether it announces a body: nothing here takes one.
    var hasBody = false
    /// The value of X-Forwarded-Proto, which anybody can write.
    var forwardedProto = ""
    /// The value of the header that names the visitor where a proxy does (`HostConfiguration.Proxy`); anybody can write it.
    var namedVisitor = ""
    /// How long its known headers are together.
    var headerByteCount = 0
    /// Who led the browser here: the value of Sec-Fetch-Site.
    var fetchSite = ""
}
