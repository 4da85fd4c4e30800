/// Why a model gives no response, in OS 27's words. Provisional.
///
/// The system's model throws ``LanguageModelSession/GenerationError``, as in OS 26; a session throws
/// ``unsupportedCapability(_:)``, and models of others may throw any of these.
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
