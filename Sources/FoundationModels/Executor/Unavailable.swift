// What OS 27 has and Kissa has not, so that a compiler says so, and what to use instead.

/// Apple's model on Apple's servers.
@available(
    *, unavailable,
    message: "Apple's servers can't be reached from here; name a server in KISSA_MODEL, or use ServerLanguageModel"
)
public struct PrivateCloudComputeLanguageModel: Sendable {
    /// Apple's model on Apple's servers.
    public init() { fatalError("unavailable") }
}

/// An image or a file in a prompt.
@available(*, unavailable, message: "models read nothing but text here; describe the image in words")
public struct Attachment<Content> {}

/// Instructions that change while a session goes on.
@available(*, unavailable, message: "begin another session with the transcript so far and other instructions")
public protocol DynamicInstructions {}

/// A model with its instructions, tools and options, which change while a session goes on.
@available(*, unavailable, message: "begin another session with the transcript so far and another model")
public protocol DynamicProfile {}

/// A value that a profile's parts share.
@available(*, unavailable, message: "there are no profiles here; keep the value where the session is kept")
@attached(peer)
public macro SessionPropertyEntry() = #externalMacro(module: "FoundationModelsMacros", type: "GuideMacro")
