import CWebSockets
import Glibc

/// The tables that libwebsockets keeps pointers to for as long as it listens.
final class ListenTables {
    let protocols: UnsafeMutablePointer<lws_protocols>
    let idlePolicy: UnsafeMutablePointer<lws_retry_bo_t>
    private let name = strdup("kissa")

    init(limits: HostConfiguration.Limits) {
        // One protocol answers HTTP and WebSockets alike; an empty one ends the table.
        protocols = .allocate(capacity: 2)
        protocols.initialize(repeating: lws_protocols(), count: 2)
        protocols[0].name = UnsafePointer(name)
        protocols[0].callback = serviceCallback
        // Each connection has a buffer of this size. Nearly all messages are shorter; longer ones arrive in several pieces.
        protocols[0].rx_buffer_size = 4 * 1024
        protocols[0].tx_packet_size = 64 * 1024
        idlePolicy = .allocate(capacity: 1)
        idlePolicy.initialize(to: lws_retry_bo_t())
        idlePolicy.pointee.secs_since_valid_ping = UInt16(limits.pingSeconds)
        idlePolicy.pointee.secs_since_valid_hangup = UInt16(limits.hangUpSeconds)
    }

    deinit {
        protocols.deallocate()
        idlePolicy.deallocate()
        free(name)
    }
}
