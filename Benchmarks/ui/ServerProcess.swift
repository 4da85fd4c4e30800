import BrowserTesting
import Foundation

/// A framework that serves the benchmark's pages.
struct Framework: Sendable {
    let name: String
    /// The command that starts it, without the page's name and the port.
    private let command: [String]

    static let kissa = Framework(name: "Kissa", command: [CommandLine.arguments[0], "serve"])
    static let niceGUI = Framework(name: "NiceGUI", command: python + ["nicegui"])
    static let reactPy = Framework(name: "ReactPy", command: python + ["reactpy"])
    static let all = [kissa, niceGUI, reactPy]

    private static let python = [
        ProcessInfo.processInfo.environment["BENCHMARK_PYTHON"] ?? ".venv-ui/bin/python", "Benchmarks/ui/peers.py",
    ]

    @MainActor
    func serve(_ page: String) throws -> ServerProcess { try ServerProcess(command + [page]) }
}

/// A server in its own process, on its own port.
@MainActor
final class ServerProcess {
    private static var lastPort = 8179
    private let process = Process()
    private let port: Int

    fileprivate init(_ command: [String]) throws {
        Self.lastPort += 1
        port = Self.lastPort
        process.executableURL = URL(fileURLWithPath: command[0])
        process.arguments = command.dropFirst() + ["\(port)"]
        process.environment = ProcessInfo.processInfo.environment.merging(["PORT": "\(port)"]) { $1 }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
    }

    func end() {
        process.terminate()
        process.waitUntilExit()
    }

    var address: URL { URL(string: "http://127.0.0.1:\(port)/")! }

    /// The process's resident memory, in kilobytes.
    func residentKilobytes() throws -> Double {
        let status = try String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
        let number = line?.split(separator: " ").dropFirst().first.flatMap { Double($0) }
        guard let number else { preconditionFailure("no VmRSS in \(status)") }
        return number
    }

    func waitUntilListening() async throws {
        while !isListening { try await Task.sleep(for: .milliseconds(2)) }
    }

    private var isListening: Bool {
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
