import Foundation

/// A publisher that sends nothing until it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts sending, until the result is canceled.
    func connect() -> any Cancellable
}

extension ConnectablePublisher {
    /// Connects with the first subscriber and disconnects after the last.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
    /// Shares one stream among many subscribers with a subject, while it is connected.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// Creates the subject. It may be called more than once at the same time; the first subject created is used.
        public let createSubject: () -> SubjectType
        private let lock = NSLock()
        private var madeSubject: SubjectType?

        /// Creates the publisher that `multicast(_:)` returns.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            (self.upstream, self.createSubject) = (upstream, createSubject)
        }

        private var subject: SubjectType {
            if let subject = lock.withLock({ madeSubject }) { return subject }
            // The closure may use this publisher, so it isn't called under the lock; the first subject created is used.
            let new = createSubject()
            return lock.withLock {
                let subject = madeSubject ?? new
                madeSubject = subject
                return subject
            }
        }

        /// Attaches a subscriber to the subject. Values come only while the publisher is connected.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            subject.receive(subscriber: subscriber)
        }

        /// Subscribes the subject to upstream. Cancel the result to disconnect.
        public func connect() -> any Cancellable { upstream.subscribe(subject) }
    }

    /// Connects a publisher with the first subscriber and disconnects it after the last.
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        private let lock = NSLock()
        private var subscriberCount = 0
        private var connection: (any Cancellable)?

        /// Creates the publisher that `autoconnect()` returns.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches a subscriber, and connects upstream if it is the only one.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isFirst = lock.withLock {
                subscriberCount += 1
                return subscriberCount == 1
            }
            let closures = Tap<S>.Closures(onEnd: { _ in self.leave() }, onCancel: { self.leave() })
            upstream.receive(subscriber: Tap(subscriber, closures))
            if isFirst { keep(upstream.connect()) }
        }

        /// Stores the connection. While it was being made, all subscribers may have left, or others may have connected.
        private func keep(_ new: any Cancellable) {
            let isWanted = lock.withLock {
                guard subscriberCount > 0, connection == nil else { return false }
                connection = new
                return true
            }
            if !isWanted { new.cancel() }
        }

        private func leave() {
            let old = lock.withLock { () -> (any Cancellable)? in
                subscriberCount -= 1
                guard subscriberCount == 0 else { return nil }
                defer { connection = nil }
                return connection
            }
            old?.cancel()
        }
    }

    /// One stream for all subscribers, connected while there are any.
    public final class Share<Upstream: Publisher>: Publisher {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

        /// Creates the publisher that `share()` returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
            shared = upstream.multicast { PassthroughSubject() }.autoconnect()
        }

        /// Attaches a subscriber to the shared stream.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            shared.receive(subscriber: subscriber)
        }
    }

    /// Makes a publisher that can't fail connectable.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher where Upstream.Failure == Never {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// The stream cannot fail.
        public typealias Failure = Never
        private let multicast: Multicast<Upstream, PassthroughSubject<Output, Never>>

        /// Creates the publisher that `makeConnectable()` returns.
        public init(upstream: Upstream) { multicast = upstream.multicast { PassthroughSubject() } }

        /// Attaches a subscriber. Values come only while the publisher is connected.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            multicast.receive(subscriber: subscriber)
        }

        /// Starts sending. Cancel the result to stop.
        public func connect() -> any Cancellable { multicast.connect() }
    }
}

extension Publisher {
    /// Shares one stream among many subscribers, with the subject that the closure creates, while it is connected.
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Shares one stream among many subscribers, with the subject, while it is connected.
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output {
        multicast { subject }
    }

    /// One stream for all subscribers, connected while there are any.
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publisher where Failure == Never {
    /// The same values, once the publisher is connected.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}
