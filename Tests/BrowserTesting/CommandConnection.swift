import Foundation
import Synchronization

/// Sends commands to a browser and receives its events, over Chromium's DevTools protocol or WebDriver BiDi, which number
/// commands in the same way.
///
/// One thread reads. Answers resume the waiting callers; events go to their page's handler, in order.
final class CommandConnection: Sendable {
    typealias EventHandler = @Sendable (_ method: String, _ parameters: JSON) -> Void

    private struct Waiting {
        var method: String
        var continuation: CheckedContinuation<JSON, any Error>
    }

    private struct State {
        var nextIdentifier = 1
        var waiting: [Int: Waiting] = [:]
        var handlers: [String: EventHandler] = [:]
        var hasEnded = false
    }

    private struct Outgoing: Encodable {
        var id: Int
        var method: String
        var params: JSON
        var sessionId: String?
    }

    private let channel: any MessageChannel
    /// The page that an event belongs to.
    private let pageOfEvent: @Sendable (JSON) -> String
    private let state = Mutex(State())
    private let writing = Mutex(())

    init(_ channel: any MessageChannel, pageOfEvent: @escaping @Sendable (JSON) -> String) {
        self.channel = channel
        self.pageOfEvent = pageOfEvent
        let reader = Thread { [weak self] in
            channel.receive { self?.receive($0) }
            self?.finish()
        }
        reader.name = "Browser"
        reader.start()
    }

    /// Pending commands fail with `browserEnded`.
    func end() {
        channel.close()
        finish()
    }

    /// Sends a command and waits for its answer.
    func send(
        _ method: String, _ parameters: JSON = [:], session: String? = nil, timeout: Duration = .seconds(60)
    ) async throws -> JSON {
        try await withCheckedThrowingContinuation { continuation in
            let waiting = Waiting(method: method, continuation: continuation)
            let identifier = state.withLock { state -> Int? in
                guard !state.hasEnded else { return nil }
                let identifier = state.nextIdentifier
                state.nextIdentifier += 1
                state.waiting[identifier] = waiting
                return identifier
            }
            guard let identifier else { return continuation.resume(throwing: BrowserError.browserEnded) }
            fail(identifier, after: timeout)
            write(Outgoing(id: identifier, method: method, params: parameters, sessionId: session))
        }
    }

    func setHandler(page: String, _ handler: EventHandler?) {
        state.withLock { $0.handlers[page] = handler }
    }

    private func fail(_ identifier: Int, after timeout: Duration) {
        let seconds = Double(timeout.components.seconds)
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [weak self] in
            guard let waiting = self?.state.withLock({ $0.waiting.removeValue(forKey: identifier) }) else { return }
            waiting.continuation.resume(throwing: BrowserError.commandTimedOut(method: waiting.method))
        }
    }

    private func write(_ message: Outgoing) {
        guard let encoded = try? JSONEncoder().encode(message) else {
            preconditionFailure("a command is JSON: \(message)")
        }
        writing.withLock { _ in channel.send(encoded) }
    }

    private func receive(_ data: Data) {
        guard let message = try? JSON(reading: data) else { return }
        guard let identifier = message["id"].int else {
            let handler = state.withLock { $0.handlers[pageOfEvent(message)] }
            handler?(message["method"].string ?? "", message["params"])
            return
        }
        guard let waiting = state.withLock({ $0.waiting.removeValue(forKey: identifier) }) else { return }
        if let failure = Self.failure(of: message) {
            waiting.continuation.resume(throwing: BrowserError.commandFailed(method: waiting.method, message: failure))
        } else {
            waiting.continuation.resume(returning: message["result"])
        }
    }

    /// In the DevTools protocol it is an object; in BiDi a name with a separate message.
    private static func failure(of answer: JSON) -> String? {
        if let name = answer["error"].string { return "\(name): \(answer["message"].string ?? "")" }
        return answer["error"]["message"].string
    }

    private func finish() {
        let waiting = state.withLock { state -> [Waiting] in
            state.hasEnded = true
            defer { state.waiting = [:] }
            return Array(state.waiting.values)
        }
        for each in waiting { each.continuation.resume(throwing: BrowserError.browserEnded) }
    }
}
