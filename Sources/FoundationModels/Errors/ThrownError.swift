import protocol Foundation.LocalizedError

/// The error that sessions throw: OS 27's, which can also be caught as OS 26's.
///
/// On Apple's systems the errors of a program depend on the SDK that it was built with: with OS 26's it catches
/// `GenerationError`, with OS 27's `LanguageModelError` and related types. Here there is one library for both, so the
/// error that is thrown can be cast to either. Swift's runtime asks a type that conforms to `_ObjectiveCBridgeable`
/// whether it can be created from an object, for `catch` patterns, `as?` and `is` alike.
final class ThrownError: Error, CustomStringConvertible, CustomDebugStringConvertible {
    /// OS 27's error.
    let current: any Error
    /// The equivalent error of OS 26.
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
    /// The error to throw to apps: an error of OS 26 or OS 27 is wrapped so that it can be caught as both; others are
    /// unchanged.
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

/// Runs a closure and wraps its errors for apps.
nonisolated(nonsending) func throwingBoth<Result>(
    _ body: nonisolated(nonsending) () async throws -> Result
) async throws -> Result {
    do { return try await body() } catch { throw error.thrown }
}
