import DisplayList
import Foundation

/// Where a host listens, what its page says about itself, and how much it puts up with.
public struct HostConfiguration: Sendable {
    /// An address of this machine, or a name of one. Anything but the loopback lets other machines in.
    public var host: String
    /// 0 takes any free one.
    public var port: Int
    /// Values of the Host header to answer besides the obvious ones, exactly as they arrive: `cafe.example`, or
    /// `cafe.example:8443`. A proxy that passes its own name on needs it here. Their pages come over TLS, unless `http://`
    /// stands before the name.
    public var allowedHosts: [String]
    /// Addresses of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed, in digits: costs are then counted by
    /// who is behind them, and cookies are for TLS alone where pages come over it.
    public var trustedProxies: [String]
    /// How visitors are known again.
    public var identity: Identity
    /// Why nobody should be sent here now, though the process lives; nil where all is well. Called on the server's thread.
    public var readiness: @Sendable () -> String? = { nil }
    /// Told a line for each answer, each WebSocket, and each one that the host closes, with the reason; nil for no access log.
    /// Called on the server's thread. Paths are strangers' words: whoever writes the lines escapes what commands a terminal.
    public var accessLog: (@Sendable (String) -> Void)?
    /// What is different behind a proxy.
    public var proxy = Proxy()
    /// Where windows are kept so that they outlive the process; nil lets them end with it.
    package var windowKeeper: (any WindowKeeper)?
    /// Where the page's own files are: the package's resources, or a checkout's folder, whose files are seen without a build.
    package var clientFolder = Bundle.module.bundleURL.appendingPathComponent("Client")
    /// Whether the page's scripts are joined into one, which arrives sooner. Apart they can be told from one another, and are
    /// as they are on disk.
    package var joinsClientScripts = true
    /// What the page says before any window is there.
    public var page: Page
    /// What the host puts up with.
    public var limits: Limits

    /// A host on the loopback, port 8080, unless told otherwise.
    public init(
        host: String = "127.0.0.1", port: Int = 8080, allowedHosts: [String] = [],
        trustedProxies: [String] = [], identity: Identity = Identity(), page: Page = Page(), limits: Limits = Limits()
    ) {
        self.host = host
        self.port = port
        self.allowedHosts = allowedHosts
        self.trustedProxies = trustedProxies
        self.identity = identity
        self.page = page
        self.limits = limits
    }

    /// Whether others than the programs of this machine may come in, by themselves or through a proxy.
    public var isOpenToOthers: Bool {
        let isLoopback = host == "localhost" || host == "::1" || host.hasPrefix("127.")
        return !isLoopback || !allowedHosts.isEmpty || !trustedProxies.isEmpty
    }

    /// What the page says before any window is there.
    public struct Page: Sendable {
        /// The title of the browser's tab until a window has one.
        public var title: String
        /// What search engines and link previews are told.
        public var description: String
        /// A picture for the browser's tab; the resource must be registered.
        public var icon: ResourcePath?

        /// A page with a title, a description and an icon.
        public init(title: String = "", description: String = "", icon: ResourcePath? = nil) {
            self.title = title
            self.description = description
            self.icon = icon
        }
    }
}
