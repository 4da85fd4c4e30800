import Dispatch
import Foundation

/// The process's signals.
public enum ProcessSignals {
    /// From now on Ctrl-C and `kill` cancel the work in progress or, without any, end the process; and a closed pipe ends the
    /// process, as it does other tools.
    ///
    /// - Returns: The signal sources, which work as long as they are retained.
    public static func watch(_ interruption: Interruption) -> [any DispatchSourceSignal] {
        signal(SIGPIPE, SIG_DFL)
        return [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            // Not on the main queue, which is blocked while a command runs.
            let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
            let handler: @Sendable () -> Void = {
                // The shells' convention; for Ctrl-C that is `KissaCommand.interrupted`.
                if !interruption.interrupt() { exit(128 + number) }
            }
            source.setEventHandler(handler: handler)
            source.resume()
            return source
        }
    }
}
