import CWebSockets
import Synchronization

/// What other threads want of the thread of a server. Posting wakes it; nothing else of libwebsockets may be called from
/// outside.
package final class ServiceMailbox<Command: Sendable>: Sendable {
    /// The pointer is used under the lock alone, and is taken back before what it points to is destroyed.
    private struct Context: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    private let commands = Mutex<[Command]>([])
    /// Not under the lock of the commands: the server, once awake, would have to wait for whoever is still waking it.
    private let context = Mutex<Context?>(nil)

    package init() {}

    package func post(_ command: Command) {
        let isFirst = commands.withLock { commands in
            commands.append(command)
            return commands.count == 1
        }
        // Only the first needs to wake the server, which takes all.
        if isFirst { wakeServer() }
    }

    /// From now on posting wakes this context; nil wakes none.
    package func wake(_ context: OpaquePointer?) {
        self.context.withLock { $0 = context.map(Context.init) }
        // Something may have been posted already.
        wakeServer()
    }

    package func takeAll() -> [Command] {
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
