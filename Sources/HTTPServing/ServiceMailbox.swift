import CWebSockets
import Synchronization

/// Commands from other threads to a server's thread. Posting wakes that thread; no other function of libwebsockets may be called
/// from other threads.
package final class ServiceMailbox<Command: Sendable>: Sendable {
    /// The pointer is only used under the lock, and cleared before its target is destroyed.
    private struct Context: @unchecked Sendable {
        let pointer: OpaquePointer
    }

    private let commands = Mutex<[Command]>([])
    /// A separate lock: with the commands' lock, the woken server would wait for the thread that wakes it.
    private let context = Mutex<Context?>(nil)

    package init() {}

    package func post(_ command: Command) {
        let isFirst = commands.withLock { commands in
            commands.append(command)
            return commands.count == 1
        }
        // Only the first command has to wake the server, which takes all of them.
        if isFirst { wakeServer() }
    }

    /// Sets the context that posting wakes; nil wakes none.
    package func wake(_ context: OpaquePointer?) {
        self.context.withLock { $0 = context.map(Context.init) }
        // Commands may have been posted already.
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
