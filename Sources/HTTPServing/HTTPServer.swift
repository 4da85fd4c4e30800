import Foundation
import Synchronization

/// An HTTP/1.1 server on a thread of its own, without TLS. It carries requests and answers; what they mean is the
/// service's.
package final class HTTPServer: Sendable {
    private let mailbox = ServerMailbox()
    /// Signalled once the thread has ended, again by everybody who saw it.
    private let ended = DispatchSemaphore(value: 0)
    /// Where it listens.
    package let port: Int

    /// Listens, and serves from then on.
    ///
    /// - Parameter makeService: Makes what answers, once the port is known.
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

    /// Lets nobody in any more, and ends when everybody has their answer.
    ///
    /// - Returns: Whether that was so in time.
    package func finish(withinSeconds seconds: Double) -> Bool {
        mailbox.post(.finish)
        guard ended.wait(timeout: .now() + seconds) == .success else { return false }
        ended.signal()
        return true
    }

    /// Ends all connections and the thread, and returns when both are gone.
    package func stop() {
        mailbox.post(.stop)
        ended.wait()
        ended.signal()
    }

    deinit { stop() }
}
