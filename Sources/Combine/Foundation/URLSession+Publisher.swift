import Foundation
#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

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
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError
        public let request: URLRequest
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) { (self.request, self.session) = (request, session) }

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
