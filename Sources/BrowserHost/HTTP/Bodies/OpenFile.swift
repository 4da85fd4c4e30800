import ContentHashing
import Foundation

/// A file that stays open while responses are made of it. Reading doesn't move a position, so several responses share one.
///
/// It isn't mapped into memory: if a mapped file becomes shorter, reading it ends the process.
final class OpenFile: Sendable {
    private let descriptor: Int32
    /// The length when the file was opened.
    let byteCount: Int
    /// A changed file has another tag. A copy with the same time, on another machine, has the same one.
    let tag: String

    /// - Throws: `CocoaError` if it can't be read, or isn't a regular file.
    init(_ url: URL) throws {
        // A pipe without a writer would make the caller wait.
        descriptor = open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw CocoaError(.fileReadNoSuchFile) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            close(descriptor)
            throw CocoaError(.fileReadUnknown)
        }
        byteCount = Int(status.st_size)
        let time = status.st_mtim
        let marks = [byteCount, time.tv_sec, time.tv_nsec].map(String.init).joined(separator: " ")
        tag = "\"\(ContentHash.hexadecimal(of: Data(marks.utf8)).prefix(32))\""
    }

    deinit { close(descriptor) }

    /// Fills the buffer with the bytes from an offset; returns false if there aren't as many, or they can't be read.
    func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Bool {
        var filled = 0
        while filled < buffer.count {
            let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
            let count = pread(descriptor, rest.baseAddress, rest.count, off_t(offset + filled))
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            filled += count
        }
        return true
    }

    /// All bytes.
    /// - Throws: `CocoaError` if there are no longer as many as when it was opened.
    func readAll() throws -> Data {
        var data = Data(count: byteCount)
        guard data.withUnsafeMutableBytes({ read(at: 0, into: $0) }) else { throw CocoaError(.fileReadUnknown) }
        return data
    }
}

/// A part of a file, which is a response's body.
struct FilePart: Sendable, Equatable {
    let file: OpenFile
    var range: Range<Int>

    static func == (first: FilePart, second: FilePart) -> Bool {
        first.file === second.file && first.range == second.range
    }
}
