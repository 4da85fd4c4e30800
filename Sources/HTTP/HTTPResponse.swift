import Foundation

/// A response whose head is there and whose body may still be on its way. One task reads it.
package struct HTTPResponse: Sendable {
    private let head: HTTPHead
    private let reader: HTTPReader

    init(head: HTTPHead, reader: HTTPReader) {
        self.head = head
        self.reader = reader
    }

    package var status: Int { head.status }

    /// By their names in lower case.
    package var headers: [String: String] { head.headers }

    /// The type of the body in lower case, without its parameters; empty if the server does not tell.
    package var contentType: String {
        let type = headers["content-type"]?.prefix { $0 != ";" } ?? ""
        return type.trimmingCharacters(in: .whitespaces).lowercased()
    }

    /// The next piece of the body; nil at its end.
    ///
    /// - Throws: ``HTTPFailure`` or `CancellationError`.
    package func next(by deadline: ContinuousClock.Instant) async throws -> Data? {
        try await reader.exchange.next(by: deadline)
    }

    /// The body as a whole.
    ///
    /// - Throws: ``HTTPFailure``, of which one says that there are more bytes, or `CancellationError`.
    package func body(byteCountMax: Int, by deadline: ContinuousClock.Instant) async throws -> Data {
        let announced = headers["content-length"].flatMap { Int($0) } ?? 0
        guard announced <= byteCountMax else { throw HTTPFailure.tooLong(byteCountMax: byteCountMax) }
        var body = Data()
        while let piece = try await next(by: deadline) {
            guard piece.count <= byteCountMax - body.count else {
                throw HTTPFailure.tooLong(byteCountMax: byteCountMax)
            }
            body += piece
        }
        return body
    }

    /// The beginning of the body, for an error: as much as arrives.
    ///
    /// - Throws: `CancellationError`.
    package func excerpt(byteCountMax: Int = 64 << 10, by deadline: ContinuousClock.Instant) async throws -> Data {
        var body = Data()
        do {
            while body.count < byteCountMax, let piece = try await next(by: deadline) { body += piece }
        } catch is HTTPFailure {
            // What there is has to do.
        }
        return body.prefix(byteCountMax)
    }

    /// Lets what is left of the body come, unread, so that the connection can serve the next request. It is closed where
    /// that takes longer, or is more than a little: some servers leave it open after the end.
    package func drain(for grace: Duration = .seconds(1)) { reader.exchange.leave(drainingFor: grace) }
}
