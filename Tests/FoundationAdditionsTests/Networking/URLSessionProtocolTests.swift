import Foundation
import FoundationAdditions
import Testing

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// What an app asks of a session, so that its tests can use another one.
private protocol Fetching: Sendable {
    func data(for request: URLRequest) async throws -> (Data, URLResponse)
    func data(from url: URL) async throws -> (Data, URLResponse)
    func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse)
    func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse)
    func download(for request: URLRequest) async throws -> (URL, URLResponse)
    func download(from url: URL) async throws -> (URL, URLResponse)
}

extension URLSession: Fetching {}

/// Answers every request with its method.
private final class Echo: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        let response = HTTPURLResponse(url: request.url!, statusCode: 200, httpVersion: nil, headerFields: nil)!
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
        client?.urlProtocol(self, didLoad: Data((request.httpMethod ?? "?").utf8))
        client?.urlProtocolDidFinishLoading(self)
    }

    override func stopLoading() {}
}

@Suite("URL sessions behind an app's protocol") struct URLSessionProtocolTests {
    private let url = URL(string: "http://kissa.example/")!

    private var session: any Fetching {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [Echo.self]
        return URLSession(configuration: configuration)
    }

    private var post: URLRequest {
        var request = URLRequest(url: url)
        request.httpMethod = "POST"
        return request
    }

    @Test func `a session fetches bytes by the app's own protocol`() async throws {
        #expect(try await session.data(from: url).0 == Data("GET".utf8))
        #expect(try await session.data(for: post).0 == Data("POST".utf8))
    }

    @Test func `a session sends bytes by the app's own protocol`() async throws {
        #expect(try await session.upload(for: post, from: Data("milk".utf8)).0 == Data("POST".utf8))
    }
}
