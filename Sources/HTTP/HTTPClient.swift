import Foundation

/// Sends HTTP requests and delivers each response in pieces, as they arrive.
///
/// It uses libcurl's multi interface, because on Linux `URLSession` uses half a processor while it waits, delivers a response as
/// a whole or through delegates without backpressure, and counts its timeout from the start of the request. The number of
/// concurrent requests isn't limited; proxies are taken from the environment.
package final class HTTPClient: Sendable {
    /// Which addresses a client may connect to.
    package enum Reach: Sendable {
        case everywhere
        /// Neither this machine nor private networks. Behind a proxy, only the proxy resolves addresses.
        case publicAddresses
    }

    package static let shared = HTTPClient()

    private let loop: HTTPLoop

    package init(reach: Reach = .everywhere) { loop = HTTPLoop(reach: reach) }

    deinit { loop.stop() }

    /// The number of responses that aren't complete.
    package var openResponseCount: Int { loop.openCount }

    /// The number of the loop's iterations.
    package var turnCount: Int { loop.turnCount }
    /// How often the loop has checked a response.
    package var lookCount: Int { loop.lookCount }

    /// Sends a request and waits for the head of its response.
    ///
    /// Dropping the response, or canceling the task that reads it, closes the connection.
    ///
    /// - Throws: ``HTTPFailure`` or `CancellationError`.
    package func send(
        _ request: HTTPRequest, by deadline: ContinuousClock.Instant
    ) async throws -> HTTPResponse {
        try Task.checkCancellation()
        let reader = HTTPReader(loop.begin(request))
        let head = try await reader.exchange.head(by: deadline)
        // The loop ends with the client, so keep the client alive.
        defer { withExtendedLifetime(self) {} }
        return HTTPResponse(head: head, reader: reader)
    }
}

/// Leaves its exchange when it is released.
final class HTTPReader: Sendable {
    let exchange: HTTPExchange

    init(_ exchange: HTTPExchange) { self.exchange = exchange }

    deinit { exchange.leave() }
}
