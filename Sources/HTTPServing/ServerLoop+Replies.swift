import CWebSockets
import Foundation

/// Sends responses, on the server's thread. If a function returns false, the connection has to be closed.
extension ServerLoop {
    /// A short queue always has room: the number of connections is limited.
    private static let shortQueueBytes = 64 * 1024

    /// The response to a request whose own response would be too much.
    private static let noRoom = OutgoingResponse(status: 503, headers: [(name: "retry-after", value: "10")])

    func respond(_ response: OutgoingResponse, on connection: ServedConnection) -> Bool {
        guard !connection.hasEnded else { return true }
        let hasRoom = connection.wantsHeadOnly || hasRoom(for: response.body.count, on: connection)
        let response = hasRoom ? response : Self.noRoom
        var headers = response.headers
        headers.append((name: "content-length", value: String(response.body.count)))
        guard writeHead(of: response, headers, on: connection) else { return false }
        return (connection.wantsHeadOnly || append(response.body, on: connection)) && end(connection)
    }

    /// The end of a response of unknown length is marked by closing the connection.
    func begin(_ response: OutgoingResponse, on connection: ServedConnection) -> Bool {
        connection.endsWithConnection = true
        return writeHead(of: response, response.headers, on: connection) && write(response.body, on: connection)
    }

    func write(_ piece: Data, on connection: ServedConnection) -> Bool {
        append(piece, on: connection) && flush(connection)
    }

    func end(_ connection: ServedConnection) -> Bool {
        connection.hasEnded = true
        return flush(connection)
    }

    private func writeHead(
        of response: OutgoingResponse, _ headers: [(name: String, value: String)], on connection: ServedConnection
    ) -> Bool {
        var headers = headers
        headers.append((name: "content-type", value: response.contentType))
        if connection.endsWithConnection { headers.append((name: "connection", value: "close")) }
        // The head is short and the first thing that is written; a socket that doesn't accept it whole is unusable.
        return HeaderBlock.write(status: response.status, headers, to: connection.wsi)
            && lws_partial_buffered(connection.wsi) == 0
    }

    private func append(_ bytes: Data, on connection: ServedConnection) -> Bool {
        guard hasRoom(for: bytes.count, on: connection) else { return false }
        if connection.outgoing.count == 0 { connection.setDeadline(seconds: limits.stallSeconds) }
        connection.outgoing.append(bytes)
        return true
    }

    private func hasRoom(for byteCount: Int, on connection: ServedConnection) -> Bool {
        let queued = connection.outgoing.count + byteCount
        guard queued <= limits.outgoingBytesMax else { return false }
        return queued <= Self.shortQueueBytes || queuedByteCount + byteCount <= limits.outgoingBytesInTotalMax
    }

    private var queuedByteCount: Int { connections.values.reduce(0) { $0 + $1.outgoing.heldCount } }

    /// Writes what the socket accepts now. The timer writes the rest.
    private func flush(_ connection: ServedConnection) -> Bool {
        let (outcome, byteCount) = connection.outgoing.flush(to: connection.descriptor)
        switch outcome {
        case .broken: return false
        case .waits:
            if byteCount > 0 { connection.setDeadline(seconds: limits.stallSeconds) }
            connection.look()
            return true
        case .written:
            connection.removeDeadline()
            return !connection.hasEnded || complete(connection)
        }
    }

    private func complete(_ connection: ServedConnection) -> Bool {
        connection.finish()
        guard !connection.endsWithConnection, !isFinishing else { return false }
        return lws_http_transaction_completed(connection.wsi) == 0
    }

    /// Called by the connection's timer. Closes a connection whose client was too slow to send a request or body, or to receive
    /// the response, or has disconnected.
    func timeIsUp(for connection: ServedConnection) -> Int32 {
        guard connection.reply == nil else {
            guard !connection.isLate, !connection.isClientGone, flush(connection) else { return -1 }
            if connection.reply != nil { connection.look() }
            return 0
        }
        guard connection.isLate else { return 0 }
        guard connection.request != nil else { return -1 }
        connection.request = nil
        open(connection)
        connection.endsWithConnection = true
        return respond(service.answer(toFault: .tooSlow), on: connection) ? 0 : -1
    }
}
