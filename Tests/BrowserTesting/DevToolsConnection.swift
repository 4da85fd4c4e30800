import Foundation
import Glibc
import Synchronization

/// Sends commands to Chromium and receives its events, over the DevTools protocol.
///
/// One thread reads. Answers resume the waiting callers; events go to their session's handler, in order.
final class DevToolsConnection: Sendable {
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

    private let process: ChromiumProcess
    private let state = Mutex(State())
    private let writing = Mutex(())

    init(minimumTextSize: Int = 0) throws {
        process = try ChromiumProcess(minimumTextSize: minimumTextSize)
        let descriptor = process.descriptor
        let reader = Thread { [weak self] in
            Self.readMessages(from: descriptor) { self?.receive($0) }
            self?.finish()
        }
        reader.name = "DevTools"
        reader.start()
    }

    /// Ends Chromium; pending commands fail with `chromiumEnded`.
    func end() {
        process.end()
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
            guard let identifier else { return continuation.resume(throwing: BrowserError.chromiumEnded) }
            fail(identifier, after: timeout)
            write(Outgoing(id: identifier, method: method, params: parameters, sessionId: session))
        }
    }

    func setHandler(session: String, _ handler: EventHandler?) {
        state.withLock { $0.handlers[session] = handler }
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
        let bytes = [UInt8](encoded) + [0]
        writing.withLock { _ in
            var start = 0
            while start < bytes.count {
                let written = bytes[start...].withUnsafeBytes {
                    Glibc.send(process.descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                }
                // The reader notices a broken pipe, and fails all pending commands.
                guard written > 0 else { return }
                start += written
            }
        }
    }

    private static func readMessages(from descriptor: Int32, deliver: (Data) -> Void) {
        var pending = Data()
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            guard count > 0 else { return }
            var rest = chunk[..<count]
            while let end = rest.firstIndex(of: 0) {
                deliver(pending + rest[..<end])
                pending.removeAll(keepingCapacity: true)
                rest = rest[(end + 1)...]
            }
            pending.append(contentsOf: rest)
        }
    }

    private func receive(_ data: Data) {
        guard let message = try? JSONDecoder().decode(JSON.self, from: data) else { return }
        guard let identifier = message["id"].int else {
            let handler = state.withLock { $0.handlers[message["sessionId"].string ?? ""] }
            handler?(message["method"].string ?? "", message["params"])
            return
        }
        guard let waiting = state.withLock({ $0.waiting.removeValue(forKey: identifier) }) else { return }
        if let failure = message["error"]["message"].string {
            waiting.continuation.resume(throwing: BrowserError.commandFailed(method: waiting.method, message: failure))
        } else {
            waiting.continuation.resume(returning: message["result"])
        }
    }

    private func finish() {
        let waiting = state.withLock { state -> [Waiting] in
            state.hasEnded = true
            defer { state.waiting = [:] }
            return Array(state.waiting.values)
        }
        for each in waiting { each.continuation.resume(throwing: BrowserError.chromiumEnded) }
    }
}
