import Dispatch
import Foundation

/// The process's signals.
public enum ProcessSignals {
    /// From now on Ctrl-C cancels the work in progress or, without any, ends the process; and a closed pipe ends the
    /// process, as it does other tools.
    ///
    /// - Returns: The signal source for Ctrl-C, which works as long as it is retained.
    public static func watch(_ interruption: Interruption) -> any DispatchSourceSignal {
        signal(SIGPIPE, SIG_DFL)
        signal(SIGINT, SIG_IGN)
        // Not on the main queue, which is blocked while a command runs.
        let interrupts = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
        let handler: @Sendable () -> Void = {
            if !interruption.interrupt() { exit(KissaCommand.interrupted) }
        }
        interrupts.setEventHandler(handler: handler)
        interrupts.resume()
        return interrupts
    }
}
