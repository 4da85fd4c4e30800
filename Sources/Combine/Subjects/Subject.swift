/// A publisher that code can send values into.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to the subscribers.
    func send(_ value: Output)
    /// Ends the stream for all subscribers, those to come as well.
    func send(completion: Subscribers.Completion<Failure>)
    /// Takes the subscription to a publisher that feeds it.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends the news.
    public func send() { send(()) }
}
