extension HostConfiguration {
    /// Bounds on everything that somebody else can make grow.
    public struct Limits: Sendable, Equatable {
        /// Of one message from a client: the longest text of a field fits, each of its characters written as six.
        public var messageBytesMax = 1024 * 1024
        /// What may wait for a client that reads too slowly before it is cut off.
        public var outgoingBytesMax = 16 * 1024 * 1024
        /// A client may send this many messages at once: a page that comes back repeats up to 500 events…
        public var messageBurst = 600
        /// …and this many a second in the long run. One counts as many for each 32 kB that it begins.
        public var messagesPerSecond = 120.0
        /// All windows of a visitor together may send this many at once, and this many a second; what is more is read later.
        public var visitorBurst = 1200
        /// The rate of a visitor in the long run.
        public var messagesPerSecondAndVisitor = 240.0
        /// And all visitors of an address.
        public var addressBurst = 12_000
        /// The rate of an address in the long run.
        public var messagesPerSecondAndAddress = 2400.0
        /// How many new browsers may load the page from an address at once; one with a forged cookie counts as ten…
        public var newcomerBurst = 600
        /// …and this many a second in the long run. What is more is told to try again.
        public var newcomersPerSecondAndAddress = 5.0
        /// How many HTTP requests an address may send at once: a page takes about a hundred…
        public var requestBurst = 20_000
        /// …and this many a second in the long run.
        public var requestsPerSecondAndAddress = 1000.0
        /// Of what a client says before it has been let in.
        public var helloBytesMax = 16 * 1024
        /// How long the main actor hears clients and renders windows at a stretch, whoever has used least of its time first.
        public var turnSeconds = 0.008
        /// The pause before a window is rendered that nobody sees.
        public var unseenRenderSeconds = 1.0
        /// What may wait of one client's messages while the app is busy, before no more of them are read.
        public var unreadBytesMax = 4 * 1024 * 1024
        /// Connections of all kinds; never more than three quarters of what the process may open.
        public var connectionCountMax = 1024
        /// Windows of all visitors.
        public var windowCountMax = 256
        /// Windows of one visitor.
        public var windowCountPerVisitorMax = 24
        /// How long a window waits for its client to come back.
        public var retentionSeconds = 180.0
        /// How many windows may wait at once; of whoever has most of them, the one that has waited longest makes room.
        public var detachedWindowCountMax = 64
        /// How long a page may take to connect after it was loaded.
        public var pageSeconds = 600.0
        /// Pages that were loaded and have not connected yet.
        public var pageCountMax = 4096
        /// From a connection's opening to its first message, and for a request's headers to arrive.
        public var handshakeSeconds = 10
        /// After this much silence the client is asked for a sign of life…
        public var pingSeconds = 20
        /// …and hung up on after this much.
        public var hangUpSeconds = 45
        /// Frames on their way to a client; then changes are collected until it acknowledges one.
        public var unacknowledgedFrameCountMax = 10

        /// The defaults.
        public init() {}
    }
}
