import Foundation
import TestSupport
import Testing

@testable import AppChecking

/// The compiler's work for a view's body, which grows with the combinations of overloads that it tries.
@Suite struct CompilerEffortTests {
    private let source = """
        import SwiftUI

        struct Screen: View {
            var isActive = true
            var body: some View {
                Rectangle()
                    .background(isActive ? Color.red : Color.blue.opacity(0.4))
                    .background(isActive ? Color.orange.opacity(0.4) : Color.green)
                    .background(isActive ? Color.yellow : Color.gray.opacity(0.2))
                    .overlay(Circle().fill(.red))
                    .opacity(isActive ? 1 : 0.5)
                    .background(isActive ? .black : .white)
                    .opacity(isActive ? 1 : 0.5)
                    .overlay(Circle().fill(isActive ? .blue : .clear))
            }
        }
        """

    @Test func `a chain of modifiers with many colors takes few steps`() throws {
        #expect(try messages(steps: 2_000).isEmpty)
    }

    @Test func `the compiler says so if it needs more steps than allowed`() throws {
        #expect(try messages(steps: 20).contains("unable to type-check this expression in reasonable time"))
    }

    /// The compiler's errors if it may try so many combinations for an expression.
    private func messages(steps: Int) throws -> String {
        let folder = try TemporaryFolder()
        let file = try folder.write(source, to: "Screen.swift")
        let build = try KissaBuild(products: BuiltProducts.folder)
        let compiler = Process()
        let pipe = Pipe()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.arguments =
            ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", file.path]
            + ["-Xfrontend", "-solver-scope-threshold=\(steps)", "-I", build.modules.path] + build.options
        compiler.standardError = pipe
        try compiler.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        compiler.waitUntilExit()
        return output.split(separator: "\n").filter { $0.contains(" error: ") }.joined(separator: "\n")
    }
}
