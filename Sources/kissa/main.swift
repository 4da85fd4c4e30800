import Dispatch
import Foundation
import KissaCommand

// Ctrl-C stops the reply that is being written, or the program where there is none.
let console = Console.standard
signal(SIGINT, SIG_IGN)
signal(SIGPIPE, SIG_DFL)
let interrupts = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
interrupts.setEventHandler {
    if !console.interruption.interrupt() { exit(KissaCommand.interrupted) }
}
interrupts.resume()

exit(await KissaCommand(console: console).run(Array(CommandLine.arguments.dropFirst())))
