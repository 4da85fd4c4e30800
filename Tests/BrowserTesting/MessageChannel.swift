import Foundation
import Glibc

/// A channel for whole messages to a browser and back.
protocol MessageChannel: Sendable {
    func send(_ message: Data)
    /// Blocks, and delivers incoming messages until the other end closes.
    func receive(_ deliver: (Data) -> Void)
    func close()
}

/// Messages that end with a zero byte, as in Chromium's pipe protocol.
struct PipeChannel: MessageChannel {
    let process: BrowserProcess

    func send(_ message: Data) { Self.write([UInt8](message) + [0], to: process.descriptor) }

    func receive(_ deliver: (Data) -> Void) {
        var pending = Data()
        Self.readChunks(of: process.descriptor) { chunk in
            var rest = chunk
            while let end = rest.firstIndex(of: 0) {
                deliver(pending + rest[..<end])
                pending.removeAll(keepingCapacity: true)
                rest = rest[(end + 1)...]
            }
            pending.append(contentsOf: rest)
        }
    }

    func close() { process.end() }
}

extension MessageChannel {
    /// Writes everything, unless the other end is closed or accepts nothing for a minute, which is noticed by whoever waits for
    /// the response.
    static func write(_ bytes: [UInt8], to descriptor: Int32) {
        var start = 0, patience = timeval(tv_sec: 60, tv_usec: 0)
        setsockopt(
            descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        while start < bytes.count {
            let written = bytes[start...].withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard written > 0 else { return }
            start += written
        }
    }

    static func readChunks(of descriptor: Int32, _ take: (ArraySlice<UInt8>) -> Void) {
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            guard count > 0 else { return }
            take(chunk[..<count])
        }
    }
}
