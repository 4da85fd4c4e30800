import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    // These are missing in Foundation on Linux.
    import FoundationNetworking

    extension URLSession {
        /// Requests a URL, and returns its bytes as they arrive.
        public func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) {
            try await bytes(for: URLRequest(url: url))
        }

        /// Sends a request, and returns the response's bytes as they arrive. Throws if there is no response.
        ///
        /// See [bytes(for:delegate:)](https://developer.apple.com/documentation/foundation/urlsession/bytes(for:delegate:)).
        public func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
            let receiver = ByteReceiver()
            // A session only calls the delegate that it was created with, so this needs its own session.
            let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
            let task = session.dataTask(with: request)
            session.finishTasksAndInvalidate()
            let response = try await withTaskCancellationHandler {
                try Task.checkCancellation()
                return try await withCheckedThrowingContinuation { continuation in
                    receiver.await(continuation, of: task)
                    task.resume()
                }
            } onCancel: {
                task.cancel()
            }
            return (AsyncBytes(task: task, receiver: receiver), response)
        }

        /// The bytes of a response. It can be read once; ending the iteration cancels the transfer.
        ///
        /// See [URLSession.AsyncBytes](https://developer.apple.com/documentation/foundation/urlsession/asyncbytes).
        public struct AsyncBytes: AsyncSequence, Sendable {
            /// A byte.
            public typealias Element = UInt8

            /// The task that transfers the bytes.
            public let task: URLSessionDataTask
            fileprivate let receiver: ByteReceiver

            /// Creates an iterator. All iterators share the same transfer.
            public func makeAsyncIterator() -> Iterator {
                Iterator(chunks: receiver.chunks.makeAsyncIterator(), receiver: receiver)
            }

            /// Iterates over the bytes.
            public struct Iterator: AsyncIteratorProtocol {
                /// A byte.
                public typealias Element = UInt8

                fileprivate var chunks: AsyncThrowingStream<Data, any Error>.Iterator
                fileprivate let receiver: ByteReceiver
                private var chunk: [UInt8] = []
                private var place = 0

                fileprivate init(chunks: AsyncThrowingStream<Data, any Error>.Iterator, receiver: ByteReceiver) {
                    (self.chunks, self.receiver) = (chunks, receiver)
                }

                /// The next byte; nil at the end.
                ///
                /// - Throws: the session's `URLError`, `URLError.dataLengthExceedsMaximum` if more than 256 MiB are unread, or
                ///   `CancellationError`.
                public mutating func next() async throws -> UInt8? {
                    while place == chunk.count {
                        guard let data = try await chunks.next() else {
                            try Task.checkCancellation()
                            return nil
                        }
                        receiver.didRead(data.count)
                        (chunk, place) = (Array(data), 0)
                    }
                    defer { place += 1 }
                    return chunk[place]
                }
            }
        }
    }

    /// Buffers a response until it is read.
    private final class ByteReceiver: NSObject, URLSessionDataDelegate, Sendable {
        private struct State {
            var waiting: CheckedContinuation<URLResponse, any Error>?
            var unreadCount = 0
        }

        /// More unread bytes than this end the transfer with an error.
        private static let unreadCountMax = 256 << 20

        let chunks: AsyncThrowingStream<Data, any Error>
        private let continuation: AsyncThrowingStream<Data, any Error>.Continuation
        private let state = Mutex(State())

        override init() {
            (chunks, continuation) = AsyncThrowingStream.makeStream()
            super.init()
        }

        func await(_ waiting: CheckedContinuation<URLResponse, any Error>, of task: URLSessionTask) {
            state.withLock { $0.waiting = waiting }
            continuation.onTermination = { _ in task.cancel() }
        }

        func didRead(_ count: Int) { state.withLock { $0.unreadCount -= count } }

        func urlSession(
            _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
            completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
        ) {
            takeWaiting()?.resume(returning: response)
            completionHandler(.allow)
        }

        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            let isTooMuch = state.withLock { state in
                state.unreadCount += data.count
                return state.unreadCount > Self.unreadCountMax
            }
            if isTooMuch {
                continuation.finish(throwing: URLError(.dataLengthExceedsMaximum))
            } else {
                continuation.yield(data)
            }
        }

        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            let error = (error as? URLError) ?? error
            takeWaiting()?.resume(throwing: error ?? URLError(.badServerResponse))
            continuation.finish(throwing: error)
        }

        private func takeWaiting() -> CheckedContinuation<URLResponse, any Error>? {
            state.withLock { state in
                defer { state.waiting = nil }
                return state.waiting
            }
        }
    }
#endif
