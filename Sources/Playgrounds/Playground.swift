/// Declares code to try things out with, which Xcode runs beside the source: Apple's samples of FoundationModels begin with it.
///
/// ```swift
/// import FoundationModels
/// import Playgrounds
///
/// #Playground("A first question") {
///     let session = LanguageModelSession()
///     let response = try await session.respond(to: "What shall I drink?")
/// }
/// ```
///
/// There is no canvas on Linux: the compiler checks the body, so that it can't go stale unseen, and nothing of it is in the
/// program.
///
/// - Parameters:
///   - name: What the playground is called.
///   - body: The code.
@freestanding(declaration)
public macro Playground(_ name: String? = nil, body: @escaping @Sendable () async throws -> Void) =
    #externalMacro(module: "FoundationModelsMacros", type: "PlaygroundMacro")
