import Foundation

/// A response whose head is there and whose body may still be on its way.
struct HTTPResponse: Sendable {
    let status: Int
    /// By their names in lower case.
    let headers: [String: String]
    private let events: HTTPEvents

    init(status: Int, headers: [String: String], events: HTTPEvents) {
        self.status = status
        self.headers = headers
        self.events = events
    }

    /// The type of the body in lower case, without its parameters; empty if the server does not tell.
    var contentType: String {
        let type = headers["content-type"]?.prefix { $0 != ";" } ?? ""
        return type.trimmingCharacters(in: .whitespaces).lowercased()
    }

    /// The body, piece by piece. It ends early, without an error, where the reader's task is cancelled.
    ///
    /// Whoever lets go of the response before its end closes the connection.
    var pieces: AsyncCompactMapSequence<HTTPEvents, Data> {
        events.compactMap { if case .data(let data) = $0 { data } else { nil } }
    }

    /// The body as a whole.
    ///
    /// - Parameter byteCountMax: What lies beyond is an error.
    nonisolated(nonsending) func body(byteCountMax: Int = 16 << 20) async throws -> Data {
        var body = Data()
        for try await data in pieces {
            body += data
            if body.count > byteCountMax { throw ServerFailure.tooLong(byteCountMax: byteCountMax) }
        }
        try Task.checkCancellation()
        return body
    }

    /// The beginning of the body, for an error: as much as arrives.
    nonisolated(nonsending) func excerpt(byteCountMax: Int = 64 << 10) async throws -> Data {
        var body = Data()
        do {
            for try await data in pieces where body.count < byteCountMax { body += data }
        } catch is ServerFailure {
            // What there is has to do.
        }
        try Task.checkCancellation()
        return body
    }

    /// Lets what is left of the body come, unread, so that the connection can serve the next request.
    ///
    /// - Parameter grace: The connection is closed where it takes longer: some servers leave it open after the end.
    func drain(for grace: Duration = .seconds(1)) {
        Task.detached { [events] in
            await withTaskGroup(of: Void.self) { group in
                group.addTask {
                    do {
                        for try await _ in events {}
                    } catch {
                        // Nobody reads it.
                    }
                }
                group.addTask { try? await Task.sleep(for: grace) }
                await group.next()
                group.cancelAll()
            }
        }
    }
}
