import CWebSockets
import Glibc

/// libwebsockets with one listening socket: what all servers here have in common. It belongs to the thread that made it.
package final class Listener {
    /// Handles an event of a connection. A result other than 0 closes the connection.
    package typealias Handler = (lws_callback_reasons, OpaquePointer, UnsafeRawBufferPointer) -> Int32

    package struct Limits {
        package var headerBytesMax: Int
        package var connectionCountMax: Int
        package var handshakeSeconds: Int
        /// The size of each connection's buffer. Longer input arrives in several pieces.
        package var inputBytesMax: Int
        /// When a silent connection is pinged, and when it is closed; nil for never.
        package var silence: (pingSeconds: Int, hangUpSeconds: Int)?

        package init(
            headerBytesMax: Int, connectionCountMax: Int, handshakeSeconds: Int, inputBytesMax: Int,
            silence: (pingSeconds: Int, hangUpSeconds: Int)? = nil
        ) {
            (self.headerBytesMax, self.connectionCountMax) = (headerBytesMax, connectionCountMax)
            (self.handshakeSeconds, self.inputBytesMax, self.silence) = (handshakeSeconds, inputBytesMax, silence)
        }
    }

    /// The port that it listens on.
    package private(set) var port = 0
    private var context: OpaquePointer?
    private let tables: ListenTables
    fileprivate let handle: Handler

    /// Opens the socket; nil if that failed.
    package init?(address: ListenAddress, port: Int, limits: Limits, handle: @escaping Handler) {
        self.handle = handle
        tables = ListenTables(limits: limits)
        // libwebsockets' messages would be about invalid input; our own errors are thrown or returned.
        lws_set_log_level(0, nil)
        var info = lws_context_creation_info()
        info.options = websockets_option_explicit_vhosts() | websockets_option_validate_utf8()
        if !address.isIPv6 { info.options |= websockets_option_disable_ipv6() }
        info.user = Unmanaged.passUnretained(self).toOpaque()
        info.gid = .max
        info.uid = .max
        // Twice the limit, so that a request slightly beyond it is answered with a status.
        info.max_http_header_data = UInt16(2 * limits.headerBytesMax)
        info.fd_limit_per_thread = UInt32(limits.connectionCountMax + 16)
        guard let context = lws_create_context(&info) else { return nil }
        guard let host = makeVirtualHost(context, &info, address: address, port: port, limits) else {
            lws_context_destroy(context)
            return nil
        }
        self.context = context
        self.port = Int(lws_get_vhost_listen_port(host))
    }

    private func makeVirtualHost(
        _ context: OpaquePointer, _ info: inout lws_context_creation_info, address: ListenAddress, port: Int,
        _ limits: Limits
    ) -> OpaquePointer? {
        info.options |= websockets_option_fail_upon_unable_to_bind()
        info.port = Int32(port)
        info.protocols = UnsafePointer(tables.protocols)
        info.retry_and_idle_policy = UnsafePointer(tables.idlePolicy)
        info.timeout_secs = UInt32(limits.handshakeSeconds)
        info.keepalive_timeout = Int32(limits.handshakeSeconds)
        return address.text.withCString { text in
            info.iface = address.isWildcard ? nil : text
            return lws_create_vhost(context, &info)
        }
    }

    /// Serves, and closes all connections as soon as `isDone` is true after a turn. A command in the mailbox causes a turn, too.
    package func serve<Command>(_ mailbox: ServiceMailbox<Command>, until isDone: () -> Bool) {
        guard let context else { return }
        mailbox.wake(context)
        while lws_service(context, 0) >= 0, !isDone() {}
        mailbox.wake(nil)
        lws_context_destroy(context)
        self.context = nil
    }
}

/// The tables that libwebsockets keeps pointers to for as long as it listens.
private final class ListenTables {
    let protocols: UnsafeMutablePointer<lws_protocols>
    let idlePolicy: UnsafeMutablePointer<lws_retry_bo_t>?
    private let name = strdup("kissa")

    init(limits: Listener.Limits) {
        // One protocol answers HTTP and WebSockets alike; an empty one ends the table.
        protocols = .allocate(capacity: 2)
        protocols.initialize(repeating: lws_protocols(), count: 2)
        protocols[0].name = UnsafePointer(name)
        protocols[0].callback = listenerCallback
        protocols[0].rx_buffer_size = limits.inputBytesMax
        protocols[0].tx_packet_size = 64 * 1024
        idlePolicy = limits.silence.map { silence in
            let policy = UnsafeMutablePointer<lws_retry_bo_t>.allocate(capacity: 1)
            policy.initialize(to: lws_retry_bo_t())
            policy.pointee.secs_since_valid_ping = UInt16(silence.pingSeconds)
            policy.pointee.secs_since_valid_hangup = UInt16(silence.hangUpSeconds)
            return policy
        }
    }

    deinit {
        protocols.deallocate()
        idlePolicy?.deallocate()
        free(name)
    }
}

/// The callback for libwebsockets, on the server's thread.
///
/// This is a top-level function: a closure in an isolated context would inherit that isolation without a check that it runs
/// there.
private nonisolated func listenerCallback(
    wsi: OpaquePointer?, reason: lws_callback_reasons, user: UnsafeMutableRawPointer?, input: UnsafeMutableRawPointer?,
    length: Int
) -> Int32 {
    guard let wsi, let context = lws_get_context(wsi), let owner = lws_context_user(context) else { return 0 }
    let listener = Unmanaged<Listener>.fromOpaque(owner).takeUnretainedValue()
    return listener.handle(reason, wsi, UnsafeRawBufferPointer(start: input, count: input == nil ? 0 : length))
}
