import CWebSockets
import Foundation

/// One socket, first as an HTTP connection, then perhaps as a WebSocket. It belongs to the server's thread.
final class Connection {
    let wsi: OpaquePointer
    /// Numbers connections in the order in which they were accepted.
    let serial: Int
    /// Where it comes from, for counting costs: the peer, until a request names the client behind a proxy.
    var address: String
    /// Its last request, as the access log shows it.
    var asked = ""
    /// Whether it is being closed.
    var isCut = false

    // HTTP state: whether a complete request has arrived, what is still to be sent, which response is being loaded.
    var hasAsked = false
    var unsent: UnsentBody?
    var awaited: RequestID?
    var isHeadRequest = false

    // WebSocket state.
    var id: ConnectionID?
    /// Set when the upgrade is allowed.
    var party: Party?
    var bucket: TokenBucket
    /// Why reading is paused.
    var pauses: Pauses = []
    var hasGreeted = false
    /// The fragments of an incomplete message.
    var incoming: [UInt8] = []
    /// How many bytes of it had arrived before the current fragment.
    var pieceStart = 0
    /// Complete messages, each with room for a frame header in front.
    var outgoing: [[UInt8]] = []
    var outgoingBytes = 0
    /// Messages that were handed to the library since its buffer was last empty.
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
        /// Many of its messages wait to be processed.
        static let unheard = Pauses(rawValue: 1)
        /// Its visitor or address has exceeded the rate.
        static let rate = Pauses(rawValue: 2)
    }

    /// An HTTP connection, or a WebSocket that hasn't sent hello.
    var isStranger: Bool { !isCut && (id == nil || !hasGreeted) }

    /// An HTTP connection without a response in progress.
    var isIdle: Bool { id == nil && unsent == nil && awaited == nil && !isCut }
}
