import CWebSockets
import Foundation

/// One connection of the server. It lives on the server's thread.
///
/// While it is answered, nothing is read of it: what comes meanwhile waits in the socket, because the library would take it in
/// and look at it over and over. It writes nothing then either, so the answer goes to the socket directly, and a timer looks
/// whether the socket takes more, and whether the client is still there.
final class ServedConnection {
    let wsi: OpaquePointer
    /// Counts connections in the order in which they came.
    let serial: Int
    var isCut = false

    /// The request whose body is coming in.
    var request: IncomingRequest?
    /// What is being answered.
    private(set) var reply: OpenReply?
    /// Whether the answer has no body, since only its head was asked for.
    var wantsHeadOnly = false
    var outgoing = OutgoingBytes()
    /// Whether the answer's end is in `outgoing`, or out.
    var hasEnded = false
    /// Whether the answer ends with the connection, because nothing else says where it does.
    var endsWithConnection = false
    /// Until when the client has to do what it is to do.
    private var deadline: ContinuousClock.Instant?

    private static let lookSeconds = 0.25
    private static let writeSeconds = 0.02

    init(wsi: OpaquePointer, serial: Int) {
        self.wsi = wsi
        self.serial = serial
    }

    /// Between requests.
    var isIdle: Bool { request == nil && reply == nil && !isCut }

    var descriptor: Int32 { lws_get_socket_fd(wsi) }

    func begin(_ reply: OpenReply) {
        self.reply = reply
        lws_rx_flow_control(wsi, 0)
        look()
    }

    /// Is ready for the next request.
    func finish() {
        reply?.finish()
        reply = nil
        deadline = nil
        lws_rx_flow_control(wsi, 1)
    }

    // MARK: Time

    func setDeadline(seconds: Double) {
        deadline = .now + .seconds(seconds)
        if reply == nil { wake(afterSeconds: seconds) }
    }

    /// The library's timer goes off all the same: it can't be stopped.
    func removeDeadline() { deadline = nil }

    /// Whether the client took too long.
    var isLate: Bool { deadline.map { $0 <= .now } ?? false }

    /// Has the timer look again, soon where the socket is to take more.
    func look() { wake(afterSeconds: outgoing.count > 0 ? Self.writeSeconds : Self.lookSeconds) }

    var isClientGone: Bool { websockets_peer_is_gone(descriptor) != 0 }

    private func wake(afterSeconds seconds: Double) { lws_set_timer_usecs(wsi, Int64(seconds * 1_000_000)) }
}
