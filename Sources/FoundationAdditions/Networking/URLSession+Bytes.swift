import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    // Apple's Foundation has these; on Linux they are missing.
    import FoundationNetworking

    extension URLSession {
        /// Asks for what is at an address, and gives it byte by byte as it comes.
        public func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) {
            try await bytes(for: URLRequest(url: url))
        }

        /// Sends a request, and gives what is answered byte by byte as it comes. Throws where there is no answer at
        /// all.
        ///
        /// See [bytes(for:delegate:)](https://developer.apple.com/documentation/foundation/urlsession/bytes(for:delegate:)).
        public func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
            let receiver = ByteReceiver()
            // A session tells its own delegate only, and another one can't be given to it.
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

        /// The bytes of an answer. It is read once; whoever stops reading ends the transfer.
        ///
        /// See [URLSession.AsyncBytes](https://developer.apple.com/documentation/foundation/urlsession/asyncbytes).
        public struct AsyncBytes: AsyncSequence, Sendable {
            /// A byte.
            public typealias Element = UInt8

            /// The task that transfers the bytes.
            public let task: URLSessionDataTask
            fileprivate let receiver: ByteReceiver

            /// Creates an iterator. All iterators take their bytes from the same transfer.
            public func makeAsyncIterator() -> Iterator {
                Iterator(chunks: receiver.chunks.makeAsyncIterator(), receiver: receiver)
            }

            /// Gives one byte after another.
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
                /// - Throws: the session's `URLError`, `URLError.dataLengthExceedsMaximum` where more than 256 MiB wait
                ///   to be read, or `CancellationError`.
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

    /// Holds what came of an answer until it is read.
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
