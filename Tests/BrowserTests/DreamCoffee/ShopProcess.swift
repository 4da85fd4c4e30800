import ExternalPrograms
import Foundation
import TestSupport
import Testing

/// Dream Coffee in a separate process, with its memory in a separate folder.
@MainActor
final class ShopProcess {
    private let folder: URL
    private let settings: [String: String]
    private var process: Process?
    private var port = "0"

    /// - Parameters:
    ///   - folder: The folder of its memory; nil for a new one.
    ///   - settings: Additional environment variables.
    init(in folder: URL? = nil, _ settings: [String: String] = [:]) throws {
        self.folder = folder ?? FileManager.default.temporaryDirectory.appending(path: "shop-\(UUID().uuidString)")
        self.settings = settings
        try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
    }

    /// The address of the game.
    var address: URL {
        get throws { try #require(URL(string: "http://127.0.0.1:\(port)/")) }
    }

    /// Opens the game, at the same address as before.
    func start() async throws {
        let process = Process()
        process.executableURL = BuiltProducts.executable("DreamCoffee")
        process.environment = ProcessInfo.processInfo.environment.merging(
            [
                "PORT": port, "HOST": "127.0.0.1", "XDG_DATA_HOME": folder.path, "XDG_CACHE_HOME": folder.path,
                "KISSA_MODEL": "",
                "OPEN": "0",
            ],
            uniquingKeysWith: { $1 }
        ).merging(settings, uniquingKeysWith: { $1 })
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.runWithOrdinarySignals()
        self.process = process
        port = try await Self.port(announcedIn: output.fileHandleForReading)
    }

    /// Reads the line that announces the game's port.
    private static func port(announcedIn output: FileHandle) async throws -> String {
        try await Task.detached {
            var text = ""
            while !text.contains("\n") {
                let data = output.availableData
                try #require(!data.isEmpty, "The game ended: \(text)")
                text += String(decoding: data, as: UTF8.self)
            }
            let port = text.firstMatch(of: /127\.0\.0\.1:(\d+)/).map { String($0.1) }
            return try #require(port, "No address in: \(text)")
        }.value
    }

    /// Kills the process, as in a power failure.
    func kill() async throws {
        let process = try #require(process)
        Foundation.kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    func remove() {
        if let process, process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
        try? FileManager.default.removeItem(at: folder)
    }
}
