// What this version has not, declared so that an app that needs it learns why it does not compile.

/// What an app tells about a response.
@available(*, unavailable, message: "feedback is not in this version of Kissa yet")
public struct LanguageModelFeedback {}
