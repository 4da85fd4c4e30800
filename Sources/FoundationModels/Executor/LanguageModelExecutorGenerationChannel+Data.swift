import Foundation
public import UniformTypeIdentifiers

extension LanguageModelExecutorGenerationChannel {
    /// A change of what a model makes beside its response and that no message holds, such as the sources of a search. It stands
    /// in the transcript as a ``Transcript/DataEntry``.
    ///
    /// ```swift
    /// await channel.send(.data(entryID: "sources", action: .update(contentType: .json, content: json)))
    /// ```
    @available(iOS 27.2, macOS 27.2, visionOS 27.2, watchOS 27.2, *)
    public struct Data: Sendable {
        /// The identity of the entry; nil begins another one.
        public var entryID: String?
        /// What changes.
        public var action: Action

        /// What can change.
        public struct Action: Sendable {
            package let contentType: UTType
            package let content: Foundation.Data
            package let metadata: GeneratedContent

            /// Puts an entry in the place of the one with the identity, or behind the others.
            ///
            /// The model must say that it makes such content, by ``LanguageModel/supportsDataEntryType(_:)``.
            public static func update(
                contentType: UTType, content: Foundation.Data,
                metadata: GeneratedContent = GeneratedContent(properties: [:])
            ) -> Action {
                Action(contentType: contentType, content: content, metadata: metadata)
            }
        }
    }
}
