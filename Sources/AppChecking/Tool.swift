import Foundation

/// Runs other programs, found by `PATH`.
enum Tool {
    struct Result {
        let status: Int32
        let output: Data
        let errors: String
    }

    /// Runs a program to its end. Its output goes through files, which no amount of it blocks.
    static func run(_ words: [String]) throws -> Result {
        let folder = FileManager.default.temporaryDirectory
        let (output, errors) = (folder.appending(path: UUID().uuidString), folder.appending(path: UUID().uuidString))
        defer { for file in [output, errors] { try? FileManager.default.removeItem(at: file) } }
        for file in [output, errors] { try Data().write(to: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: try Data(contentsOf: output),
            errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    }
}
