import protocol Foundation.LocalizedError

/// What sessions throw: OS 27's error, which code for OS 26 catches as its own.
///
/// On Apple's systems the errors of a program depend on the SDK that it was built with: with OS 26's it catches
/// `GenerationError`, with OS 27's `LanguageModelError` and its kin. Here there is one library for both, so the error that is
/// thrown can be cast to either. Swift's runtime asks a type that conforms to `_ObjectiveCBridgeable` whether it can be made
/// of an object, and `catch` patterns, `as?` and `is` all go through there.
final class ThrownError: Error, CustomStringConvertible, CustomDebugStringConvertible {
    /// OS 27's error.
    let current: any Error
    /// OS 26's error of the same meaning.
    let earlier: LanguageModelSession.GenerationError

    init(_ current: any Error, _ earlier: LanguageModelSession.GenerationError) {
        self.current = current
        self.earlier = earlier
    }

    var description: String { "\(current)" }

    var debugDescription: String { String(reflecting: current) }
}

extension ThrownError: LocalizedError {
    var errorDescription: String? { (current as? any LocalizedError)?.errorDescription }
    var recoverySuggestion: String? { (current as? any LocalizedError)?.recoverySuggestion }
    var failureReason: String? { (current as? any LocalizedError)?.failureReason }
}

extension Error {
    /// The error as apps are given it: one of OS 26 or OS 27 as both, any other as it is.
    package var thrown: any Error {
        switch self {
        case is ThrownError: self
        case let error as LanguageModelSession.GenerationError: ThrownError(error.current, error)
        case let error as LanguageModelError: error.earlier.map { ThrownError(error, $0) } ?? error
        case let error as LanguageModelSession.Error: ThrownError(error, error.earlier)
        case let error as SystemLanguageModel.Error: ThrownError(error, error.earlier)
        case let error as GeneratedContent.ParsingError: ThrownError(error, error.earlier)
        default: self
        }
    }
}

/// Runs something whose errors apps see.
nonisolated(nonsending) func throwingBoth<Result>(
    _ body: nonisolated(nonsending) () async throws -> Result
) async throws -> Result {
    do { return try await body() } catch { throw error.thrown }
}
