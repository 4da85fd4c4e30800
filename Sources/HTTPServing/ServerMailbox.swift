import CWebSockets
import Foundation
import Synchronization

/// What other threads want of the server's thread. Posting wakes it; nothing else of libwebsockets may be called from
/// outside.
final class ServerMailbox: Sendable {
    enum Command: Sendable {
        // The number is a reply's: a late answer must not go to the next request of the connection.
        case respond(Int, OutgoingResponse)
        case begin(Int, OutgoingResponse)
        case write(Int, Data)
        case end(Int)
        case cut(Int)
        case finish
        case stop
    }

    /// The pointer is used under the lock alone, and is taken back before what it points to is destroyed.
    private struct Context: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    private let commands = Mutex<[Command]>([])
    private let context = Mutex<Context?>(nil)

    func post(_ command: Command) {
        let isFirst = commands.withLock { commands in
            commands.append(command)
            return commands.count == 1
        }
        // Only the first needs to wake the server, which takes all.
        if isFirst { wakeServer() }
    }

    /// From now on posting wakes this context; nil wakes none.
    func wake(_ context: OpaquePointer?) {
        self.context.withLock { $0 = context.map(Context.init) }
        // Something may have been posted already.
        wakeServer()
    }

    func takeAll() -> [Command] {
        commands.withLock { commands in
            defer { commands.removeAll() }
            return commands
        }
    }

    private func wakeServer() {
        context.withLock { context in
            if let context { lws_cancel_service(context.pointer) }
        }
    }
}
