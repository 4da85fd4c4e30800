import Foundation
import Glibc

/// A file that a program reads, with a content that was given.
final class Source {
    let descriptor: Int32

    /// Above the descriptors under which programs find their inputs.
    private static let descriptorMin: Int32 = 64

    /// - Throws: `POSIXError` or `CocoaError` if the content can't be written, as on a full disk.
    init(_ content: Data) throws {
        let file = try UnnamedFile()
        let handle = FileHandle(fileDescriptor: file.descriptor, closeOnDealloc: false)
        try handle.write(contentsOf: content)
        try handle.seek(toOffset: 0)
        descriptor = fcntl(file.descriptor, F_DUPFD_CLOEXEC, Self.descriptorMin)
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EMFILE) }
    }

    deinit { close(descriptor) }
}
