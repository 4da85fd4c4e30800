/// A publisher that code can send values into.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Sends a value to the subscribers.
    func send(_ value: Output)
    /// Completes the stream for all subscribers, including later ones.
    func send(completion: Subscribers.Completion<Failure>)
    /// Receives the subscription of a publisher that feeds the subject.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends an empty value, which only says that something happened.
    public func send() { send(()) }
}
