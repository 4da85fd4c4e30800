import Foundation
import TestSupport

/// What the compiler says of a file that uses this room as an app does.
enum CompilerMessages {
    /// The compiler's messages; empty if it finds no fault.
    static func on(_ source: String) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).swift")
        try Data("import FoundationModels\n\(source)".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.arguments =
            ["swiftc", "-swift-version", "6", "-typecheck", file.path] + BuiltProducts.foundationModelsOptions
        let output = Pipe()
        compiler.standardError = output
        try compiler.run()
        let messages = output.fileHandleForReading.readDataToEndOfFile()
        compiler.waitUntilExit()
        return String(decoding: messages, as: UTF8.self)
    }
}
