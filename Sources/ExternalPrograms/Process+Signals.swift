import Foundation
import Glibc
import Synchronization

extension Process {
    /// Starts the program with ``OrdinarySignals``, unlike `run()`.
    ///
    /// - Throws: What `run()` throws, and `CocoaError` if the program isn't installed.
    package func runWithOrdinarySignals() throws {
        try wrap(lastSignal: nil)
        try OrdinarySignals.whileNoneIsBlocked { try run() }
    }

    /// Starts the program likewise, and has the kernel tell it to end (SIGTERM) when this process has ended, in whatever way.
    ///
    /// - Throws: As ``runWithOrdinarySignals()``.
    package func runWhileThisProcessDoes() throws {
        try wrap(lastSignal: "TERM")
        let isStarted = DispatchSemaphore(value: 0), failure = Mutex<(any Error)?>(nil)
        // The kernel waits for the end of the thread that has started the program.
        Thread.detachNewThread { [self] in
            do {
                try OrdinarySignals.whileNoneIsBlocked { try run() }
            } catch {
                failure.withLock { $0 = error }
                isStarted.signal()
                return
            }
            let number = processIdentifier
            isStarted.signal()
            Child.waitForEnd(of: number)
        }
        isStarted.wait()
        if let error = failure.withLock({ $0 }) { throw error }
    }

    private func wrap(lastSignal: String?) throws {
        let program = executableURL?.path ?? ""
        guard FileManager.default.isExecutableFile(atPath: program) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: program])
        }
        executableURL = URL(fileURLWithPath: "/usr/bin/\(OrdinarySignals.program)")
        arguments = OrdinarySignals.arguments(running: [program] + (arguments ?? []), lastSignal: lastSignal)
    }

    /// Sends a signal, and kills the program if it hasn't ended after some seconds. Returns at once.
    package func end(by signal: Int32 = SIGTERM, within seconds: Double) {
        guard isRunning else { return }
        kill(processIdentifier, signal)
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [self] in
            guard isRunning else { return }
            // A `Process` leads a group of its own.
            kill(-processIdentifier, SIGKILL)
            kill(processIdentifier, SIGKILL)
        }
    }
}
