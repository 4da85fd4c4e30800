import Foundation
import Synchronization

/// An HTTP/1.1 server without TLS, on its own thread. It transports requests and responses; an `HTTPService` handles them.
package final class HTTPServer: Sendable {
    private let mailbox = ServerMailbox()
    /// Signalled when the thread has ended. Each waiter signals it again for the next one.
    private let ended = DispatchSemaphore(value: 0)
    /// The port that it listens on.
    package let port: Int

    /// Listens, and serves from then on.
    ///
    /// - Parameter makeService: Makes the service, once the port is known.
    package init(
        address: ListenAddress, port: Int, limits: ServingLimits = ServingLimits(),
        makeService: @escaping @Sendable (_ port: Int) -> any HTTPService
    ) throws(ListenError) {
        let started = DispatchSemaphore(value: 0)
        let opened = Opened()
        let thread = Thread { [mailbox, ended] in
            let loop = ServerLoop(limits: limits, mailbox: mailbox)
            let port = loop.listen(address: address, port: port, makeService: makeService)
            opened.port.withLock { $0 = port }
            started.signal()
            if port != nil { loop.run() }
            ended.signal()
        }
        thread.name = "HTTPServing"
        thread.start()
        started.wait()
        guard let port = opened.port.withLock({ $0 }) else {
            throw .couldNotListen(reason: "\(address.text) port \(port) could not be listened to")
        }
        self.port = port
    }

    private final class Opened: Sendable {
        let port = Mutex<Int?>(nil)
    }

    /// Stops accepting connections, and ends when all requests are answered.
    ///
    /// - Returns: Whether that happened in time.
    package func finish(withinSeconds seconds: Double) -> Bool {
        mailbox.post(.finish)
        guard ended.wait(timeout: .now() + seconds) == .success else { return false }
        ended.signal()
        return true
    }

    /// Closes all connections, stops the thread, and waits for its end.
    package func stop() {
        mailbox.post(.stop)
        ended.wait()
        ended.signal()
    }

    deinit { stop() }
}
