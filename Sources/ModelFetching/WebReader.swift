import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Streams one HTTP response, part by part, on the session's own thread. A minute without data is a timeout.
final class WebReader: NSObject, URLSessionDataDelegate, Sendable {
    typealias Head = @Sendable (HTTPURLResponse) throws -> Void
    typealias Part = @Sendable (Data) throws -> Void

    private struct State {
        var continuation: CheckedContinuation<Void, any Error>?
        var failure: (any Error)?
        var heard = ContinuousClock.now
    }

    private static let silenceSecondsMax = 60.0

    private let head: Head
    private let part: Part
    private let state = Mutex(State())

    private init(head: @escaping Head, part: @escaping Part) {
        self.head = head
        self.part = part
    }

    /// - Parameters:
    ///   - head: Called with the response before its body; an error that it throws ends the request.
    ///   - part: Called with each part of the body.
    /// - Throws: The closures' errors, ``FetchError/unreachable(host:reason:)``, or `CancellationError`.
    static func read(_ request: URLRequest, head: @escaping Head, part: @escaping Part) async throws {
        try Task.checkCancellation()
        let reader = WebReader(head: head, part: part)
        let configuration = URLSessionConfiguration.ephemeral
        configuration.urlCache = nil
        // On Linux this timeout counts from the start of the request, not from the last part, so idle time is measured
        // here.
        configuration.timeoutIntervalForRequest = 30 * 24 * 3600
        let session = URLSession(configuration: configuration, delegate: reader, delegateQueue: nil)
        defer { session.invalidateAndCancel() }
        var request = request
        request.setValue("identity", forHTTPHeaderField: "Accept-Encoding")
        let task = session.dataTask(with: request)
        let watch = Task.detached { try await reader.endWhenSilent(task) }
        defer { watch.cancel() }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                reader.begin(task, continuation)
            }
        } onCancel: {
            reader.fail(CancellationError(), task)
        }
    }

    /// Sends the request, unless it is already cancelled.
    private func begin(_ task: URLSessionTask, _ continuation: CheckedContinuation<Void, any Error>) {
        let failure = state.withLock { state in
            if state.failure == nil { state.continuation = continuation }
            return state.failure
        }
        if let failure { continuation.resume(throwing: failure) } else { task.resume() }
    }

    private func endWhenSilent(_ task: URLSessionTask) async throws {
        while true {
            let end = state.withLock { $0.heard } + .seconds(Self.silenceSecondsMax)
            if end <= .now {
                return fail(
                    FetchError.unreachable(
                        host: task.originalRequest?.url?.hostName ?? "", reason: "it is silent"), task)
            }
            try await Task.sleep(until: end, clock: .continuous)
        }
    }

    /// Only the first failure is reported.
    private func fail(_ error: any Error, _ task: URLSessionTask) {
        state.withLock { $0.failure = $0.failure ?? error }
        task.cancel()
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        state.withLock { $0.heard = .now }
        do {
            if let response = response as? HTTPURLResponse { try head(response) }
            completionHandler(.allow)
        } catch {
            fail(error, dataTask)
            completionHandler(.cancel)
        }
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let isOver = state.withLock { state in
            state.heard = .now
            return state.failure != nil
        }
        guard !isOver else { return }
        do { try part(data) } catch { fail(error, dataTask) }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        var request = request
        // Credentials are only for the host that they were given for.
        if let from = response.url, let to = request.url, !to.isOnSameHost(as: from) {
            request.setValue(nil, forHTTPHeaderField: "Authorization")
        }
        completionHandler(request)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        let (continuation, failure) = state.withLock { state in
            defer { state.continuation = nil }
            return (state.continuation, state.failure)
        }
        let host = task.originalRequest?.url?.hostName ?? ""
        let reason = error.map { FetchError.unreachable(host: host, reason: $0.localizedDescription) }
        if let error = failure ?? reason {
            continuation?.resume(throwing: error)
        } else {
            continuation?.resume()
        }
    }
}

extension WebReader {
    /// Reads a small response as a whole.
    ///
    /// - Throws: ``FetchError``, or `CancellationError`.
    static func data(
        for request: URLRequest, named name: String, byteCountMax: Int
    ) async throws -> (data: Data, type: String, url: URL) {
        let found = Mutex((data: Data(), type: "", url: request.url!))
        try await read(request) { response in
            let url = response.url ?? request.url!
            if response.statusCode == 404 { throw FetchError.missingFile(name: name, host: url.hostName) }
            guard response.statusCode == 200 else {
                throw FetchError.refused(host: url.hostName, status: response.statusCode)
            }
            let type = response.value(forHTTPHeaderField: "Content-Type") ?? ""
            found.withLock { ($0.type, $0.url) = (type.lowercased(), url) }
        } part: { part in
            try found.withLock { found in
                found.data += part
                guard found.data.count <= byteCountMax else { throw FetchError.noIndex(host: found.url.hostName) }
            }
        }
        return found.withLock { $0 }
    }
}
