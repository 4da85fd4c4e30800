import CWebSockets
import Foundation
import HTTPServing

/// An HTTP and WebSocket server on its own thread. It transfers bytes; the router and the host interpret them.
final class WebServer: Sendable {
    /// Its callbacks, always on the server's thread: switch to another one before touching shared state.
    struct Events: Sendable {
        var opened: @Sendable (ConnectionID, Party) -> Void
        /// If it returns false, reading from that connection pauses until `readOn(_:)`.
        var received: @Sendable (ConnectionID, [UInt8]) -> Bool
        var closed: @Sendable (ConnectionID) -> Void
    }

    private let mailbox = Mailbox()
    private let lines = SocketLines()
    private let report = ServerReport()
    private let ended = DispatchSemaphore(value: 0)
    let port: Int

    /// Starts listening and serving.
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

    /// Closes all connections and ends the thread; returns when that is done. Call it once.
    func stop() {
        mailbox.post(.stop)
        ended.wait()
    }

    /// Sends a text message, directly if possible. If the socket takes only a part of it, the connection is cut.
    func send(_ message: [UInt8], to connection: ConnectionID) {
        switch lines.write(message, to: connection) {
        case .written: break
        case .waits: mailbox.post(.send(connection, message))
        case .broken: mailbox.post(.cut(connection))
        }
    }

    /// Sends a long message, which is encoded on the server's thread, so that the caller doesn't wait.
    func send(to connection: ConnectionID, making message: @escaping @Sendable () -> [UInt8]) {
        lines.hold(connection)
        mailbox.post(.compose(connection, message))
    }

    /// Resumes reading from a connection that was paused.
    func readOn(_ connection: ConnectionID) { mailbox.post(.readOn(connection)) }

    func cutConnections() { mailbox.post(.cutAll) }

    /// Closes a connection once all earlier messages are sent.
    func close(_ connection: ConnectionID, _ code: CloseCode, reason: String) {
        mailbox.post(.close(connection, code, reason: reason))
    }
}
