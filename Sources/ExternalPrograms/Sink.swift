import CProcesses
import Foundation
import Glibc

/// The destination of a program's output: an open file, which is closed with the sink.
final class Sink {
    let descriptor: Int32
    private let isResult: Bool

    /// A result is written to an anonymous file.
    init(_ output: ExternalProgram.Output) throws {
        isResult = output == .result
        descriptor =
            switch output {
            case .nowhere: Self.openNowhere()
            case .standardError: Self.openStandardError()
            case .result: Self.openUnnamed()
            }
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    deinit { close(descriptor) }

    private static func openNowhere() -> Int32 { open("/dev/null", O_WRONLY | O_CLOEXEC) }

    /// A supervisor may have closed standard error.
    private static func openStandardError() -> Int32 {
        let descriptor = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        return descriptor >= 0 ? descriptor : openNowhere()
    }

    private static func openUnnamed() -> Int32 {
        var path = Array(FileManager.default.temporaryDirectory.appending(path: "kissa-XXXXXX").path.utf8CString)
        let descriptor = mkostemp(&path, O_CLOEXEC)
        if descriptor >= 0 { unlink(path) }
        return descriptor
    }

    /// The program's output, if it goes to the result.
    func contents() throws -> Data {
        guard isResult else { return Data() }
        let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
        try file.seek(toOffset: 0)
        return try file.readToEnd() ?? Data()
    }
}
