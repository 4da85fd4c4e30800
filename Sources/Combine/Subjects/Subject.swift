/// A publisher that code can send values into.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to the subscribers.
    func send(_ value: Output)
    /// Ends the stream for all subscribers, later ones included.
    func send(completion: Subscribers.Completion<Failure>)
    /// Takes the subscription to a publisher that feeds it.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends an empty value: it says only that something happened.
    public func send() { send(()) }
}
