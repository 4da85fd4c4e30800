/// What happens to a session's transcript when a request fails or is canceled.
///
/// ```swift
/// session.transcriptErrorHandlingPolicy = .preserveTranscript
/// ```
@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
public struct TranscriptErrorHandlingPolicy: Sendable {
    enum Kind: Sendable {
        case revert, preserve
    }

    let kind: Kind

    /// The transcript is reverted to its state before the request. This is the default.
    public static let revertTranscript = TranscriptErrorHandlingPolicy(kind: .revert)

    /// The prompt is preserved, and so are answered tool calls and the model's output since: the last entry may be a
    /// partial response.
    public static let preserveTranscript = TranscriptErrorHandlingPolicy(kind: .preserve)
}
