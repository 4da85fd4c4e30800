import Foundation

extension Publishers {
    /// The same stream, with closures that are called for its events.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// Called when the subscription is received.
        public var receiveSubscription: ((any Subscription) -> Void)?
        /// Called with each value, before the subscriber gets it.
        public var receiveOutput: ((Output) -> Void)?
        /// Called with the completion, before the subscriber gets it.
        public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        /// Called when the subscriber cancels.
        public var receiveCancel: (() -> Void)?
        /// Called when the subscriber requests values.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        /// Creates the publisher that
        /// `handleEvents(receiveSubscription:receiveOutput:receiveCompletion:receiveCancel:receiveRequest:)` returns.
        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)?
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let closures = Tap<S>.Closures(
                onSubscription: receiveSubscription, onValue: receiveOutput, onEnd: receiveCompletion,
                onCancel: receiveCancel, onRequest: receiveRequest)
            upstream.receive(subscriber: Tap(subscriber, closures))
        }
    }

    /// The same stream, whose events are printed.
    public struct Print<Upstream: Publisher>: Publisher {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// The prefix of each line.
        public let prefix: String
        /// The output; nil for standard output.
        public let stream: (any TextOutputStream)?

        /// Creates the publisher that `print(_:to:)` returns.
        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            (self.upstream, self.prefix, self.stream) = (upstream, prefix, stream)
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (lock, start) = (NSLock(), prefix.isEmpty ? "" : prefix + ": ")
            var stream = stream
            func write(_ line: String) {
                lock.withLock {
                    if stream == nil { Swift.print(start + line) } else { stream?.write(start + line + "\n") }
                }
            }
            let closures = Tap<S>.Closures(
                onSubscription: { write("receive subscription: (\($0))") },
                onValue: { write("receive value: (\($0))") },
                onEnd: { write($0.error.map { "receive error: (\($0))" } ?? "receive finished") },
                onCancel: { write("receive cancel") },
                onRequest: { write("request \($0)") })
            upstream.receive(subscriber: Tap(subscriber, closures))
        }
    }

    /// The same stream, which stops in the debugger if a closure returns true.
    public struct Breakpoint<Upstream: Publisher>: Publisher {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// Whether to stop when the subscription is received.
        public let receiveSubscription: ((any Subscription) -> Bool)?
        /// Whether to stop at a value.
        public let receiveOutput: ((Output) -> Bool)?
        /// Whether to stop at the completion.
        public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

        /// Creates the publisher that `breakpoint(receiveSubscription:receiveOutput:receiveCompletion:)` returns. It
        /// stops by raising `SIGTRAP`, which ends a program that runs without a debugger.
        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
            receiveOutput: ((Output) -> Bool)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let closures = Tap<S>.Closures(
                onSubscription: { if receiveSubscription?($0) == true { raise(SIGTRAP) } },
                onValue: { if receiveOutput?($0) == true { raise(SIGTRAP) } },
                onEnd: { if receiveCompletion?($0) == true { raise(SIGTRAP) } })
            upstream.receive(subscriber: Tap(subscriber, closures))
        }
    }
}

extension Publisher {
    /// The same stream, with closures that are called for its events.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }

    /// The same stream, whose events are printed, each on a line with a prefix.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }

    /// The same stream, which stops in the debugger when one of the closures returns true.
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.Breakpoint<Self> {
        Publishers.Breakpoint(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion)
    }

    /// The same stream, which stops in the debugger when it fails.
    public func breakpointOnError() -> Publishers.Breakpoint<Self> {
        breakpoint(receiveCompletion: { $0.error != nil })
    }
}
