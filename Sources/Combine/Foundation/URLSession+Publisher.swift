import Foundation
import FoundationNetworking

extension URLSession {
    /// Loads what is at an address when it is subscribed to and asked for.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
        dataTaskPublisher(for: URLRequest(url: url))
    }

    /// Loads what a request asks for when it is subscribed to and asked for.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// Sends what was loaded, or fails with the session's error. To cancel it is to cancel the task.
    public struct DataTaskPublisher: Publisher {
        /// What was loaded, with the response's headers.
        public typealias Output = (data: Data, response: URLResponse)
        /// The error of the session.
        public typealias Failure = URLError
        /// The request that is sent.
        public let request: URLRequest
        /// The session that sends it.
        public let session: URLSession

        /// Creates the publisher that `dataTaskPublisher(for:)` returns.
        public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

        /// Attaches a subscriber. The request is sent once the subscriber asks for a value, anew for each subscriber.
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
