import CWebSockets
import Glibc

/// What waits for a socket, and is written to it as far as it takes bytes without waiting.
struct OutgoingBytes {
    enum Outcome {
        case written
        /// The socket takes no more now.
        case waits
        case broken
    }

    private var bytes: [UInt8] = []
    private var start = 0

    var count: Int { bytes.count - start }

    mutating func append(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

    /// - Returns: How it went, and how much was written.
    mutating func flush(to descriptor: Int32) -> (outcome: Outcome, byteCount: Int) {
        let before = count
        while count > 0 {
            let written = bytes[start...].withUnsafeBytes {
                websockets_write_now(descriptor, $0.baseAddress, $0.count)
            }
            guard written > 0 else {
                let isFull = written < 0 && [EAGAIN, EWOULDBLOCK, EINTR].contains(errno)
                return (isFull ? .waits : .broken, before - count)
            }
            start += written
        }
        bytes.removeAll(keepingCapacity: true)
        start = 0
        return (.written, before)
    }
}
