/// Why a model gives no response.
///
/// The session is in the state before the request, and can be used again. Code for OS 26 catches the error as
/// ``LanguageModelSession/GenerationError``, if that has a case for it.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
public enum LanguageModelError: Error, Sendable {
    /// The transcript exceeds the model's context size.
    case contextSizeExceeded(ContextSizeExceeded)
    /// Too many requests were sent to the model.
    case rateLimited(RateLimited)
    /// The prompt or the response was found unsafe.
    case guardrailViolation(GuardrailViolation)
    /// The model declined to answer.
    case refusal(Refusal)
    /// The model lacks a capability that the request requires, such as guided generation or tool calling.
    case unsupportedCapability(UnsupportedCapability)
    /// The transcript contains content that the model doesn't support.
    case unsupportedTranscriptContent(UnsupportedTranscriptContent)
    /// The schema contains a guide that the model doesn't support.
    case unsupportedGenerationGuide(UnsupportedGenerationGuide)
    /// The model doesn't support the language.
    case unsupportedLanguageOrLocale(UnsupportedLanguageOrLocale)
    /// The response timed out.
    case timeout(Timeout)
}
