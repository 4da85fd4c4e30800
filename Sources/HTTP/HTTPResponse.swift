import Foundation

/// A response whose head has arrived, and whose body may still be arriving. Only one task may read it.
package struct HTTPResponse: Sendable {
    private let head: HTTPHead
    private let reader: HTTPReader

    init(head: HTTPHead, reader: HTTPReader) {
        self.head = head
        self.reader = reader
    }

    package var status: Int { head.status }

    /// By their names in lowercase.
    package var headers: [String: String] { head.headers }

    /// The media type of the body in lowercase, without parameters; empty if the server doesn't specify it.
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

    /// The whole body.
    ///
    /// - Throws: ``HTTPFailure``, also if the body exceeds the limit, or `CancellationError`.
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

    /// The beginning of the body, for an error message: as much as arrives.
    ///
    /// - Throws: `CancellationError`.
    package func excerpt(byteCountMax: Int = 64 << 10, by deadline: ContinuousClock.Instant) async throws -> Data {
        var body = Data()
        do {
            while body.count < byteCountMax, let piece = try await next(by: deadline) { body += piece }
        } catch is HTTPFailure {
            // Return what has arrived.
        }
        return body.prefix(byteCountMax)
    }

    /// Discards the rest of the body, so that the connection can be reused. If the rest is long or doesn't arrive in time, the
    /// connection is closed: some servers leave it open after the end.
    package func drain(for grace: Duration = .seconds(1)) { reader.exchange.leave(drainingFor: grace) }
}
