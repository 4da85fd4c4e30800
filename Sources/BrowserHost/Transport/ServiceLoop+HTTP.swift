import CWebSockets
import Foundation
import HTTPServing

/// Requests and responses, on the server's thread.
extension ServiceLoop {
    private static let bodyChunkBytes = 32 * 1024

    func answer(_ connection: Connection) -> Int32 {
        let request = Request(connection.wsi, visitorHeader: router.visitorHeader)
        connection.hasAsked = true
        connection.asked = request.logged
        connection.address = router.address(of: request)
        connection.isHeadRequest = request.method == .head
        switch answer(to: request, from: connection.address) {
        case .now(let response):
            // A request that may have a body ends the connection. The library would parse the body as the next request, or wait
            // for it for ever: it doesn't expect a response before the body has arrived.
            if request.method == .other || request.hasBody {
                _ = refuse(response, connection)
                return -1
            }
            return respond(response, on: connection)
        case .later(let load): return start(load, on: loading, connection)
        case .muchLater(let load): return start(load, on: slowLoading, connection)
        }
    }

    private func start(
        _ load: @escaping @Sendable () -> Response, on queue: OperationQueue, _ connection: Connection
    ) -> Int32 {
        nextIdentifier += 1
        let identifier = RequestID(rawValue: nextIdentifier)
        connection.awaited = identifier
        // The library would allow five seconds for everything from the request to the response's last byte.
        lws_set_timeout(connection.wsi, NO_PENDING_TIMEOUT, 0)
        queue.addOperation { [mailbox] in mailbox.post(.respond(identifier, load())) }
        return 0
    }

    private func answer(to request: Request, from address: String) -> Router.Answer {
        guard rates.takeRequest(of: address, atSeconds: nowSeconds) else { return .now(router.tooManyRequests()) }
        return router.answer(to: request, atSeconds: nowSeconds)
    }

    /// Whether a WebSocket may open; a refusal is explained over HTTP.
    /// - Parameter name: The protocol to upgrade to: a C string of unknown length.
    func confirmUpgrade(_ connection: Connection, to name: UnsafeRawBufferPointer) -> Int32 {
        // After the library has refused an upgrade itself, it calls this again, when the headers and the name have been freed.
        guard lws_hdr_total_length(connection.wsi, WSI_TOKEN_UPGRADE) > 0 else { return -1 }
        let request = Request(connection.wsi, visitorHeader: router.visitorHeader)
        let name = name.baseAddress.map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? ""
        connection.asked = "WebSocket"
        connection.address = router.address(of: request)
        if let refusal = refusal(ofUpgradeTo: name, request, from: connection.address) {
            let result = refuse(refusal, connection)
            return request.hasBody ? -1 : result
        }
        connection.party = router.party(of: request)
        return 0
    }

    private func refusal(ofUpgradeTo name: String, _ request: Request, from address: String) -> Response? {
        guard rates.takeRequest(of: address, atSeconds: nowSeconds) else { return router.tooManyRequests() }
        return router.socketRefusal(of: request, upgrade: name)
    }

    /// Responds at once, whatever the connection was to be upgraded to.
    private func refuse(_ response: Response, _ connection: Connection) -> Int32 {
        guard writeHeaders(of: response, on: connection) else { return -1 }
        var body = [UInt8](repeating: 0, count: Int(websockets_prefix_size())) + response.body
        let start = Int(websockets_prefix_size())
        let count = body.count - start
        body.withUnsafeMutableBufferPointer {
            _ = lws_write(connection.wsi, $0.baseAddress! + start, count, LWS_WRITE_HTTP_FINAL)
        }
        return 1
    }

    func respond(_ response: Response, on connection: Connection) -> Int32 {
        connection.awaited = nil
        guard writeHeaders(of: response, on: connection) else { return -1 }
        guard !connection.isHeadRequest, response.byteCount > 0 else { return complete(connection) }
        connection.unsent = UnsentBody(of: response)
        expectReading(of: connection)
        lws_callback_on_writable(connection.wsi)
        return 0
    }

    /// A client has limited time to read each part of a body; the response may take as long as its parts need together.
    private func expectReading(of connection: Connection) {
        lws_set_timeout(connection.wsi, PENDING_TIMEOUT_HTTP_CONTENT, Int32(clamping: limits.hangUpSeconds))
    }

    /// Writes the next part of a response's body.
    func writeBody(of connection: Connection) -> Int32 {
        guard let count = connection.unsent.map({ min($0.byteCount, Self.bodyChunkBytes) }) else { return 0 }
        let start = Int(websockets_prefix_size())
        // A file that became shorter ends the connection: the client learns that something is missing.
        guard var chunk = connection.unsent?.take(count, after: start), let isLast = connection.unsent?.isSent else {
            return -1
        }
        let written = chunk.withUnsafeMutableBufferPointer {
            lws_write(
                connection.wsi, $0.baseAddress! + start, count, isLast ? LWS_WRITE_HTTP_FINAL : LWS_WRITE_HTTP)
        }
        guard written >= count else { return -1 }
        expectReading(of: connection)
        guard isLast else {
            lws_callback_on_writable(connection.wsi)
            return 0
        }
        connection.unsent = nil
        return complete(connection)
    }

    private func complete(_ connection: Connection) -> Int32 {
        lws_http_transaction_completed(connection.wsi) == 0 ? 0 : -1
    }

    private func writeHeaders(of response: Response, on connection: Connection) -> Bool {
        log(connection, "\(response.status)")
        var headers = response.headers.map { (name: $0.name, value: $0.value) }
        // These statuses have no body, so their responses have no headers about it.
        if ![204, 304].contains(response.status) {
            headers.append((name: "content-type", value: response.contentType))
            headers.append((name: "content-length", value: String(response.byteCount)))
        }
        return HeaderBlock.write(status: response.status, headers, to: connection.wsi)
    }
}
