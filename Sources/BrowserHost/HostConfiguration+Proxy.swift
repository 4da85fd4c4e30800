import DisplayList

extension HostConfiguration {
    /// Settings for a host behind a proxy, besides the names in `allowedHosts` and the addresses in `trustedProxies`.
    public struct Proxy: Sendable {
        /// A prefix of all the page's paths, such as `/cafe`; empty at the root. The proxy may pass it on or strip it.
        public var pathPrefix: String
        /// The header in which a trusted proxy says who the visitor is, such as `x-remote-user`. With it no cookie is set, and a
        /// request without a name is refused. With nil, visitors are identified by their cookies.
        public var visitorHeader: String?

        /// A proxy that passes on paths unchanged and doesn't identify visitors.
        public init(pathPrefix: String = ResourcePath.prefix, visitorHeader: String? = nil) {
            self.pathPrefix = pathPrefix
            self.visitorHeader = visitorHeader.map { $0.lowercased() }
        }
    }
}
