import CWebSockets
import Foundation
import Glibc
import HTTPServing

/// The server's thread: libwebsockets' context and every connection's state. Other threads never touch it; they send commands
/// through the mailbox.
final class ServiceLoop {
    let limits: HostConfiguration.Limits
    let events: WebServer.Events
    let mailbox: Mailbox
    let lines: SocketLines
    private(set) var router: Router!
    var connections: [OpaquePointer: Connection] = [:]
    var webSockets: [ConnectionID: Connection] = [:]
    var rates: SharedRates
    var nextIdentifier = 0
    private var context: OpaquePointer?
    private var isStopping = false
    private let tables: ListenTables
    /// Loads resources, some of which are files, with limited concurrency.
    let loading: OperationQueue

    /// Loads resources that take seconds, because other programs make them.
    let slowLoading: OperationQueue

    private static let loadCountMax = 8
    private static let slowLoadCountMax = 2

    init(limits: HostConfiguration.Limits, events: WebServer.Events, mailbox: Mailbox, lines: SocketLines) {
        var limits = limits
        limits.connectionCountMax = DescriptorLimit.connectionCount(
            wanted: limits.connectionCountMax, descriptors: DescriptorLimit.current)
        self.limits = limits
        rates = SharedRates(limits: limits)
        self.events = events
        self.mailbox = mailbox
        self.lines = lines
        tables = ListenTables(limits: limits)
        loading = OperationQueue()
        loading.maxConcurrentOperationCount = Self.loadCountMax
        slowLoading = OperationQueue()
        slowLoading.maxConcurrentOperationCount = Self.slowLoadCountMax
    }

    /// Opens the listening socket; returns its port, or nil if that failed.
    func listen(address: ListenAddress, port: Int, makeRouter: (Int) -> Router) -> Int? {
        // Its log messages would be about malformed requests; errors that matter to us are thrown or returned.
        lws_set_log_level(0, nil)
        var info = lws_context_creation_info()
        info.options = websockets_option_explicit_vhosts() | websockets_option_validate_utf8()
        if !address.isIPv6 { info.options |= websockets_option_disable_ipv6() }
        info.user = Unmanaged.passUnretained(self).toOpaque()
        info.gid = .max
        info.uid = .max
        // Twice what we accept, so that a slightly larger request still gets an explanation.
        info.max_http_header_data = UInt16(2 * Router.headerBytesMax)
        info.fd_limit_per_thread = UInt32(limits.connectionCountMax + 16)
        guard let context = lws_create_context(&info) else { return nil }
        guard let vhost = makeVirtualHost(context, &info, address: address, port: port) else {
            lws_context_destroy(context)
            return nil
        }
        self.context = context
        let port = Int(lws_get_vhost_listen_port(vhost))
        router = makeRouter(port)
        return port
    }

    private func makeVirtualHost(
        _ context: OpaquePointer, _ info: inout lws_context_creation_info, address: ListenAddress, port: Int
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

    /// Serves until it is stopped.
    func run(countingTurnsIn report: ServerReport) {
        guard let context else { return }
        mailbox.wake(context)
        while !isStopping, lws_service(context, 0) >= 0 {
            report.turnCount.add(1, ordering: .relaxed)
        }
        mailbox.wake(nil)
        lws_context_destroy(context)
        self.context = nil
    }

    /// A steady clock.
    var nowSeconds: Double { SteadyClock.nowSeconds }

    // MARK: Wishes from other threads

    func readMailbox() {
        for command in mailbox.takeAll() {
            switch command {
            case .send(let id, let message): webSockets[id].map { enqueue(message, on: $0) }
            case .compose(let id, let message): webSockets[id].map { enqueue(message(), on: $0) }
            case .close(let id, let code, let reason): webSockets[id].map { close($0, code, reason: reason) }
            case .cut(let id): webSockets[id].map { websockets_cut($0.wsi) }
            case .readOn(let id): webSockets[id].map { readOn($0, after: .unheard) }
            case .respond(let request, let response):
                // The connection may have been closed, or have sent another request, before the response was loaded.
                let waiting = connections.values.first { $0.awaited == request }
                if let waiting, respond(response, on: waiting) != 0 { websockets_cut(waiting.wsi) }
            case .cutAll: for connection in connections.values { websockets_cut(connection.wsi) }
            case .stop: isStopping = true
            }
        }
    }
}
