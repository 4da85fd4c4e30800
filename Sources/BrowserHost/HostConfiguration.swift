import DisplayList
import Foundation

/// Where a host listens, what its page says about itself, and its limits.
public struct HostConfiguration: Sendable {
    /// An address of this machine, or a name for one. Any address except the loopback lets other machines in.
    public var host: String
    /// 0 chooses any free port.
    public var port: Int
    /// Values of the Host header to accept besides the obvious ones, exactly as they arrive: `cafe.example`, or
    /// `cafe.example:8443`. A proxy that passes on its own name needs it here. Their pages are expected to use TLS, unless the
    /// name begins with `http://`.
    public var allowedHosts: [String]
    /// Addresses (in digits) of proxies whose X-Forwarded-For and X-Forwarded-Proto are trusted: costs are then counted for the
    /// client behind the proxy, and cookies are restricted to TLS if the page uses TLS.
    public var trustedProxies: [String]
    /// How returning visitors are recognized.
    public var identity: Identity
    /// Why this host should receive no visitors now, although the process is alive; nil if all is well. Called on the server's
    /// thread.
    public var readiness: @Sendable () -> String? = { nil }
    /// Receives a line for each response, each WebSocket, and each WebSocket that the host closes, with the reason; nil for no
    /// access log. Called on the server's thread. Paths come from clients: whoever prints the lines must escape terminal control
    /// characters.
    public var accessLog: (@Sendable (String) -> Void)?
    /// Settings for a host behind a proxy.
    public var proxy = Proxy()
    /// Where windows are saved so that they outlive the process; with nil they end with it.
    package var windowKeeper: (any WindowKeeper)?
    /// The folder with the page's own files: the package's resources, or a checkout's folder, whose edits take effect without a
    /// build.
    package var clientFolder = Bundle.module.bundleURL.appendingPathComponent("Client")
    /// Whether the page's scripts are joined into one, which loads faster. Separate files are easier to debug, and are those on
    /// disk.
    package var joinsClientScripts = true
    /// What the page says before it shows a window.
    public var page: Page
    /// The limits on clients.
    public var limits: Limits

    /// A host on the loopback, port 8080 by default.
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

    /// Whether other machines can reach the host, directly or through a proxy.
    public var isOpenToOthers: Bool {
        let isLoopback = host == "localhost" || host == "::1" || host.hasPrefix("127.")
        return !isLoopback || !allowedHosts.isEmpty || !trustedProxies.isEmpty
    }

    /// What the page says before it shows a window.
    public struct Page: Sendable {
        /// The title of the browser's tab until the window sets one.
        public var title: String
        /// The description for search engines and link previews.
        public var description: String
        /// The tab's icon; the resource must be registered.
        public var icon: ResourcePath?

        /// A page with a title, a description and an icon.
        public init(title: String = "", description: String = "", icon: ResourcePath? = nil) {
            self.title = title
            self.description = description
            self.icon = icon
        }
    }
}
