import Foundation
import KissaCommand

let console = Console.standard
let interrupts = ProcessSignals.watch(console.interruption)
exit(await KissaCommand(console: console).run(Array(CommandLine.arguments.dropFirst())))
