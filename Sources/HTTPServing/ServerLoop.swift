import CWebSockets
import Glibc

/// The server's thread, with libwebsockets' context and the state of all connections. Other threads only communicate with it
/// through the mailbox.
final class ServerLoop {
    let limits: ServingLimits
    private(set) var service: (any HTTPService)!
    let mailbox: ServerMailbox
    var connections: [OpaquePointer: ServedConnection] = [:]
    var nextIdentifier = 0
    /// Whether it ends after the last response.
    private(set) var isFinishing = false
    private var context: OpaquePointer?
    private var isStopping = false
    private let protocols: UnsafeMutablePointer<lws_protocols>
    private let name = strdup("kissa-serving")

    init(limits: ServingLimits, mailbox: ServerMailbox) {
        var limits = limits
        limits.connectionCountMax = DescriptorLimit.connectionCount(
            wanted: limits.connectionCountMax, descriptors: DescriptorLimit.current)
        self.limits = limits
        self.mailbox = mailbox
        // An empty entry ends the table.
        protocols = .allocate(capacity: 2)
        protocols.initialize(repeating: lws_protocols(), count: 2)
        protocols[0].name = UnsafePointer(name)
        protocols[0].callback = serverCallback
        protocols[0].rx_buffer_size = 16 * 1024
        protocols[0].tx_packet_size = 64 * 1024
    }

    deinit {
        protocols.deallocate()
        free(name)
    }

    /// Opens the listening socket. Returns its port, or nil if that failed.
    func listen(address: ListenAddress, port: Int, makeService: (Int) -> any HTTPService) -> Int? {
        // libwebsockets' messages would be about invalid input; our own errors are thrown or returned.
        lws_set_log_level(0, nil)
        var info = lws_context_creation_info()
        info.options = websockets_option_explicit_vhosts()
        if !address.isIPv6 { info.options |= websockets_option_disable_ipv6() }
        info.user = Unmanaged.passUnretained(self).toOpaque()
        info.gid = .max
        info.uid = .max
        // Twice the limit, so that a request slightly beyond it is answered with a status.
        info.max_http_header_data = UInt16(2 * limits.headerBytesMax)
        info.fd_limit_per_thread = UInt32(limits.connectionCountMax + 16)
        guard let context = lws_create_context(&info) else { return nil }
        info.options |= websockets_option_fail_upon_unable_to_bind()
        info.port = Int32(port)
        info.protocols = UnsafePointer(protocols)
        info.timeout_secs = UInt32(limits.handshakeSeconds)
        info.keepalive_timeout = Int32(limits.handshakeSeconds)
        let vhost = address.text.withCString { text in
            info.iface = address.isWildcard ? nil : text
            return lws_create_vhost(context, &info)
        }
        guard let vhost else {
            lws_context_destroy(context)
            return nil
        }
        self.context = context
        let port = Int(lws_get_vhost_listen_port(vhost))
        service = makeService(port)
        return port
    }

    /// Serves until it is stopped.
    func run() {
        guard let context else { return }
        mailbox.wake(context)
        while !isStopping, !(isFinishing && connections.isEmpty), lws_service(context, 0) >= 0 {}
        mailbox.wake(nil)
        lws_context_destroy(context)
        self.context = nil
    }

    // MARK: Wishes from other threads

    func readMailbox() {
        for command in mailbox.takeAll() {
            switch command {
            case .respond(let id, let response): with(id) { respond(response, on: $0) }
            case .begin(let id, let response): with(id) { begin(response, on: $0) }
            case .write(let id, let piece): with(id) { write(piece, on: $0) }
            case .end(let id): with(id) { end($0) }
            case .cut(let id): with(id) { _ in false }
            case .finish: finish()
            case .stop: isStopping = true
            }
        }
    }

    /// Performs an action on the connection of a reply, and closes it if that fails.
    private func with(_ id: Int, _ action: (ServedConnection) -> Bool) {
        // The connection may be closed, or serve another request by now.
        guard let connection = connections.values.first(where: { $0.reply?.id == id }), !connection.isCut else {
            return
        }
        if !action(connection) { cut(connection) }
    }

    private func finish() {
        isFinishing = true
        for connection in connections.values where connection.isIdle { cut(connection) }
    }

    func cut(_ connection: ServedConnection) {
        connection.isCut = true
        websockets_cut(connection.wsi)
    }
}
