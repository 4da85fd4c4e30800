extension HostConfiguration {
    /// Bounds on everything that clients can make grow.
    public struct Limits: Sendable, Equatable {
        /// The size of one message from a client: the longest text of a field fits, even if each character is escaped as six.
        public var messageBytesMax = 1024 * 1024
        /// How many bytes may be queued for a client that reads too slowly before its connection is cut.
        public var outgoingBytesMax = 16 * 1024 * 1024
        /// A client may send this many messages at once: a page that reconnects repeats up to 500 events…
        public var messageBurst = 600
        /// …and this many a second on average. A message counts once for each started 32 kB.
        public var messagesPerSecond = 120.0
        /// All windows of a visitor together may send this many at once; beyond that, reading is delayed.
        public var visitorBurst = 1200
        /// How many messages a second a visitor may send on average.
        public var messagesPerSecondAndVisitor = 240.0
        /// All visitors at an address together may send this many at once.
        public var addressBurst = 12_000
        /// How many messages a second an address may send on average.
        public var messagesPerSecondAndAddress = 2400.0
        /// How many new browsers may load the page from an address at once; one with a forged cookie counts as ten…
        public var newcomerBurst = 600
        /// …and this many a second on average. Others are asked to try again.
        public var newcomersPerSecondAndAddress = 5.0
        /// How many HTTP requests an address may send at once: a page needs about a hundred…
        public var requestBurst = 20_000
        /// …and this many a second on average.
        public var requestsPerSecondAndAddress = 1000.0
        /// The size of a client's messages before its hello was accepted.
        public var helloBytesMax = 16 * 1024
        /// How long the main actor processes messages and renders windows in one turn; whoever has used the least time goes
        /// first.
        public var turnSeconds = 0.008
        /// The delay before a hidden window is rendered.
        public var unseenRenderSeconds = 1.0
        /// How many bytes of one client's messages may be queued while the app is busy, before reading from it pauses.
        public var unreadBytesMax = 4 * 1024 * 1024
        /// How many bytes of long responses may be in memory because clients read them slowly. Beyond that, only addresses that
        /// read nothing yet may begin one each, up to twice as many bytes. Fonts, modules and the app's images don't count.
        public var unsentBytesMax = 256 * 1024 * 1024
        /// How many of them clients at one address may read.
        public var unsentBytesPerAddressMax = 64 * 1024 * 1024
        /// Files that are open because clients read them, and are never in memory as a whole; never more than an eighth of the
        /// file descriptors that the process may open, and no more than a quarter of them for one address. Beyond that, files
        /// of up to `unsentBytesPerAddressMax` are read into memory, and longer ones aren't sent.
        public var openFileCountMax = 128
        /// Connections of all kinds; never more than three quarters of the file descriptors that the process may open.
        public var connectionCountMax = 1024
        /// Windows of all visitors.
        public var windowCountMax = 256
        /// Windows of one visitor.
        public var windowCountPerVisitorMax = 24
        /// How long a window waits for its client to reconnect.
        public var retentionSeconds = 180.0
        /// How many windows may wait at once; beyond that, the visitor who has most of them loses the one that has waited
        /// longest.
        public var detachedWindowCountMax = 64
        /// How long a page may take to connect after it was loaded.
        public var pageSeconds = 600.0
        /// Pages that were loaded and have not connected yet.
        public var pageCountMax = 4096
        /// The time limit from a connection's opening to its first message, and for a request's headers to arrive.
        public var handshakeSeconds = 10
        /// After this many seconds of silence a ping is sent to the client…
        public var pingSeconds = 20
        /// …and after this many the connection is closed.
        public var hangUpSeconds = 45
        /// Unacknowledged frames; with that many, changes are coalesced until the client acknowledges one.
        public var unacknowledgedFrameCountMax = 10

        /// The defaults.
        public init() {}
    }
}
