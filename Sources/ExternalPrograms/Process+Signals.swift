import Foundation
import Glibc

extension Process {
    /// Starts the program with ``OrdinarySignals``, which `run()` doesn't give it.
    ///
    /// - Throws: What `run()` throws, and `CocoaError` where there is no such program.
    package func runWithOrdinarySignals() throws {
        let program = executableURL?.path ?? ""
        guard FileManager.default.isExecutableFile(atPath: program) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: program])
        }
        executableURL = URL(fileURLWithPath: "/usr/bin/\(OrdinarySignals.program)")
        arguments = OrdinarySignals.options + [program] + (arguments ?? [])
        try OrdinarySignals.whileNoneIsBlocked { try run() }
    }

    /// Tells the program to end, and kills it where it hasn't after some seconds. Returns at once.
    package func end(by signal: Int32 = SIGTERM, within seconds: Double) {
        guard isRunning else { return }
        kill(processIdentifier, signal)
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [self] in
            if isRunning { kill(processIdentifier, SIGKILL) }
        }
    }
}
