import Foundation
import Synchronization

/// The reply to one request, as a whole or in pieces. Thread-safe.
package final class OpenReply: Sendable {
    private struct State {
        var isGone = false
        var hasBegun = false
        var whenGone: (@Sendable () -> Void)?
    }

    let id: Int
    private let mailbox: ServerMailbox
    private let state = Mutex(State())

    init(id: Int, mailbox: ServerMailbox) {
        self.id = id
        self.mailbox = mailbox
    }

    /// Sends a complete response.
    package func respond(_ response: OutgoingResponse) { mailbox.post(.respond(id, response)) }

    /// Begins a response of unknown length; the response's body is its first piece.
    package func begin(_ response: OutgoingResponse) {
        state.withLock { $0.hasBegun = true }
        mailbox.post(.begin(id, response))
    }

    /// Whether the status has been sent already.
    package var hasBegun: Bool { state.withLock { $0.hasBegun } }

    /// Sends the next piece.
    package func write(_ piece: Data) { mailbox.post(.write(id, piece)) }

    /// Ends the response.
    package func end() { mailbox.post(.end(id)) }

    /// Aborts an incomplete response, so that the client doesn't take it for a complete one.
    package func breakOff() { mailbox.post(.cut(id)) }

    /// Sets a closure that is called on an arbitrary thread if the connection is lost before the response has been sent. It
    /// replaces the previous one.
    package func whenGone(_ action: @escaping @Sendable () -> Void) {
        let isGone = state.withLock { state in
            if !state.isGone { state.whenGone = action }
            return state.isGone
        }
        if isGone { action() }
    }

    /// The response has been sent, so `whenGone` isn't needed any more.
    func finish() { state.withLock { $0.whenGone = nil } }

    func lose() {
        let action = state.withLock { state in
            state.isGone = true
            defer { state.whenGone = nil }
            return state.whenGone
        }
        action?()
    }
}
