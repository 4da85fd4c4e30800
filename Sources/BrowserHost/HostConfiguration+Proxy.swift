import DisplayList

extension HostConfiguration {
    /// What is different behind a proxy, besides the names in `allowedHosts` and the addresses in `trustedProxies`.
    public struct Proxy: Sendable {
        /// In front of every path of the page, as `/cafe`; empty at the root. The proxy may pass it on or take it away.
        public var pathPrefix: String
        /// The header in which a proxy that is trusted says who the visitor is, as `x-remote-user`. With it no cookie is set, and
        /// who isn't named is refused. Nil knows visitors by their cookies.
        public var visitorHeader: String?

        /// A proxy that passes on paths as they are, and knows nobody.
        public init(pathPrefix: String = ResourcePath.prefix, visitorHeader: String? = nil) {
            self.pathPrefix = pathPrefix
            self.visitorHeader = visitorHeader.map { $0.lowercased() }
        }
    }
}
