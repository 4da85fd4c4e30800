import BenchmarkReport
import BrowserTesting
import Foundation

/// The same pages in Kissa, NiceGUI and ReactPy, each in a process of its own, used in turns in one Chromium.
///
///     BenchmarkUI                                 measures all
///     PORT=8180 BenchmarkUI serve counter|list    shows one of Kissa's pages; further arguments are ignored
@main
@MainActor
struct Benchmark {
    static func main() {
        serveIfAsked()
        Task {
            do {
                try await measure()
                exit(0)
            } catch {
                print(error)
                exit(1)
            }
        }
        RunLoop.main.run()
    }

    /// Serves if there are arguments, and then never returns: a serving process must not start measurements of its own.
    private static func serveIfAsked() {
        let arguments = CommandLine.arguments.dropFirst()
        switch Array(arguments.prefix(2)) {
        case []: return
        case ["serve", "counter"]: CounterApp.main()
        case ["serve", "list"]: ListApp.main()
        default: preconditionFailure("\(arguments) is no page to serve")
        }
    }

    private static func measure() async throws {
        let browser = try await Browser.shared()
        var rows = try await TapToDOM.rows(in: browser)
        rows += try await ListUpdate.rows(in: browser)
        rows.append(try await FirstFrame.row(in: browser))
        rows += try await WindowMemory.rows(in: browser)
        try rows.report(as: "ui")
    }
}
