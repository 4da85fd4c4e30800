import CWebSockets
import Foundation
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
    private var isStopping = false
    private var listener: Listener?
    /// Loads resources, some of which are files, with limited concurrency.
    let loading: OperationQueue

    /// Loads resources that take seconds, because other programs make them.
    let slowLoading: OperationQueue

    private static let loadCountMax = 8
    private static let slowLoadCountMax = 2
    /// The size of each connection's buffer: nearly all messages are shorter.
    private static let inputBytesMax = 4 * 1024

    init(limits: HostConfiguration.Limits, events: WebServer.Events, mailbox: Mailbox, lines: SocketLines) {
        var limits = limits
        limits.connectionCountMax = DescriptorLimit.connectionCount(
            wanted: limits.connectionCountMax, descriptors: DescriptorLimit.current)
        self.limits = limits
        rates = SharedRates(limits: limits)
        self.events = events
        self.mailbox = mailbox
        self.lines = lines
        loading = OperationQueue()
        loading.maxConcurrentOperationCount = Self.loadCountMax
        slowLoading = OperationQueue()
        slowLoading.maxConcurrentOperationCount = Self.slowLoadCountMax
    }

    /// Opens the listening socket; returns its port, or nil if that failed.
    func listen(address: ListenAddress, port: Int, makeRouter: (Int) -> Router) -> Int? {
        let limits = Listener.Limits(
            headerBytesMax: Router.headerBytesMax, connectionCountMax: limits.connectionCountMax,
            handshakeSeconds: limits.handshakeSeconds, inputBytesMax: Self.inputBytesMax,
            silence: (limits.pingSeconds, limits.hangUpSeconds))
        listener = Listener(address: address, port: port, limits: limits) { [unowned self] in handle($0, $1, $2) }
        guard let listener else { return nil }
        router = makeRouter(listener.port)
        return listener.port
    }

    /// Serves until it is stopped.
    func run(countingTurnsIn report: ServerReport) {
        listener?.serve(mailbox) {
            report.turnCount.add(1, ordering: .relaxed)
            return isStopping
        }
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
            case .cut(let id): webSockets[id].map(cut)
            case .readOn(let id): webSockets[id].map { readOn($0, after: .unheard) }
            case .respond(let request, let response):
                // The connection may have been closed, or have sent another request, before the response was loaded.
                let waiting = connections.values.first { $0.awaited == request && !$0.isCut }
                if let waiting, respond(response, on: waiting) != 0 { cut(waiting) }
            case .cutAll: for connection in connections.values { cut(connection) }
            case .stop: isStopping = true
            }
        }
    }
}
