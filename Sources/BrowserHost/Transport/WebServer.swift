import CWebSockets
import Foundation
import HTTPServing

/// An HTTP and WebSocket server on a thread of its own. It carries bytes; what they mean is the router's and the host's.
final class WebServer: Sendable {
    /// What it tells, always from its own thread: hop before touching anything.
    struct Events: Sendable {
        var opened: @Sendable (ConnectionID, Party) -> Void
        /// Where it returns false, nothing more is read of that connection until `readOn(_:)`.
        var received: @Sendable (ConnectionID, [UInt8]) -> Bool
        var closed: @Sendable (ConnectionID) -> Void
    }

    private let mailbox = Mailbox()
    private let lines = SocketLines()
    private let report = ServerReport()
    private let ended = DispatchSemaphore(value: 0)
    let port: Int

    /// Listens, and serves from then on.
    /// - Parameter makeRouter: Makes the router once the port is known.
    init(
        address: ListenAddress, port: Int, limits: HostConfiguration.Limits, events: Events,
        makeRouter: @escaping @Sendable (_ port: Int) -> Router
    ) throws(HostError) {
        let started = DispatchSemaphore(value: 0)
        let thread = Thread { [mailbox, lines, ended, report] in
            FaultReport.prepareThread()
            let loop = ServiceLoop(limits: limits, events: events, mailbox: mailbox, lines: lines)
            let port = loop.listen(address: address, port: port, makeRouter: makeRouter)
            report.port.withLock { $0 = port }
            started.signal()
            if port != nil { loop.run(countingTurnsIn: report) }
            ended.signal()
        }
        thread.name = "BrowserHost"
        thread.start()
        started.wait()
        guard let port = report.port.withLock({ $0 }) else {
            throw .couldNotListen(reason: "\(address.text) port \(port) could not be listened to")
        }
        self.port = port
    }

    /// How often the thread has woken up: an idle server sleeps.
    var turnCount: Int { report.turnCount.load(ordering: .relaxed) }

    /// Ends all connections and the thread, and returns when both are gone. Call it once.
    func stop() {
        mailbox.post(.stop)
        ended.wait()
    }

    /// Sends a text message, at once where the connection takes it; one that it can't take any more cuts it.
    func send(_ message: [UInt8], to connection: ConnectionID) {
        switch lines.write(message, to: connection) {
        case .written: break
        case .waits: mailbox.post(.send(connection, message))
        case .broken: mailbox.post(.cut(connection))
        }
    }

    /// Sends a long message, which the server's thread makes: whoever has it sent goes on meanwhile.
    func send(to connection: ConnectionID, making message: @escaping @Sendable () -> [UInt8]) {
        lines.hold(connection)
        mailbox.post(.compose(connection, message))
    }

    /// Reads a connection again that was told to wait.
    func readOn(_ connection: ConnectionID) { mailbox.post(.readOn(connection)) }

    func cutConnections() { mailbox.post(.cutAll) }

    /// Closes a connection once what was sent to it before is out.
    func close(_ connection: ConnectionID, _ code: CloseCode, reason: String) {
        mailbox.post(.close(connection, code, reason: reason))
    }
}
