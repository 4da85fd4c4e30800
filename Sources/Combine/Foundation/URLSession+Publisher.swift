import Foundation
import FoundationNetworking

extension URLSession {
    /// A publisher that loads a URL for each subscriber, once it requests a value.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// A publisher that performs a request for each subscriber, once it requests a value.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// Sends the loaded data, or fails with the session's error. Cancelling the subscription cancels the task.
    public struct DataTaskPublisher: Publisher {
        /// The loaded data, and the response.
        public typealias Output = (data: Data, response: URLResponse)
        /// The error of the session.
        public typealias Failure = URLError
        /// The request that is sent.
        public let request: URLRequest
        /// The session that sends it.
        public let session: URLSession

        /// Creates the publisher that `dataTaskPublisher(for:)` returns.
        public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

        /// Attaches a subscriber. A request is sent for each subscriber, once it requests a value.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
            let outlet = Outlet(subscriber)
            let listener: Listener<Output, URLError> = outlet
            let task = session.dataTask(with: request) { data, response, error in
                if let data, let response, error == nil {
                    listener.enqueueIfWanted((data, response))
                    listener.enqueue(end: .finished)
                } else {
                    listener.enqueue(end: .failure(error as? URLError ?? URLError(.unknown)))
                }
                listener.deliver()
            }
            outlet.start(onDemand: { _ in task.resume() }, onCancel: { task.cancel() })
        }
    }
}
