import Foundation
import Glibc

extension Process {
    /// Starts the program with ``OrdinarySignals``, unlike `run()`.
    ///
    /// - Throws: What `run()` throws, and `CocoaError` if the program isn't installed.
    package func runWithOrdinarySignals() throws {
        let program = executableURL?.path ?? ""
        guard FileManager.default.isExecutableFile(atPath: program) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: program])
        }
        executableURL = URL(fileURLWithPath: "/usr/bin/\(OrdinarySignals.program)")
        arguments = OrdinarySignals.options + [program] + (arguments ?? [])
        try OrdinarySignals.whileNoneIsBlocked { try run() }
    }

    /// Sends a signal, and kills the program if it hasn't ended after some seconds. Returns at once.
    package func end(by signal: Int32 = SIGTERM, within seconds: Double) {
        guard isRunning else { return }
        kill(processIdentifier, signal)
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [self] in
            if isRunning { kill(processIdentifier, SIGKILL) }
        }
    }
}
