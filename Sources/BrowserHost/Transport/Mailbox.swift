import CWebSockets
import Synchronization

/// What other threads want of the server's thread. Posting wakes it; nothing else of libwebsockets may be called from
/// outside.
final class Mailbox: Sendable {
    enum Command: Sendable {
        case send(ConnectionID, [[UInt8]])
        case close(ConnectionID, CloseCode, reason: String)
        /// The answer to a request that had to be fetched first.
        case respond(RequestID, Response)
        case cutAll
        case stop
    }

    /// One request on one connection: a late answer must not go to the next request.
    struct RequestID: Hashable, Sendable {
        let rawValue: Int
    }

    /// The pointer is used under the lock alone, and is taken back before what it points to is destroyed.
    private struct Context: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    private struct State {
        var commands: [Command] = []
        var context: Context?
    }

    private let state = Mutex(State())

    func post(_ command: Command) {
        state.withLock { state in
            state.commands.append(command)
            // Only the first needs to wake the server, which takes all.
            if state.commands.count == 1, let context = state.context { lws_cancel_service(context.pointer) }
        }
    }

    /// From now on posting wakes this context; nil wakes none.
    func wake(_ context: OpaquePointer?) {
        let context = context.map(Context.init)
        state.withLock { state in
            state.context = context
            if let context, !state.commands.isEmpty { lws_cancel_service(context.pointer) }
        }
    }

    func takeAll() -> [Command] {
        state.withLock { state in
            defer { state.commands.removeAll() }
            return state.commands
        }
    }
}
