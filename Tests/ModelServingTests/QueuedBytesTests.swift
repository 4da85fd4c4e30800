import Foundation
import TestSupport
import Testing

@testable import HTTPServing

/// Clients that don't read their responses.
@Suite struct QueuedBytesTests {
    /// Answers with a long body, except at `/short`.
    private struct LongAnswers: HTTPService {
        let byteCount: Int

        func refusal(of request: IncomingRequest) -> OutgoingResponse? { nil }

        func answer(_ request: IncomingRequest, with reply: OpenReply) {
            let body = Data(count: request.path == "/short" ? 5 : byteCount)
            reply.respond(OutgoingResponse(status: 200, body: body))
        }

        func answer(toFault fault: RequestFault) -> OutgoingResponse { OutgoingResponse(status: fault.status) }
    }

    @Test func `what waits for all clients together has a limit, and short answers have room beyond it`() async throws {
        var limits = ServingLimits()
        // More than the buffers of both sockets hold, however far they grow.
        let byteCount = 48 << 20
        (limits.outgoingBytesMax, limits.outgoingBytesInTotalMax) = (2 * byteCount, byteCount + (1 << 20))
        let address = try ListenAddress.resolve(host: "127.0.0.1", port: 0)
        let service = LongAnswers(byteCount: byteCount)
        let server = try HTTPServer(address: address, port: 0, limits: limits) { _ in service }
        var slow: RawSocket? = try RawSocket(port: server.port)
        slow?.send("GET /long HTTP/1.1\r\nHost: a\r\n\r\n")
        _ = try await slow?.read(1)
        let refused = try await HTTPAnswer.get("/long", port: server.port)
        #expect(refused?.status == 503 && refused?.headers["retry-after"] == "10" && refused?.body == [])
        #expect(try await HTTPAnswer.get("/short", port: server.port)?.body.count == 5)
        slow = nil
        // The server looks after its clients some times a second.
        var begin = ""
        repeat { begin = try await beginOfLongAnswer(server) } while begin == "HTTP/1.1 503"
        #expect(begin == "HTTP/1.1 200")
    }

    private func beginOfLongAnswer(_ server: HTTPServer) async throws -> String {
        let socket = try RawSocket(port: server.port)
        socket.send("GET /long HTTP/1.1\r\nHost: a\r\n\r\n")
        return String(decoding: try await socket.read("HTTP/1.1 200".utf8.count), as: UTF8.self)
    }
}
