/// Why a model gives no response.
///
/// The session is as it was before the request, and can be asked again. Code for OS 26 catches the same as
/// ``LanguageModelSession/GenerationError``, as far as that has a case for it.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
public enum LanguageModelError: Error, Sendable {
    /// The transcript has more tokens than the model can read.
    case contextSizeExceeded(ContextSizeExceeded)
    /// The model has been asked too often.
    case rateLimited(RateLimited)
    /// The prompt or the response was found unsafe.
    case guardrailViolation(GuardrailViolation)
    /// The model declined to answer.
    case refusal(Refusal)
    /// The model cannot do what the request needs, such as to keep to a schema or to call tools.
    case unsupportedCapability(UnsupportedCapability)
    /// The transcript contains what the model cannot read.
    case unsupportedTranscriptContent(UnsupportedTranscriptContent)
    /// The schema contains a guide that the model cannot keep to.
    case unsupportedGenerationGuide(UnsupportedGenerationGuide)
    /// The model does not know the language.
    case unsupportedLanguageOrLocale(UnsupportedLanguageOrLocale)
    /// The response did not come in time.
    case timeout(Timeout)
}
