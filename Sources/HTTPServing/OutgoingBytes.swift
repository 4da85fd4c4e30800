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
    /// What it holds, that which was written included.
    var heldCount: Int { bytes.count }

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
                forgetWritten()
                return (isFull ? .waits : .broken, before - count)
            }
            start += written
        }
        forgetWritten()
        return (.written, before)
    }

    /// A client that is always a little behind doesn't make this grow. What is left is moved when it is the smaller part, so each
    /// byte is moved once at most for each that was written.
    private mutating func forgetWritten() {
        guard start > count else { return }
        bytes.removeFirst(start)
        start = 0
    }
}
