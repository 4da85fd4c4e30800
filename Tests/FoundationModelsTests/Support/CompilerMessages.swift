import Foundation
import TestSupport

/// The compiler's diagnostics for a file that uses this module as an app does.
enum CompilerMessages {
    /// The compiler's messages; empty if there are none.
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
