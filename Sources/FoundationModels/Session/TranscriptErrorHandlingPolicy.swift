/// What becomes of a session's transcript when a request fails or is cancelled.
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

    /// The transcript is as it was before the request. This is the default.
    public static let revertTranscript = TranscriptErrorHandlingPolicy(kind: .revert)

    /// The prompt stays, and so do the calls of tools that were answered and what the model has said since: the last entry
    /// may be a part of a response.
    public static let preserveTranscript = TranscriptErrorHandlingPolicy(kind: .preserve)
}
