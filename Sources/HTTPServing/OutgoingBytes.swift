import CWebSockets
import Glibc

/// A queue of bytes for a socket, which writes as many as the socket accepts without blocking.
struct OutgoingBytes {
    enum Outcome {
        case written
        /// The socket doesn't accept more at present.
        case waits
        case broken
    }

    private var bytes: [UInt8] = []
    private var start = 0

    var count: Int { bytes.count - start }
    /// The buffer's size, including bytes that were already written.
    var heldCount: Int { bytes.count }

    mutating func append(_ more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }

    /// - Returns: The outcome, and the number of bytes written.
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

    /// Frees the written part, so that the buffer doesn't grow for a client that is always a little behind. An unwritten rest
    /// is moved only if it is the smaller part, so the cost per written byte is constant.
    private mutating func forgetWritten() {
        // Removing the elements would keep the buffer's capacity.
        if start == bytes.count { return (bytes, start) = ([], 0) }
        guard start > count else { return }
        bytes.removeFirst(start)
        start = 0
    }
}
