import CWebSockets

extension ServerLoop {
    /// A result other than 0 closes the connection.
    func handle(
        _ reason: lws_callback_reasons, _ wsi: OpaquePointer, _ bytes: UnsafeRawBufferPointer
    ) -> Int32 {
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
        _ reason: lws_callback_reasons, _ connection: ServedConnection, _ bytes: UnsafeRawBufferPointer
    ) -> Int32 {
        if connection.isCut, reason.wouldUndoCut { return -1 }
        return switch reason {
        case LWS_CALLBACK_HTTP: receiveHead(on: connection)
        case LWS_CALLBACK_HTTP_BODY: receive(bytes, on: connection)
        case LWS_CALLBACK_HTTP_BODY_COMPLETION: finishBody(on: connection)
        case LWS_CALLBACK_TIMER: timeIsUp(for: connection)
        // Refuse upgrades: no WebSocket, no HTTP/2, no tunnel.
        case LWS_CALLBACK_HTTP_CONFIRM_UPGRADE, LWS_CALLBACK_RAW_ADOPT, LWS_CALLBACK_RAW_RX: -1
        case LWS_CALLBACK_ESTABLISHED, LWS_CALLBACK_RECEIVE: -1
        default: 0
        }
    }

    /// Whether another connection can be accepted. At the limit, the connection that has been idle for longest is closed.
    private func makeRoom() -> Bool {
        guard !isFinishing else { return false }
        guard connections.count >= limits.connectionCountMax else { return true }
        guard let idle = connections.values.filter(\.isIdle).min(by: { $0.serial < $1.serial }) else { return false }
        cut(idle)
        return true
    }

    private func forget(_ wsi: OpaquePointer) {
        connections.removeValue(forKey: wsi)?.reply?.lose()
        // Make the loop check whether it has finished.
        if isFinishing { lws_cancel_service(lws_get_context(wsi)) }
    }

    private func accept(_ wsi: OpaquePointer) {
        nextIdentifier += 1
        let connection = ServedConnection(wsi: wsi, serial: nextIdentifier)
        connections[wsi] = connection
        connection.setDeadline(seconds: limits.handshakeSeconds)
    }
}
