import CWebSockets
import HTTPServing

extension ServiceLoop {
    /// A nonzero result closes the connection.
    func handle(_ reason: lws_callback_reasons, _ wsi: OpaquePointer, _ bytes: UnsafeRawBufferPointer)
        -> Int32
    {
        switch reason {
        case LWS_CALLBACK_EVENT_WAIT_CANCELLED: readMailbox()
        case LWS_CALLBACK_FILTER_NETWORK_CONNECTION: return makeRoom() ? 0 : 1
        case LWS_CALLBACK_SERVER_NEW_CLIENT_INSTANTIATED: accept(wsi)
        case LWS_CALLBACK_WSI_DESTROY: forget(wsi)
        default: return connections[wsi].map { handle(reason, $0, bytes) } ?? 0
        }
        return 0
    }

    private func handle(
        _ reason: lws_callback_reasons, _ connection: Connection, _ bytes: UnsafeRawBufferPointer
    ) -> Int32 {
        if connection.isCut, reason.wouldUndoCut { return -1 }
        return switch reason {
        case LWS_CALLBACK_HTTP: answer(connection)
        case LWS_CALLBACK_HTTP_WRITEABLE: writeBody(of: connection)
        // A request body is unexpected and not read.
        case LWS_CALLBACK_HTTP_BODY: 1
        case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE: confirmUpgrade(connection, to: bytes)
        // The result of a CONNECT request: a raw connection without a protocol, limits or timeouts.
        case LWS_CALLBACK_RAW_ADOPT, LWS_CALLBACK_RAW_RX: -1
        case LWS_CALLBACK_ESTABLISHED: open(connection)
        case LWS_CALLBACK_RECEIVE: receive(bytes, on: connection)
        case LWS_CALLBACK_SERVER_WRITEABLE: writeMessages(of: connection)
        case LWS_CALLBACK_TIMER: timeIsUp(for: connection)
        case LWS_CALLBACK_CLOSED: closed(connection)
        default: 0
        }
    }

    /// Whether another connection is allowed. At the limit, the oldest connection without a window is closed, so that clients
    /// which only hold connections, or read responses slowly, can't keep others out: an idle one, or else one of the address with
    /// most connections.
    private func makeRoom() -> Bool {
        guard connections.count >= limits.connectionCountMax else { return true }
        guard let silent = oldest(where: \.isIdle) ?? oldestStranger() else { return false }
        cut(silent)
        return true
    }

    /// Closes a connection soon; nothing more is read from it as a request, or written to it as a response.
    func cut(_ connection: Connection) {
        connection.isCut = true
        websockets_cut(connection.wsi)
    }

    private func oldest(where matches: (Connection) -> Bool) -> Connection? {
        connections.values.filter(matches).min { $0.serial < $1.serial }
    }

    private func oldestStranger() -> Connection? {
        let counts = Dictionary(connections.values.map { ($0.address, 1) }, uniquingKeysWith: +)
        let most = connections.values.filter(\.isStranger).map { counts[$0.address] ?? 0 }.max()
        return oldest { $0.isStranger && counts[$0.address] == most }
    }

    private func accept(_ wsi: OpaquePointer) {
        nextIdentifier += 1
        let address = PeerAddress.normalized(ReceivedHeaders.peerAddress(of: wsi))
        connections[wsi] = Connection(wsi: wsi, serial: nextIdentifier, address: address, limits: limits)
        expectHandshake(on: wsi)
    }

    private func forget(_ wsi: OpaquePointer) {
        guard let connection = connections.removeValue(forKey: wsi) else { return }
        _ = closed(connection)
    }
}
