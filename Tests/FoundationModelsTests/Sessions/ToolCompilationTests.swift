import Foundation
import Testing

/// What the compiler says of a tool.
@Suite("Compiling tools")
struct ToolCompilationTests {
    /// Where this test and the modules that it is made of were built.
    private static let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

    /// The compiler's messages on a file; empty if it finds no fault.
    private func messages(on source: String) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).swift")
        try Data("import FoundationModels\n\(source)".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let kernels = Self.products.appendingPathComponent("InferenceKernels.build/module.modulemap").path
        compiler.arguments = [
            "swiftc", "-swift-version", "6", "-typecheck", "-I", Self.products.appendingPathComponent("Modules").path,
            "-Xcc", "-fmodule-map-file=\(kernels)", file.path,
        ]
        let output = Pipe()
        compiler.standardError = output
        try compiler.run()
        let messages = output.fileHandleForReading.readDataToEndOfFile()
        compiler.waitUntilExit()
        return String(decoding: messages, as: UTF8.self)
    }

    @Test(
        "A tool that takes a bare value does not compile, and learns what to do",
        arguments: ["String", "Int", "Double", "Float", "Bool"])
    func bareArguments(type: String) throws {
        let messages = try messages(
            on: """
                struct Bare: Tool {
                    let description = ""
                    func call(arguments: \(type)) async throws -> String { "" }
                }
                """)
        #expect(messages.contains("use a @Generable struct instead of a bare \(type)"))
    }

    @Test("A tool that takes a bare value under a schema of its own compiles")
    func ownSchema() throws {
        let messages = try messages(
            on: """
                struct Described: Tool {
                    let description = ""
                    var parameters: GenerationSchema { String.generationSchema }
                    func call(arguments: String) async throws -> String { "" }
                }
                """)
        #expect(!messages.contains("error:"))
    }
}
