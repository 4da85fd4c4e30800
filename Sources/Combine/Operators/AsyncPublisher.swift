import Foundation

extension Publisher where Failure == Never {
    /// The values as an asynchronous sequence: `for await value in publisher.values`.
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
    /// The values as an asynchronous sequence: `for try await value in publisher.values`.
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// A publisher's values as an asynchronous sequence.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    /// The type of the publisher's values.
    public typealias Element = P.Output
    private let publisher: P

    /// Creates the sequence of a publisher.
    public init(_ publisher: P) { self.publisher = publisher }
    /// Subscribes to the publisher. Each iterator has a subscription of its own.
    public func makeAsyncIterator() -> Iterator { Iterator(waiter: Waiter(publisher)) }

    /// Requests one value at a time.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let waiter: Waiter<P>

        /// The next value; nil when the stream has finished or the task is canceled.
        public mutating func next() async -> P.Output? {
            switch await waiter.next() {
            case .success(let value): value
            }
        }
    }
}

/// A publisher's values as an asynchronous sequence, which throws the publisher's error.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    /// The type of the publisher's values.
    public typealias Element = P.Output
    private let publisher: P

    /// Creates the sequence of a publisher.
    public init(_ publisher: P) { self.publisher = publisher }
    /// Subscribes to the publisher. Each iterator has a subscription of its own.
    public func makeAsyncIterator() -> Iterator { Iterator(waiter: Waiter(publisher)) }

    /// Requests one value at a time.
    public struct Iterator: AsyncIteratorProtocol {
        fileprivate let waiter: Waiter<P>

        /// The next value; nil when the stream has finished or the task is canceled.
        ///
        /// - Throws: the publisher's error, once.
        public mutating func next() async throws -> P.Output? { try await waiter.next().get() }
    }
}

/// Subscribes, and passes each value to the task that awaits it. It cancels the subscription when the task is canceled
/// or the object is released.
private final class Waiter<P: Publisher>: @unchecked Sendable {
    // @unchecked: the lock guards the state; each value is passed from one thread to one task.
    private struct Answer: @unchecked Sendable { let result: Result<P.Output?, P.Failure> }

    private let lock = NSLock()
    private var waiting: Fifo<CheckedContinuation<Answer, Never>> = Fifo()
    private var ready: Fifo<P.Output> = Fifo()
    private var end: Subscribers.Completion<P.Failure>?
    private var inlet: Inlet<P.Output, P.Failure>?

    init(_ publisher: P) {
        let inlet = Inlet<P.Output, P.Failure>(
            onValue: { [weak self] in
                self?.take($0)
                return .none
            },
            onEnd: { [weak self] in self?.finish($0) })
        self.inlet = inlet
        publisher.receive(subscriber: inlet)
    }

    deinit { inlet?.cancel() }

    func next() async -> Result<P.Output?, P.Failure> {
        let cancel = Action(run: { [self] in
            inlet?.cancel()
            finish(.finished)
        })
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let (answer, isNew) = lock.withLock { () -> (Answer?, Bool) in
                    if let value = ready.popFirst() { return (Answer(result: .success(value)), false) }
                    if let end { return (takeEnd(end), false) }
                    waiting.append(continuation)
                    return (nil, true)
                }
                if let answer { continuation.resume(returning: answer) }
                if isNew { inlet?.request(.max(1)) }
            }
        } onCancel: {
            cancel.run()
        }.result
    }

    private func take(_ value: P.Output) {
        let continuation = lock.withLock {
            let continuation = waiting.popFirst()
            if continuation == nil { ready.append(value) }
            return continuation
        }
        continuation?.resume(returning: Answer(result: .success(value)))
    }

    private func finish(_ completion: Subscribers.Completion<P.Failure>) {
        while true {
            let next = lock.withLock { () -> (CheckedContinuation<Answer, Never>, Answer)? in
                if end == nil { end = completion }
                return waiting.popFirst().map { ($0, takeEnd(end!)) }
            }
            guard let next else { return }
            next.0.resume(returning: next.1)
        }
    }

    /// The error is thrown once; after it there are no more values.
    private func takeEnd(_ completion: Subscribers.Completion<P.Failure>) -> Answer {
        end = .finished
        return Answer(result: completion.error.map { .failure($0) } ?? .success(nil))
    }
}
