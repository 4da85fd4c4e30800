import CProcesses
import Foundation
import Glibc

/// An open file without a name: it is gone as soon as nobody has it open, however this process ends. Closed with the object.
final class UnnamedFile {
    let descriptor: Int32

    /// An empty file.
    ///
    /// - Throws: `POSIXError`.
    init() throws {
        var path = Array(FileManager.default.temporaryDirectory.appending(path: "kissa-XXXXXX").path.utf8CString)
        descriptor = mkostemp(&path, O_CLOEXEC)
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        unlink(path)
    }

    deinit { close(descriptor) }

    /// The whole content.
    func contents() throws -> Data {
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        try file.seek(toOffset: 0)
        return try file.readToEnd() ?? Data()
    }
}
