import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Asks one server, and asks again where it makes sense. It knows HTTP and keys, and nothing of chats.
struct ServerConnection: Sendable {
    let address: ServerAddress
    let key: ServerKey
    var retry = RetryPolicy()
    /// The longest silence that is borne, in seconds. A large prompt on a small machine takes minutes before its first token.
    var silenceMax: TimeInterval = 300
    var transport = HTTPTransport.shared

    private static let redirectionCountMax = 5

    /// The response to a request with a JSON body, or without a body.
    ///
    /// A busy server is asked again, by ``retry``. A success is returned as soon as its head is there.
    ///
    /// - Throws: ``ServerFailure`` or `CancellationError`.
    func ask(_ url: URL, json: String? = nil) async throws -> HTTPResponse {
        var attempt = 1
        while true {
            do {
                return try await askOnce(request(url, json: json))
            } catch ServerFailure.refused(let refusal) where refusal.isPassing {
                guard let delay = retry.delay(afterAttempt: attempt, retryAfter: refusal.retryAfter) else {
                    throw ServerFailure.refused(refusal)
                }
                attempt += 1
                try await retry.sleep(delay)
            }
        }
    }

    private func request(_ url: URL, json: String?) -> URLRequest {
        var request = URLRequest(url: url)
        request.setValue("application/json, text/event-stream", forHTTPHeaderField: "Accept")
        if let json {
            request.httpMethod = "POST"
            request.httpBody = Data(json.utf8)
            request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        }
        key.authorization.map { request.setValue($0, forHTTPHeaderField: "Authorization") }
        return request
    }

    /// Follows redirections on the same server, with method and body as they were.
    private func askOnce(_ first: URLRequest) async throws -> HTTPResponse {
        var request = first
        for _ in 0...Self.redirectionCountMax {
            let response = try await transport.send(request, silenceMax: silenceMax)
            switch response.status {
            case 200..<300: return response
            case 301, 302, 303, 307, 308: request.url = try target(of: response, from: request)
            default: throw ServerFailure.refused(try await refusal(response))
            }
        }
        throw ServerFailure.redirected(to: "itself, again and again")
    }

    private func target(of response: HTTPResponse, from request: URLRequest) throws -> URL {
        let target = response.headers["location"].flatMap { URL(string: $0, relativeTo: request.url)?.absoluteURL }
        guard let target, let origin = request.url else { throw ServerFailure.redirected(to: "nowhere") }
        guard target.scheme == origin.scheme, target.host == origin.host, target.port == origin.port else {
            throw ServerFailure.redirected(to: "\(target.scheme ?? "")://\(target.host ?? "")")
        }
        return target
    }

    private func refusal(_ response: HTTPResponse) async throws -> ServerFailure.Refusal {
        let body = try await response.excerpt()
        var refusal = ServerFailure.Refusal(
            status: response.status, headers: response.headers, body: body, key: key)
        if response.status == 401, let withheld = key.withheld { refusal.message += " \(withheld)" }
        return refusal
    }
}
