import Foundation
import Synchronization

/// The answer to one request, from any thread: whole, or in pieces.
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

    /// Answers as a whole.
    package func respond(_ response: OutgoingResponse) { mailbox.post(.respond(id, response)) }

    /// Begins an answer whose length isn't known; the response's body is its first piece.
    package func begin(_ response: OutgoingResponse) {
        state.withLock { $0.hasBegun = true }
        mailbox.post(.begin(id, response))
    }

    /// Whether its status is on the way already.
    package var hasBegun: Bool { state.withLock { $0.hasBegun } }

    /// The next piece.
    package func write(_ piece: Data) { mailbox.post(.write(id, piece)) }

    /// Nothing more will come.
    package func end() { mailbox.post(.end(id)) }

    /// Breaks an answer off that can't become whole, so that the client doesn't take it for one that is.
    package func breakOff() { mailbox.post(.cut(id)) }

    /// Calls a closure, on some thread, if the connection is lost before the answer is out. One replaces the other.
    package func whenGone(_ action: @escaping @Sendable () -> Void) {
        let isGone = state.withLock { state in
            if !state.isGone { state.whenGone = action }
            return state.isGone
        }
        if isGone { action() }
    }

    /// The answer is out: nobody has to be told any more.
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
