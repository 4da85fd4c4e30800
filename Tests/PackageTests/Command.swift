import Foundation

/// Runs a program of the toolchain or the system to its end.
struct Command {
    struct Result {
        let status: Int32
        /// The standard output and standard error, in order.
        let output: String
    }

    let words: [String]
    var directory: URL?

    init(_ words: String..., in directory: URL? = nil) {
        self.init(words, in: directory)
    }

    init(_ words: [String], in directory: URL? = nil) {
        self.words = words
        self.directory = directory
    }

    /// The program's name is looked up on the PATH.
    func run() throws -> Result {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = words
        process.currentDirectoryURL = directory
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
    }

    /// Returns the output of a program that succeeds.
    @discardableResult
    func output() throws -> String {
        let result = try run()
        guard result.status == 0 else {
            throw Failure(words: words, status: result.status, output: result.output)
        }
        return result.output
    }

    struct Failure: Error, CustomStringConvertible {
        let words: [String]
        let status: Int32
        let output: String

        var description: String {
            "\(words.prefix(3).joined(separator: " ")) … ended with \(status):\n\(output.suffix(4000))"
        }
    }
}
