import CWebSockets

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
    private var isStopping = false
    private var listener: Listener?

    init(limits: ServingLimits, mailbox: ServerMailbox) {
        var limits = limits
        limits.connectionCountMax = DescriptorLimit.connectionCount(
            wanted: limits.connectionCountMax, descriptors: DescriptorLimit.current)
        self.limits = limits
        self.mailbox = mailbox
    }

    /// Opens the listening socket. Returns its port, or nil if that failed.
    func listen(address: ListenAddress, port: Int, makeService: (Int) -> any HTTPService) -> Int? {
        let limits = Listener.Limits(
            headerBytesMax: limits.headerBytesMax, connectionCountMax: limits.connectionCountMax,
            handshakeSeconds: Int(limits.handshakeSeconds), inputBytesMax: 16 * 1024)
        listener = Listener(address: address, port: port, limits: limits) { [unowned self] in handle($0, $1, $2) }
        guard let listener else { return nil }
        service = makeService(listener.port)
        return listener.port
    }

    /// Serves until it is stopped.
    func run() { listener?.serve(mailbox) { isStopping || isFinishing && connections.isEmpty } }

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
