import Foundation
import Glibc

extension Process {
    /// Starts the program, which hears signals as one does that a person starts in a terminal.
    ///
    /// `run()` passes on what the calling thread blocks, and the threads of a pool block all that could end a program; and
    /// what this program ignores, as one ignores Ctrl-C that was started in the background.
    ///
    /// - Throws: What `run()` throws, and `CocoaError` where there is no such program.
    package func runWithOrdinarySignals() throws {
        let program = executableURL?.path ?? ""
        guard FileManager.default.isExecutableFile(atPath: program) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: program])
        }
        executableURL = URL(fileURLWithPath: "/usr/bin/env")
        arguments = ["--default-signal=HUP,INT,QUIT,TERM", program] + (arguments ?? [])
        var none = sigset_t(), before = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        try run()
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
