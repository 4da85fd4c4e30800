import Foundation
import HTTP

/// Sends requests to one server, with retries. It handles HTTP and keys, not the content of chats.
struct ServerConnection: Sendable {
    let address: ServerAddress
    let key: ServerKey
    var retry = RetryPolicy()
    var patience = ServerPatience(in: ProcessInfo.processInfo.environment)
    var client = HTTPClient.shared

    private static let redirectionCountMax = 5

    /// The response to a request with a JSON body, or without a body.
    ///
    /// If the server is busy, the request is retried according to ``retry``, within the time limit. A success is
    /// returned as soon as its headers have arrived.
    ///
    /// - Throws: ``ServerFailure`` or `CancellationError`.
    func ask(_ url: URL, json: String? = nil, _ clock: ReplyClock) async throws -> HTTPResponse {
        var attempt = 1
        while true {
            do {
                return try await askOnce(request(url, json: json), clock)
            } catch ServerFailure.refused(let refusal) where refusal.isPassing {
                let delay = retry.delay(afterAttempt: attempt, retryAfter: refusal.retryAfter)
                guard let delay, .now + delay < clock.deadline else {
                    throw ServerFailure.refused(refusal)
                }
                attempt += 1
                try await retry.sleep(delay)
            }
        }
    }

    private func request(_ url: URL, json: String?) -> HTTPRequest {
        var request = HTTPRequest(url, headers: ["Accept": "application/json, text/event-stream"])
        if let json {
            request.method = "POST"
            request.body = Data(json.utf8)
            request.headers["Content-Type"] = "application/json"
        }
        request.headers["Authorization"] = key.authorization
        return request
    }

    /// Follows redirections on the same server. Method and body stay the same.
    private func askOnce(_ first: HTTPRequest, _ clock: ReplyClock) async throws -> HTTPResponse {
        var request = first
        for _ in 0...Self.redirectionCountMax {
            let response = try await send(request, clock)
            switch response.status {
            case 200..<300:
                try checkEncoding(of: response)
                return response
            case 301, 302, 303, 307, 308: request.url = try target(of: response, from: request)
            default: throw ServerFailure.refused(try await refusal(response, clock))
            }
        }
        throw ServerFailure.redirected(to: "itself, again and again")
    }

    private func send(_ request: HTTPRequest, _ clock: ReplyClock) async throws -> HTTPResponse {
        do {
            return try await client.send(request, by: clock.deadline)
        } catch let failure as HTTPFailure {
            throw ServerFailure(failure, clock)
        }
    }

    /// Compression isn't requested or supported: a few bytes could expand to many.
    private func checkEncoding(of response: HTTPResponse) throws {
        let encoding = response.headers["content-encoding"]?.lowercased() ?? "identity"
        guard encoding == "identity" else { throw ServerFailure.notJSON(contentType: encoding, excerpt: "") }
    }

    private func target(of response: HTTPResponse, from request: HTTPRequest) throws -> URL {
        let origin = request.url
        let target = response.headers["location"].flatMap { URL(string: $0, relativeTo: origin)?.absoluteURL }
        guard let target else { throw ServerFailure.redirected(to: "nowhere") }
        guard target.scheme == origin.scheme, target.host == origin.host, target.port == origin.port else {
            throw ServerFailure.redirected(to: "\(target.scheme ?? "")://\(target.host ?? "")")
        }
        return target
    }

    private func refusal(_ response: HTTPResponse, _ clock: ReplyClock) async throws -> ServerFailure.Refusal {
        let body = try await response.excerpt(clock)
        var refusal = ServerFailure.Refusal(
            status: response.status, headers: response.headers, body: body, key: key)
        if response.status == 401, let withheld = key.withheld { refusal.message += " \(withheld)" }
        return refusal
    }
}
