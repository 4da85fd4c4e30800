import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Fetches an answer as a whole. Redirections are not followed, since a request may carry a key.
final class ImageTransport: NSObject, URLSessionTaskDelegate, Sendable {
    static let shared = ImageTransport()

    /// Four pictures of 4096 by 4096 pixels would fit.
    private static let byteCountMax = 256 << 20
    /// Large models on small machines take their time, in seconds.
    private static let patience: TimeInterval = 300

    /// - Throws: ``ImageCreator/Error`` or `CancellationError`.
    func data(for request: URLRequest) async throws -> Data {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = Self.patience
        let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
        defer { session.finishTasksAndInvalidate() }
        let (data, response): (Data, URLResponse)
        do {
            (data, response) = try await session.data(for: request)
        } catch {
            throw Task.isCancelled ? CancellationError() : ImageCreator.Error.unavailable
        }
        try Task.checkCancellation()
        try check((response as? HTTPURLResponse)?.statusCode ?? 0)
        guard data.count <= Self.byteCountMax else { throw ImageCreator.Error.creationFailed }
        return data
    }

    private func check(_ status: Int) throws {
        switch status {
        case 200..<300: return
        case 400, 422: throw ImageCreator.Error.creationFailed
        default: throw ImageCreator.Error.unavailable
        }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }
}
