import CCurl
import Foundation
import Synchronization

/// The thread that serves all requests of a client, with libcurl's multi interface. It sleeps until there is activity on a
/// socket, a command, or a deadline.
final class HTTPLoop: Sendable {
    private enum Command {
        case begin(HTTPRequest, HTTPExchange)
        case look(HTTPExchange)
        case stop
    }

    private let reach: HTTPClient.Reach
    private struct Inbox {
        var commands: [Command] = []
        var isClosed = false
    }

    private let inbox = Mutex(Inbox())
    private let count = Mutex(0)
    private let turns = Atomic(0)
    private let looks = Atomic(0)
    /// The pointer is only used on the loop's thread, except for `curl_multi_wakeup`, which is thread-safe.
    private nonisolated(unsafe) let multi: UnsafeMutableRawPointer

    /// The number of idle connections that are kept for later requests.
    private static let idleConnectionCountMax = 32
    /// The longest sleep; commands wake the loop earlier.
    private static let sleepMax = Duration.seconds(3600)
    private static let isReady = curl_global_init(Int(CURL_GLOBAL_ALL)) == CURLE_OK

    init(reach: HTTPClient.Reach) {
        guard Self.isReady, let multi = curl_multi_init() else { fatalError("libcurl can't be initialised") }
        self.reach = reach
        self.multi = multi
        curl_set_multi_number(multi, CURLMOPT_MAXCONNECTS, Self.idleConnectionCountMax)
        let thread = Thread { [self] in run() }
        thread.name = "HTTPClient"
        thread.start()
    }

    /// The number of responses that aren't complete.
    var openCount: Int { count.withLock { $0 } }

    /// The number of iterations.
    var turnCount: Int { turns.load(ordering: .relaxed) }

    /// How often a response was checked.
    var lookCount: Int { looks.load(ordering: .relaxed) }

    func begin(_ request: HTTPRequest) -> HTTPExchange {
        let exchange = HTTPExchange { [weak self] in self?.post(.look($0)) }
        count.withLock { $0 += 1 }
        post(.begin(request, exchange))
        return exchange
    }

    func stop() { post(.stop) }

    /// Commands after the end are dropped.
    private func post(_ command: Command) {
        inbox.withLock { inbox in
            guard !inbox.isClosed else { return }
            inbox.commands.append(command)
            curl_multi_wakeup(multi)
        }
    }

    /// The open transfers, and those that need a check. The cost of an iteration doesn't depend on the others.
    private struct Transfers {
        var all: [ObjectIdentifier: HTTPTransfer] = [:]
        /// By libcurl's handles.
        var exchanges: [UnsafeMutableRawPointer: ObjectIdentifier] = [:]
        var calling: Set<ObjectIdentifier> = []
        var deadlines = HTTPDeadlines()
    }

    private func run() {
        ignoreBrokenPipes()
        var transfers = Transfers()
        while obey(&transfers) {
            var running: Int32 = 0
            curl_multi_perform(multi, &running)
            endDone(&transfers)
            let sleep = look(at: &transfers)
            turns.add(1, ordering: .relaxed)
            curl_multi_poll(multi, nil, 0, sleep, nil)
        }
        for exchange in transfers.all.values.map(\.exchange) {
            end(exchange, .failure(.unreachable(reason: "the client has ended")), &transfers)
        }
        inbox.withLock { $0.isClosed = true }
        curl_multi_cleanup(multi)
    }

    /// Blocks SIGPIPE, so that writing to a closed connection is an ordinary error.
    private func ignoreBrokenPipes() {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &signals, nil)
    }

    /// Executes the queued commands.
    ///
    /// - Returns: Whether the loop continues.
    private func obey(_ transfers: inout Transfers) -> Bool {
        let commands = inbox.withLock { inbox in
            defer { inbox.commands = [] }
            return inbox.commands
        }
        for command in commands {
            switch command {
            case .begin(let request, let exchange): begin(request, exchange, &transfers)
            // Checked after all commands.
            case .look(let exchange): transfers.calling.insert(ObjectIdentifier(exchange))
            case .stop: return false
            }
        }
        return true
    }

    private func begin(_ request: HTTPRequest, _ exchange: HTTPExchange, _ transfers: inout Transfers) {
        do throws(HTTPFailure) {
            let transfer = try HTTPTransfer(request, exchange, reach: reach)
            guard curl_multi_add_handle(multi, transfer.handle) == CURLM_OK else {
                throw .unreachable(reason: "there is no memory for it")
            }
            transfers.all[ObjectIdentifier(exchange)] = transfer
            transfers.exchanges[transfer.handle] = ObjectIdentifier(exchange)
        } catch {
            count.withLock { $0 -= 1 }
            exchange.end(.failure(error))
        }
    }

    private func endDone(_ transfers: inout Transfers) {
        var left: Int32 = 0
        while let message = curl_multi_info_read(multi, &left) {
            guard message.pointee.msg == CURLMSG_DONE, let handle = message.pointee.easy_handle,
                let transfer = transfers.exchanges[handle].flatMap({ transfers.all[$0] })
            else { continue }
            end(transfer.exchange, transfer.result(message.pointee.data.result), &transfers)
        }
    }

    /// Checks the exchanges whose readers asked for it, or whose deadlines have passed.
    ///
    /// - Returns: The number of milliseconds until the next deadline.
    private func look(at transfers: inout Transfers) -> Int32 {
        let now = ContinuousClock.now
        var sleep = Self.sleepMax
        let due = transfers.deadlines.take(until: now).union(transfers.calling)
        transfers.calling = []
        for name in due {
            guard let transfer = transfers.all[name] else { continue }
            looks.add(1, ordering: .relaxed)
            switch transfer.exchange.need(now: now, isHeld: transfer.isHeld) {
            case .nothing(let until): if let until { transfers.deadlines.set(until, for: name) }
            case .resume:
                transfer.resume()
                // The transfer may be paused again, so check it once more.
                transfers.calling.insert(name)
                sleep = .zero
            case .end: end(transfer.exchange, .failure(.truncated), &transfers)
            }
        }
        if let next = transfers.deadlines.next { sleep = min(sleep, max(.zero, now.duration(to: next))) }
        // Rounded up, so that the deadline has passed at the next check.
        return Int32(sleep / .milliseconds(1)) + (sleep > .zero ? 1 : 0)
    }

    private func end(_ exchange: HTTPExchange, _ end: Result<Void, HTTPFailure>, _ transfers: inout Transfers) {
        guard let transfer = transfers.all.removeValue(forKey: ObjectIdentifier(exchange)) else { return }
        transfers.exchanges[transfer.handle] = nil
        transfers.deadlines.remove(ObjectIdentifier(exchange))
        curl_multi_remove_handle(multi, transfer.handle)
        count.withLock { $0 -= 1 }
        exchange.end(end)
    }
}
