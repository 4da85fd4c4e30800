import DisplayList

/// Where a host listens, what its page says about itself, and how much it puts up with.
public struct HostConfiguration: Sendable {
    /// An address of this machine, or a name of one. Anything but the loopback lets other machines in.
    public var host: String
    /// 0 takes any free one.
    public var port: Int
    /// Values of the Host header to answer besides the obvious ones, exactly as they arrive: `cafe.example`, or
    /// `cafe.example:8443`. A proxy that passes its own name on needs it here.
    public var allowedHosts: [String]
    public var page: Page
    public var limits: Limits

    public init(
        host: String = "127.0.0.1", port: Int = 8080, allowedHosts: [String] = [], page: Page = Page(),
        limits: Limits = Limits()
    ) {
        self.host = host
        self.port = port
        self.allowedHosts = allowedHosts
        self.page = page
        self.limits = limits
    }

    /// What the page says before any window is there.
    public struct Page: Sendable {
        public var title: String
        public var description: String
        /// A picture for the browser's tab; the resource must be registered.
        public var icon: ResourcePath?

        public init(title: String = "", description: String = "", icon: ResourcePath? = nil) {
            self.title = title
            self.description = description
            self.icon = icon
        }
    }

    /// Bounds on everything that somebody else can make grow.
    public struct Limits: Sendable, Equatable {
        /// Of one message from a client: the longest text of a field fits, each of its characters written as six.
        public var messageBytesMax = 1024 * 1024
        /// What may wait for a client that reads too slowly before it is cut off.
        public var outgoingBytesMax = 16 * 1024 * 1024
        /// A client may send this many messages at once: a page that comes back repeats up to 500 events…
        public var messageBurst = 600
        /// …and this many a second in the long run. One counts as many for each 128 kB that it begins.
        public var messagesPerSecond = 120.0
        /// What may wait of one client's messages while the app is busy, before no more of them are read.
        public var unreadBytesMax = 4 * 1024 * 1024
        public var connectionCountMax = 1024
        public var windowCountMax = 256
        public var windowCountPerVisitorMax = 24
        /// How long a window waits for its client to come back.
        public var retentionSeconds = 180.0
        /// How many windows may wait at once; the one that has waited longest makes room.
        public var detachedWindowCountMax = 64
        /// How long a page may take to connect after it was loaded.
        public var pageSeconds = 600.0
        public var pageCountMax = 4096
        /// From a connection's opening to its first message, and for a request's headers to arrive.
        public var handshakeSeconds = 10
        /// After this much silence the client is asked for a sign of life…
        public var pingSeconds = 20
        /// …and hung up on after this much.
        public var hangUpSeconds = 45
        /// Frames on their way to a client; then changes are collected until it acknowledges one.
        public var unacknowledgedFrameCountMax = 10

        public init() {}
    }
}
