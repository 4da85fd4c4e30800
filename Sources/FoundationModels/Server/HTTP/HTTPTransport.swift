import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// Sends requests over HTTP and hands out each response piece by piece, as it arrives.
///
/// `URLSession.bytes` is absent on Linux, so the pieces come through a delegate. Requests run at once, as many as are sent;
/// redirections are not followed but given back, since a request may carry a key.
final class HTTPTransport: Sendable {
    static let shared = HTTPTransport()

    private let session: URLSession
    private let receiver = HTTPReceiver()

    init() {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.httpMaximumConnectionsPerHost = Self.connectionCountMax
        configuration.httpShouldSetCookies = false
        configuration.timeoutIntervalForRequest = Self.never
        configuration.urlCache = nil
        session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
    }

    /// How many responses are not whole yet.
    var openResponseCount: Int { receiver.readerCount }

    private static let connectionCountMax = 256
    /// `URLSession`'s own time-out does not begin anew with each piece on Linux, so silence is watched here.
    private static let never: TimeInterval = 30 * 24 * 3600

    /// Sends a request and waits for the head of its response.
    ///
    /// Whoever drops the response, or is cancelled while reading it, closes the connection.
    ///
    /// - Parameter silenceMax: The longest silence that is borne, in seconds.
    /// - Throws: ``ServerFailure`` or `CancellationError`.
    func send(_ request: URLRequest, silenceMax: TimeInterval) async throws -> HTTPResponse {
        try Task.checkCancellation()
        var request = request
        request.timeoutInterval = Self.never
        let task = session.dataTask(with: request)
        let events = receiver.events(of: task, silenceMax: silenceMax)
        task.resume()
        for try await event in events {
            guard case .head(let status, let headers) = event else { break }
            return HTTPResponse(status: status, headers: headers, events: events)
        }
        try Task.checkCancellation()
        throw ServerFailure.truncated
    }
}

/// What arrives of a response.
enum HTTPEvent: Sendable {
    /// - Parameter headers: By their names in lower case.
    case head(status: Int, headers: [String: String])
    case data(Data)
}

typealias HTTPEvents = AsyncThrowingStream<HTTPEvent, any Error>

/// Gives each task's events to its own reader, and ends those that are silent for too long.
private final class HTTPReceiver: NSObject, URLSessionDataDelegate, Sendable {
    private struct Reader {
        let continuation: HTTPEvents.Continuation
        let silenceMax: TimeInterval
        var heard = ContinuousClock.now
        var hasHead = false
        var byteCount = 0
    }

    /// More than this is no answer to a prompt.
    private static let byteCountMax = 256 << 20

    private let readers = Mutex<[Int: Reader]>([:])

    var readerCount: Int { readers.withLock { $0.count } }

    func events(of task: URLSessionTask, silenceMax: TimeInterval) -> HTTPEvents {
        let (events, continuation) = HTTPEvents.makeStream()
        let id = task.taskIdentifier
        readers.withLock { $0[id] = Reader(continuation: continuation, silenceMax: silenceMax) }
        let watch = Task.detached(priority: .utility) { [self] in try await endWhenSilent(id) }
        continuation.onTermination = { _ in
            watch.cancel()
            task.cancel()
        }
        return events
    }

    private func endWhenSilent(_ id: Int) async throws {
        while let reader = readers.withLock({ $0[id] }) {
            let end = reader.heard + .seconds(reader.silenceMax)
            guard end > .now else {
                reader.continuation.finish(throwing: ServerFailure.silent(seconds: reader.silenceMax))
                return
            }
            try await Task.sleep(until: end, clock: .continuous)
        }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        if let response = response as? HTTPURLResponse {
            var headers: [String: String] = [:]
            for (name, value) in response.allHeaderFields { headers["\(name)".lowercased()] = "\(value)" }
            hear(dataTask) { $0.hasHead = true }?.continuation.yield(
                .head(status: response.statusCode, headers: headers))
        }
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        guard let reader = hear(dataTask, { $0.byteCount += data.count }) else { return }
        if reader.byteCount > Self.byteCountMax {
            reader.continuation.finish(throwing: ServerFailure.tooLong(byteCountMax: Self.byteCountMax))
        } else {
            reader.continuation.yield(.data(data))
        }
    }

    func urlSession(
        _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
        newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
    ) {
        completionHandler(nil)
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        guard let reader = readers.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else { return }
        reader.continuation.finish(
            throwing: error.map { reader.hasHead ? ServerFailure.truncated : ServerFailure(transport: $0) })
    }

    /// Notes that something came of a task; nil if nobody waits for it any more.
    private func hear(_ task: URLSessionTask, _ change: (inout Reader) -> Void) -> Reader? {
        readers.withLock { readers in
            guard var reader = readers[task.taskIdentifier] else { return nil }
            reader.heard = .now
            change(&reader)
            readers[task.taskIdentifier] = reader
            return reader
        }
    }
}
