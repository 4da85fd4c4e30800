extension Publishers {
    /// The same values, with a converted error.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// Converts upstream's error.
        public let transform: (Upstream.Failure) -> Failure

        /// Creates the publisher that `mapError(_:)` returns.
        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(
                subscriber: Conduit(to: subscriber, finish: { $0.mapFailure(transform) }, step: { .value($0) }))
        }
    }

    /// The same values, with another error type that is never used.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream

        /// Creates the publisher that `setFailureType(to:)` returns.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(
                subscriber: Conduit(to: subscriber, finish: { _ in .finished }, step: { .value($0) }))
        }
    }

    /// The same values; an error traps.
    public struct AssertNoFailure<Upstream: Publisher>: Publisher {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// The stream cannot fail.
        public typealias Failure = Never
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// The prefix of the message.
        public let prefix: String
        /// The source file that the message names.
        public let file: StaticString
        /// The line that the message names.
        public let line: UInt

        /// Creates the publisher that `assertNoFailure(_:file:line:)` returns.
        public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
            self.upstream = upstream
            self.prefix = prefix
            self.file = file
            self.line = line
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(
                subscriber: Conduit(
                    to: subscriber,
                    finish: {
                        if let error = $0.error { fatalError("\(prefix)\(error)", file: file, line: line) }
                        return .finished
                    }, step: { .value($0) }))
        }
    }

    /// The same values; an error is replaced by a value.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// The stream cannot fail.
        public typealias Failure = Never
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// The value that is sent in place of the error, before the stream finishes.
        public let output: Upstream.Output

        /// Creates the publisher that `replaceError(with:)` returns.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let succession = Succession(subscriber)
            succession.follow(upstream) {
                $0.error == nil ? succession.finish(.finished) : succession.finish(.finished, after: output)
            }
            succession.start()
        }
    }

    /// The same values; after an error, those of another publisher.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// The error type of the publisher that replaces upstream.
        public typealias Failure = NewPublisher.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// Creates the publisher that replaces upstream after an error.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Creates the publisher that `catch(_:)` returns.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let succession = Succession(subscriber)
            succession.follow(upstream) { end in
                guard let error = end.error else { return succession.finish(.finished) }
                succession.follow(handler(error)) { succession.finish($0) }
            }
            succession.start()
        }
    }

    /// The same values; after an error, those of another publisher, or the error that a closure throws.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// Any error: upstream's or one that the closure throws.
        public typealias Failure = any Error
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// Creates the publisher that replaces upstream after an error. An error that it throws ends the stream.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// Creates the publisher that `tryCatch(_:)` returns.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let succession = Succession(subscriber)
            succession.follow(upstream) { end in
                guard let error = end.error else { return succession.finish(.finished) }
                do {
                    succession.follow(try handler(error)) { succession.finish($0.mapFailure { $0 }) }
                } catch {
                    succession.finish(.failure(error))
                }
            }
            succession.start()
        }
    }

    /// The same values; after an error the upstream is subscribed to again.
    public struct Retry<Upstream: Publisher>: Publisher {
        /// The type of upstream's values.
        public typealias Output = Upstream.Output
        /// The type of upstream's errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that this operator subscribes to.
        public let upstream: Upstream
        /// How many times to subscribe again; nil for no limit.
        public let retries: Int?

        /// Creates the publisher that `retry(_:)` returns.
        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        /// Attaches a subscriber and subscribes to upstream on its behalf.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let succession = Succession(subscriber)
            succession.retry(upstream, times: retries)
            succession.start()
        }
    }
}

extension Publisher {
    /// The same values, with a converted error.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform: transform)
    }

    /// The same values; an error traps with the prefix, the error and the source location.
    public func assertNoFailure(
        _ prefix: String = "", file: StaticString = #file, line: UInt = #line
    ) -> Publishers.AssertNoFailure<Self> {
        Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
    }

    /// The same values; an error is replaced by a value.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }

    /// The same values; after an error, those of the closure's publisher.
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where Output == P.Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// The same values; after an error, those of the closure's publisher; an error that it throws ends the stream.
    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where Output == P.Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }

    /// The same values; after an error the publisher is subscribed to again, at most this many times.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}

extension Publisher where Failure == Never {
    /// The same values, with another error type that is never used.
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}
