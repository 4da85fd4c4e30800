import Foundation
import Synchronization

/// Passes a response from the loop's thread, which receives it, to the one task that reads it.
///
/// At most ``bufferedByteCountMax`` bytes are buffered; until the reader takes them, receiving is paused. The loop ends an
/// exchange whose reader has waited until its deadline. A deadline doesn't count while bytes are available, or while the reader
/// isn't waiting: then the reader is the slow side.
final class HTTPExchange: Sendable {
    typealias Instant = ContinuousClock.Instant

    static let bufferedByteCountMax = 1 << 20

    private struct State {
        var head: HTTPHead?
        var data = Data()
        var end: Result<Void, HTTPFailure>?
        var reader: CheckedContinuation<Void, Never>?
        var deadline: Instant?
        /// When the loop checks this exchange again without being woken.
        var nextLook: Instant?
        var isPaused = false
        var isLeft = false
        /// Until when the rest may be drained, after the reader has left.
        var drainEnd: Instant?
        var drainedByteCount = 0

        mutating func takeReader() -> CheckedContinuation<Void, Never>? {
            defer { (reader, deadline) = (nil, nil) }
            return reader
        }
    }

    private static let drainedByteCountMax = 64 << 10

    private let state = Mutex(State())
    /// Makes the loop check this exchange.
    private let callLoop: @Sendable (HTTPExchange) -> Void

    init(callLoop: @escaping @Sendable (HTTPExchange) -> Void) { self.callLoop = callLoop }
}

// MARK: - The reader's side

extension HTTPExchange {
    private enum News {
        case head(HTTPHead)
        case data(Data)
        case end(Result<Void, HTTPFailure>)
    }

    /// - Throws: ``HTTPFailure`` or `CancellationError`.
    func head(by deadline: Instant) async throws -> HTTPHead {
        switch try await news(by: deadline) {
        case .head(let head): return head
        case .data: throw HTTPFailure.truncated
        case .end(let end):
            try end.get()
            throw HTTPFailure.truncated
        }
    }

    /// The bytes received since the last call; nil at the end.
    ///
    /// - Throws: ``HTTPFailure`` or `CancellationError`.
    func next(by deadline: Instant) async throws -> Data? {
        switch try await news(by: deadline) {
        case .head: throw HTTPFailure.truncated
        case .data(let data): return data
        case .end(let end):
            try end.get()
            return nil
        }
    }

    /// Ends reading. The connection is closed, or, if the rest of the response arrives within the grace period, kept for another
    /// request.
    func leave(drainingFor grace: Duration? = nil) {
        let isNews = state.withLock { state in
            guard !state.isLeft else { return false }
            state.isLeft = true
            state.data = Data()
            state.drainEnd = grace.map { .now + $0 }
            return state.end == nil
        }
        if isNews { callLoop(self) }
    }

    private func news(by deadline: Instant) async throws -> News {
        while true {
            try Task.checkCancellation()
            let (news, resumes) = state.withLock { state -> (News?, Bool) in
                guard let news = take(from: &state) else { return (nil, false) }
                defer { state.isPaused = false }
                return (news, state.isPaused)
            }
            if resumes { callLoop(self) }
            if let news { return news }
            await wait(until: deadline)
        }
    }

    private func take(from state: inout State) -> News? {
        if let head = state.head {
            state.head = nil
            return .head(head)
        }
        if !state.data.isEmpty {
            defer { state.data = Data() }
            return .data(state.data)
        }
        return state.end.map(News.end)
    }

    private func wait(until deadline: Instant) async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let (isOver, needsLook) = state.withLock { state -> (Bool, Bool) in
                    if Task.isCancelled || state.head != nil || !state.data.isEmpty || state.end != nil {
                        return (true, false)
                    }
                    precondition(state.reader == nil, "two tasks read one response")
                    state.reader = continuation
                    state.deadline = deadline
                    return (false, state.nextLook.map { $0 > deadline } ?? true)
                }
                if isOver { continuation.resume() } else if needsLook { callLoop(self) }
            }
        } onCancel: {
            state.withLock { $0.takeReader() }?.resume()
        }
    }
}

// MARK: - The loop's side

extension HTTPExchange {
    enum Taken {
        case all
        /// None: they will be offered again later.
        case later
        /// None: the reader has left.
        case none
    }

    /// What the loop has to do for an exchange.
    enum Need {
        /// Nothing before this time, if any.
        case nothing(until: Instant?)
        /// Resume receiving.
        case resume
        case end
    }

    func receive(_ head: HTTPHead) {
        state.withLock { state in
            state.head = head
            return state.takeReader()
        }?.resume()
    }

    func receive(_ bytes: UnsafeRawBufferPointer) -> Taken {
        let (taken, reader) = state.withLock { state -> (Taken, CheckedContinuation<Void, Never>?) in
            if state.isLeft {
                state.drainedByteCount += bytes.count
                let isLittle = state.drainEnd != nil && state.drainedByteCount <= Self.drainedByteCountMax
                return (isLittle ? .all : .none, nil)
            }
            guard state.data.count < Self.bufferedByteCountMax else {
                state.isPaused = true
                return (.later, nil)
            }
            state.data.append(contentsOf: bytes)
            return (.all, state.takeReader())
        }
        reader?.resume()
        return taken
    }

    func end(_ end: Result<Void, HTTPFailure>) {
        state.withLock { state in
            if state.end == nil { state.end = end }
            return state.takeReader()
        }?.resume()
    }

    /// What the loop has to do now. If the reader's deadline has passed, the reader is resumed with a failure.
    func need(now: Instant, isHeld: Bool) -> Need {
        let (need, reader) = state.withLock { state -> (Need, CheckedContinuation<Void, Never>?) in
            let limit = state.isLeft ? state.drainEnd ?? now : state.deadline
            if let limit, limit <= now {
                if state.end == nil { state.end = .failure(.late) }
                return (.end, state.takeReader())
            }
            // Keep an earlier time of the next check: a reader's next deadline is usually later, and then doesn't have to wake
            // the loop.
            state.nextLook = limit ?? state.nextLook.flatMap { $0 > now ? $0 : nil }
            // A paused transfer ends as soon as its reader has left.
            if isHeld, state.isLeft { return (.end, nil) }
            return (isHeld && !state.isPaused ? .resume : .nothing(until: state.nextLook), nil)
        }
        reader?.resume()
        return need
    }
}
