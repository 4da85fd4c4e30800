import Testing

/// Checks the compiler's diagnostics for tools.
@Suite("Compiling tools")
struct ToolCompilationTests {
    @Test(arguments: ["String", "Int", "Double", "Float", "Bool"])
    func `a tool that takes a bare value does not compile, and learns what to do`(type: String) throws {
        let messages = try CompilerMessages.on(
            """
            struct Bare: Tool {
                let description = ""
                func call(arguments: \(type)) async throws -> String { "" }
            }
            """)
        #expect(messages.contains("use a @Generable struct instead of a bare \(type)"))
    }

    @Test
    func `a tool that takes a bare value under a schema of its own compiles`() throws {
        let messages = try CompilerMessages.on(
            """
            struct Described: Tool {
                let description = ""
                var parameters: GenerationSchema { String.generationSchema }
                func call(arguments: String) async throws -> String { "" }
            }
            """)
        #expect(!messages.contains("error:"))
    }
}
