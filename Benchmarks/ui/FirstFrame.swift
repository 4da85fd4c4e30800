import BenchmarkReport
import BrowserTesting
import Foundation

/// From the start of a server's process to its counter in the page, for Kissa and NiceGUI in turns.
@MainActor
enum FirstFrame {
    private static let rounds = 5
    private static let ports = 8191...

    static func row(in browser: Browser) async throws -> Row {
        let python = ProcessInfo.processInfo.environment["BENCHMARK_PYTHON"] ?? ".venv-ui/bin/python"
        var ours: [Double] = []
        var theirs: [Double] = []
        for round in 0..<rounds {
            let port = ports.lowerBound + 2 * round
            ours.append(try await milliseconds([CommandLine.arguments[0], "serve"], port, browser))
            let peer = [python, "Benchmarks/ui/peers.py", "nicegui", "\(port + 1)"]
            theirs.append(try await milliseconds(peer, port + 1, browser))
        }
        return Row("first frame", "ms", ours: ours.sorted()[rounds / 2], peer: theirs.sorted()[rounds / 2], "NiceGUI")
    }

    /// Starts a command and opens its port in a page as soon as it listens.
    private static func milliseconds(_ command: [String], _ port: Int, _ browser: Browser) async throws -> Double {
        let page = try await browser.newPage()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: command[0])
        process.arguments = Array(command.dropFirst())
        process.environment = ProcessInfo.processInfo.environment.merging(["PORT": "\(port)"]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let clock = ContinuousClock()
        let start = clock.now
        try process.run()
        defer { process.terminate() }
        while !isListening(port) { try await Task.sleep(for: .milliseconds(2)) }
        try await page.navigate(to: URL(string: "http://127.0.0.1:\(port)/")!)
        try await page.waitFor("document.body.innerText.includes('count 0') && !document.querySelector('.waiting')")
        let time = (clock.now - start) / .milliseconds(1)
        await page.close()
        return time
    }

    private static func isListening(_ port: Int) -> Bool {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }
}
