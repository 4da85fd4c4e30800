import CWebSockets
import Foundation

/// One connection of the server, used on the server's thread only.
///
/// While a request is answered, the connection isn't read: further data waits in the socket, because libwebsockets would buffer
/// it and process it over and over. libwebsockets doesn't write either then, so the response is written to the socket directly,
/// and a timer checks whether the socket accepts more and whether the client is still connected.
final class ServedConnection {
    let wsi: OpaquePointer
    /// The connection's number, in order of arrival.
    let serial: Int
    var isCut = false

    /// The request whose body is being received.
    var request: IncomingRequest?
    /// The reply in progress.
    private(set) var reply: OpenReply?
    /// Whether the response has no body, because the request's method was HEAD.
    var wantsHeadOnly = false
    var outgoing = OutgoingBytes()
    /// Whether the end of the response is in `outgoing`, or was sent.
    var hasEnded = false
    /// Whether closing the connection marks the end of the response, because nothing else does.
    var endsWithConnection = false
    /// The client's deadline for its next action.
    private var deadline: ContinuousClock.Instant?

    private static let lookSeconds = 0.25
    private static let writeSeconds = 0.02

    init(wsi: OpaquePointer, serial: Int) {
        self.wsi = wsi
        self.serial = serial
    }

    /// Whether the connection is between requests.
    var isIdle: Bool { request == nil && reply == nil && !isCut }

    var descriptor: Int32 { lws_get_socket_fd(wsi) }

    func begin(_ reply: OpenReply) {
        self.reply = reply
        lws_rx_flow_control(wsi, 0)
        look()
    }

    /// Prepares for the next request.
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

    /// The library's timer still fires, because it can't be canceled.
    func removeDeadline() { deadline = nil }

    /// Whether the client has missed its deadline.
    var isLate: Bool { deadline.map { $0 <= .now } ?? false }

    /// Schedules the next check, soon if bytes are queued.
    func look() { wake(afterSeconds: outgoing.count > 0 ? Self.writeSeconds : Self.lookSeconds) }

    var isClientGone: Bool { websockets_peer_is_gone(descriptor) != 0 }

    private func wake(afterSeconds seconds: Double) { lws_set_timer_usecs(wsi, Int64(seconds * 1_000_000)) }
}
