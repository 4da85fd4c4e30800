import Foundation
import HTTP

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Reads one HTTP response, part by part, over redirections. A minute without data is a timeout.
enum WebReader {
    typealias Head = (HTTPURLResponse) throws -> Void
    typealias Part = (Data) throws -> Void

    private static let silenceMax = Duration.seconds(60)
    private static let redirectionCountMax = 10

    /// - Parameters:
    ///   - head: Called with the response before its body; an error that it throws ends the request.
    ///   - part: Called with each part of the body.
    /// - Throws: The closures' errors, ``FetchError/unreachable(host:reason:)``, or `CancellationError`.
    static func read(_ request: URLRequest, head: Head, part: Part) async throws {
        guard let first = request.url else { return }
        do {
            let (response, url) = try await follow(request, from: first)
            let fields = HTTPURLResponse(
                url: url, statusCode: response.status, httpVersion: "HTTP/1.1", headerFields: response.headers)
            if let fields { try head(fields) }
            while let data = try await response.next(by: .now + silenceMax) { try part(data) }
        } catch let failure as HTTPFailure {
            throw FetchError.unreachable(host: first.hostName, reason: reason(failure))
        }
    }

    private static func reason(_ failure: HTTPFailure) -> String { failure == .late ? "it is silent" : "\(failure)" }

    private static func follow(_ request: URLRequest, from first: URL) async throws -> (HTTPResponse, URL) {
        var next = HTTPRequest(first, headers: request.allHTTPHeaderFields ?? [:])
        for _ in 0...redirectionCountMax {
            let response = try await HTTPClient.shared.send(next, by: .now + silenceMax)
            let url = next.url
            guard [301, 302, 303, 307, 308].contains(response.status),
                let target = response.headers["location"].flatMap({ URL(string: $0, relativeTo: url)?.absoluteURL })
            else { return (response, url) }
            // Credentials are only for the host that they were given for.
            if !target.isOnSameHost(as: url) { next.headers["Authorization"] = nil }
            next.url = target
        }
        throw HTTPFailure.unreachable(reason: "it redirects again and again")
    }
}

extension WebReader {
    /// Reads a small response as a whole.
    ///
    /// - Throws: ``FetchError``, or `CancellationError`.
    static func data(
        for request: URLRequest, named name: String, byteCountMax: Int
    ) async throws -> (data: Data, type: String, url: URL) {
        var found = (data: Data(), type: "", url: request.url!)
        try await read(request) { response in
            let url = response.url ?? request.url!
            if response.statusCode == 404 { throw FetchError.missingFile(name: name, host: url.hostName) }
            guard response.statusCode == 200 else {
                throw FetchError.refused(host: url.hostName, status: response.statusCode)
            }
            let type = response.value(forHTTPHeaderField: "Content-Type") ?? ""
            (found.type, found.url) = (type.lowercased(), url)
        } part: { part in
            found.data += part
            guard found.data.count <= byteCountMax else { throw FetchError.noIndex(host: found.url.hostName) }
        }
        return found
    }
}
