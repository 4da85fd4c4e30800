import CWebSockets
import Foundation

/// Receives requests, on the server's thread.
extension ServerLoop {
    func receiveHead(on connection: ServedConnection) -> Int32 {
        connection.removeDeadline()
        let request = IncomingRequest(connection.wsi)
        (connection.wantsHeadOnly, connection.hasEnded) = (request.method == .head, false)
        if let refusal = refusal(of: request) { return refuse(refusal, request, connection) }
        guard request.method == .post else { return answer(request, on: connection) }
        // libwebsockets reads the body now, and reports when it is complete.
        connection.request = request
        connection.setDeadline(seconds: limits.bodySeconds)
        return 0
    }

    private func refusal(of request: IncomingRequest) -> OutgoingResponse? {
        if let fault = fault(of: request) { return service.answer(toFault: fault) }
        return service.refusal(of: request)
    }

    private func fault(of request: IncomingRequest) -> RequestFault? {
        guard request.headerByteCount <= limits.headerBytesMax else { return .headersTooLong }
        switch request.announcedBody {
        case .none: return request.method == .post ? .lengthRequired : nil
        case .pieces: return .lengthRequired
        case .senseless: return .senselessLength
        case .bytes(let count):
            if count > limits.bodyBytesMax { return .bodyTooLong(byteCountMax: limits.bodyBytesMax) }
            return request.method != .post && count > 0 ? .senselessLength : nil
        }
    }

    /// If the request may have a body, the connection is closed: libwebsockets would parse the body as the next request.
    private func refuse(
        _ response: OutgoingResponse, _ request: IncomingRequest, _ connection: ServedConnection
    ) -> Int32 {
        let hasNoBody = [.none, .bytes(0)].contains(request.announcedBody) && [.get, .head].contains(request.method)
        open(connection)
        connection.endsWithConnection = !hasNoBody
        return respond(response, on: connection) ? 0 : -1
    }

    func receive(_ bytes: UnsafeRawBufferPointer, on connection: ServedConnection) -> Int32 {
        guard let count = connection.request?.body.count else { return connection.reply == nil ? -1 : 0 }
        guard count + bytes.count <= limits.bodyBytesMax else { return -1 }
        connection.request?.body.append(contentsOf: bytes)
        return 0
    }

    func finishBody(on connection: ServedConnection) -> Int32 {
        guard let request = connection.request else { return connection.reply == nil ? -1 : 0 }
        connection.request = nil
        connection.removeDeadline()
        return answer(request, on: connection)
    }

    private func answer(_ request: IncomingRequest, on connection: ServedConnection) -> Int32 {
        service.answer(request, with: open(connection))
        return 0
    }

    @discardableResult
    func open(_ connection: ServedConnection) -> OpenReply {
        nextIdentifier += 1
        let reply = OpenReply(id: nextIdentifier, mailbox: mailbox)
        connection.begin(reply)
        return reply
    }
}
