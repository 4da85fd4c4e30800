import Foundation
import Glibc

/// The destination of a program's output: an open file, which is closed with the sink.
final class Sink {
    let descriptor: Int32
    /// The file that has the result.
    private let result: UnnamedFile?

    init(_ output: ExternalProgram.Output) throws {
        result = output == .result ? try UnnamedFile() : nil
        descriptor =
            switch output {
            case .nowhere: Self.openNowhere()
            case .standardError: Self.openStandardError()
            case .result: result?.descriptor ?? -1
            }
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    }

    deinit {
        if result == nil { close(descriptor) }
    }

    private static func openNowhere() -> Int32 { open("/dev/null", O_WRONLY | O_CLOEXEC) }

    /// A supervisor may have closed standard error.
    private static func openStandardError() -> Int32 {
        let descriptor = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        return descriptor >= 0 ? descriptor : openNowhere()
    }

    /// The program's output, if it goes to the result.
    func contents() throws -> Data { try result?.contents() ?? Data() }
}
