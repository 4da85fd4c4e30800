import CWebSockets

/// WebSockets, on the server's thread.
extension ServiceLoop {
    private static let closingSeconds: Int32 = 5
    /// A message counts once for each started `countedBytes`; a fragment shorter than `shortPieceBytes` counts once, too.
    private static let countedBytes = 32 * 1024, shortPieceBytes = 1024

    func open(_ connection: Connection) -> Int32 {
        guard let party = connection.party else { return -1 }
        nextIdentifier += 1
        let id = ConnectionID(rawValue: nextIdentifier)
        connection.id = id
        webSockets[id] = connection
        lines.open(id, descriptor: lws_get_socket_fd(connection.wsi))
        expectHandshake(on: connection.wsi)
        log(connection, "101")
        events.opened(id, party)
        return 0
    }

    func receive(_ bytes: UnsafeRawBufferPointer, on connection: Connection) -> Int32 {
        // It is being closed; further messages are ignored.
        guard let id = connection.id, connection.closing == nil else { return 0 }
        if lws_frame_is_binary(connection.wsi) != 0 {
            return refuse(connection, .unsupportedData, "only text messages are understood")
        }
        // The announced length may be any 63-bit number, so it is only compared: adding to it could overflow.
        let announced = lws_remaining_packet_payload(connection.wsi)
        let byteCountMax = connection.hasGreeted ? limits.messageBytesMax : limits.helloBytesMax
        let room = byteCountMax - connection.incoming.count
        guard bytes.count <= room, announced <= room - bytes.count else {
            return refuse(connection, .messageTooBig, "a message has at most \(byteCountMax) bytes")
        }
        connection.incoming.append(contentsOf: bytes)
        guard announced == 0 else { return 0 }
        let isWhole = lws_is_final_fragment(connection.wsi) != 0
        let tokens = tokens(for: connection, isWhole: isWhole)
        guard connection.bucket.take(tokens, atSeconds: nowSeconds) else {
            return refuse(connection, .policyViolation, "too many messages")
        }
        holdToSharedRates(connection, tokens)
        connection.pieceStart = isWhole ? 0 : connection.incoming.count
        guard isWhole else { return 0 }
        connection.hasGreeted = true
        let mayGoOn = events.received(id, connection.incoming)
        connection.incoming = []
        if !mayGoOn { pause(connection, for: .unheard) }
        return 0
    }

    // MARK: Pauses

    /// Pauses reading if the visitor or the address has exceeded its rate, until it is within it again.
    private func holdToSharedRates(_ connection: Connection, _ tokens: Int) {
        // Before hello the timer is used for the handshake, and the connection's own limit suffices.
        guard let party = connection.party, connection.hasGreeted, tokens > 0 else { return }
        let seconds = rates.pause(after: tokens, by: party, atSeconds: nowSeconds)
        guard seconds > 0 else { return }
        pause(connection, for: .rate)
        lws_set_timer_usecs(connection.wsi, Int64(min(seconds, 3600) * 1_000_000) + 1)
    }

    /// The client's socket buffer then fills up, and the client has to wait.
    private func pause(_ connection: Connection, for reason: Connection.Pauses) {
        if connection.pauses.isEmpty { lws_rx_flow_control(connection.wsi, 0) }
        connection.pauses.insert(reason)
    }

    func readOn(_ connection: Connection, after reason: Connection.Pauses) {
        guard connection.pauses.remove(reason) != nil, connection.pauses.isEmpty else { return }
        lws_rx_flow_control(connection.wsi, 1)
    }

    /// The cost of a message depends on its length. A short fragment has a cost as well, or a client could send empty fragments
    /// for ever; browsers send long messages in long fragments, so that a message has few of them.
    private func tokens(for connection: Connection, isWhole: Bool) -> Int {
        if isWhole { return 1 + max(connection.incoming.count - 1, 0) / Self.countedBytes }
        return connection.incoming.count - connection.pieceStart < Self.shortPieceBytes ? 1 : 0
    }

    /// A new connection has limited time to send a request, and a new WebSocket to send hello.
    func expectHandshake(on wsi: OpaquePointer) {
        lws_set_timer_usecs(wsi, Int64(limits.handshakeSeconds) * 1_000_000)
    }

    /// The handshake took too long, or a pause is over.
    func timeIsUp(for connection: Connection) -> Int32 {
        guard connection.id != nil else { return connection.hasAsked ? 0 : -1 }
        guard !connection.hasGreeted else {
            readOn(connection, after: .rate)
            return 0
        }
        return refuse(connection, .policyViolation, "no hello in time")
    }

    func enqueue(_ message: [UInt8], on connection: Connection) {
        guard connection.closing == nil else { return }
        guard connection.outgoingBytes + message.count <= limits.outgoingBytesMax else {
            return cut(connection)
        }
        connection.outgoing.append([UInt8](repeating: 0, count: Int(websockets_prefix_size())) + message)
        connection.outgoingBytes += message.count
        lws_callback_on_writable(connection.wsi)
    }

    /// Writes queued messages until the socket would block.
    func writeMessages(of connection: Connection) -> Int32 {
        guard !connection.outgoing.isEmpty else {
            // The library has flushed its buffer, or it would not have called this.
            reportWritten(connection)
            guard let closing = connection.closing else { return 0 }
            return refuse(connection, closing.code, closing.reason)
        }
        repeat {
            guard writeMessage(of: connection) else { return -1 }
        } while !connection.outgoing.isEmpty && lws_send_pipe_choked(connection.wsi) == 0
        let isAllWritten = connection.outgoing.isEmpty && lws_partial_buffered(connection.wsi) == 0
        if isAllWritten { reportWritten(connection) }
        if !isAllWritten || connection.closing != nil { lws_callback_on_writable(connection.wsi) }
        return 0
    }

    /// All messages are in the socket: the next one can be written to it directly.
    private func reportWritten(_ connection: Connection) {
        if let id = connection.id { lines.wrote(connection.writtenCount, on: id) }
        connection.writtenCount = 0
    }

    /// Returns false if the connection is lost.
    private func writeMessage(of connection: Connection) -> Bool {
        var message = connection.outgoing.removeFirst()
        let start = Int(websockets_prefix_size())
        let count = message.count - start
        connection.outgoingBytes -= count
        connection.writtenCount += 1
        let written = message.withUnsafeMutableBufferPointer {
            lws_write(connection.wsi, $0.baseAddress! + start, count, LWS_WRITE_TEXT)
        }
        return written >= count
    }

    /// Closes the connection once everything is sent, or after a few seconds if the client doesn't read.
    func close(_ connection: Connection, _ code: CloseCode, reason: String) {
        guard connection.closing == nil else { return }
        connection.id.map(lines.close)
        log(connection, "closed \(code.rawValue): \(reason)")
        connection.closing = (code, reason)
        websockets_cut_after(connection.wsi, Self.closingSeconds)
        lws_callback_on_writable(connection.wsi)
    }

    func closed(_ connection: Connection) -> Int32 {
        guard let id = connection.id else { return 0 }
        connection.id = nil
        lines.close(id)
        webSockets[id] = nil
        events.closed(id)
        return 0
    }

    /// Closes the connection from inside its own callback, with a reason.
    private func refuse(_ connection: Connection, _ code: CloseCode, _ reason: String) -> Int32 {
        connection.id.map(lines.close)
        if connection.closing == nil { log(connection, "closed \(code.rawValue): \(reason)") }
        // A close frame has room for 125 bytes, two of which are the code.
        var text = Array(reason.utf8.prefix(123))
        while String(validating: text, as: UTF8.self) == nil { text.removeLast() }
        lws_close_reason(connection.wsi, lws_close_status(rawValue: UInt32(code.rawValue)), &text, text.count)
        return -1
    }
}
