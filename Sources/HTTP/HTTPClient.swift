import Foundation

/// Sends requests over HTTP and hands out each response piece by piece, as it arrives.
///
/// It stands on libcurl's multi interface: `URLSession` takes half a processor while it waits on Linux, has a response
/// whole or through delegates that can't hold it back, and counts its time-out from the request's start. Requests run at
/// once, as many as are sent; proxies are those that the environment names.
package final class HTTPClient: Sendable {
    /// Where a client may connect to.
    package enum Reach: Sendable {
        case everywhere
        /// Neither this machine nor a private network. Behind a proxy it is the proxy that knows addresses.
        case publicAddresses
    }

    package static let shared = HTTPClient()

    private let loop: HTTPLoop

    package init(reach: Reach = .everywhere) { loop = HTTPLoop(reach: reach) }

    deinit { loop.stop() }

    /// How many responses aren't whole yet.
    package var openResponseCount: Int { loop.openCount }

    /// How often its loop has looked for something to do.
    package var turnCount: Int { loop.turnCount }
    /// How often the loop has looked at a response.
    package var lookCount: Int { loop.lookCount }

    /// Sends a request and waits for the head of its response.
    ///
    /// Whoever drops the response, or is cancelled while reading it, closes the connection.
    ///
    /// - Throws: ``HTTPFailure`` or `CancellationError`.
    package func send(
        _ request: HTTPRequest, by deadline: ContinuousClock.Instant
    ) async throws -> HTTPResponse {
        try Task.checkCancellation()
        let reader = HTTPReader(loop.begin(request))
        let head = try await reader.exchange.head(by: deadline)
        // The loop ends with the client.
        defer { withExtendedLifetime(self) {} }
        return HTTPResponse(head: head, reader: reader)
    }
}

/// Leaves its exchange when nobody holds it any more.
final class HTTPReader: Sendable {
    let exchange: HTTPExchange

    init(_ exchange: HTTPExchange) { self.exchange = exchange }

    deinit { exchange.leave() }
}
