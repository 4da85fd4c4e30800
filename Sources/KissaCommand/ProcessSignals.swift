import Dispatch
import Foundation

/// What a terminal tells the process.
public enum ProcessSignals {
    /// From now on Ctrl-C stops the work that is going on, or ends the process where there is none, and a reader that
    /// closes its end of a pipe ends the process as it ends other tools.
    ///
    /// - Returns: What watches for Ctrl-C, for as long as it is kept.
    public static func watch(_ interruption: Interruption) -> any DispatchSourceSignal {
        signal(SIGPIPE, SIG_DFL)
        signal(SIGINT, SIG_IGN)
        // Not on the main queue, which waits while a command runs.
        let interrupts = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        let handler: @Sendable () -> Void = {
            if !interruption.interrupt() { exit(KissaCommand.interrupted) }
        }
        interrupts.setEventHandler(handler: handler)
        interrupts.resume()
        return interrupts
    }
}
