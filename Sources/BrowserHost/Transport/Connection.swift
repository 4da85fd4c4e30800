import CWebSockets
import Foundation

/// One socket, first as an HTTP connection, then perhaps as a WebSocket. It lives on the server's thread.
final class Connection {
    let wsi: OpaquePointer
    /// Counts connections in the order in which they came.
    let serial: Int
    /// Where it comes from, as far as costs are counted by it: the peer, until a request tells who is behind a proxy.
    var address: String
    /// What it has asked for last, as the access log says it.
    var asked = ""
    /// Whether it is on its way out.
    var isCut = false

    // As an HTTP connection: whether a whole request has come, what is still to be sent, which answer is being fetched.
    var hasAsked = false
    var body = Data()
    var bodyOffset = 0
    var awaited: RequestID?
    var isHeadRequest = false

    // As a WebSocket.
    var id: ConnectionID?
    /// Set when the upgrade is allowed.
    var party: Party?
    var bucket: TokenBucket
    /// Why nothing is read of it.
    var pauses: Pauses = []
    var hasGreeted = false
    /// The fragments of a message so far.
    var incoming: [UInt8] = []
    /// How many bytes of it were there before the fragment that is coming in.
    var pieceStart = 0
    /// Whole messages, each with room for a frame's header in front.
    var outgoing: [[UInt8]] = []
    var outgoingBytes = 0
    /// Messages written since all of them were.
    var writtenCount = 0
    var closing: (code: CloseCode, reason: String)?

    init(wsi: OpaquePointer, serial: Int, address: String, limits: HostConfiguration.Limits) {
        self.wsi = wsi
        self.serial = serial
        self.address = address
        bucket = TokenBucket(capacity: limits.messageBurst, tokensPerSecond: limits.messagesPerSecond)
    }

    struct Pauses: OptionSet {
        let rawValue: UInt8
        /// Much of what it said waits to be heard.
        static let unheard = Pauses(rawValue: 1)
        /// Its visitor, or address, has said too much.
        static let rate = Pauses(rawValue: 2)
    }

    /// A WebSocket that hasn't said hello.
    var isStranger: Bool { id != nil && !hasGreeted && !isCut }

    /// Neither a WebSocket nor in the middle of an answer.
    var isIdle: Bool { id == nil && body.isEmpty && awaited == nil && !isCut }
}
