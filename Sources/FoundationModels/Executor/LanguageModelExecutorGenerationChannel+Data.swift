import Foundation
public import UniformTypeIdentifiers

extension LanguageModelExecutorGenerationChannel {
    /// A change of data that a model produces in addition to its response, such as the sources of a search. In the
    /// transcript it is a ``Transcript/DataEntry``.
    ///
    /// ```swift
    /// await channel.send(.data(entryID: "sources", action: .update(contentType: .json, content: json)))
    /// ```
    @available(iOS 27.2, macOS 27.2, visionOS 27.2, watchOS 27.2, *)
    public struct Data: Sendable {
        /// The identifier of the entry; nil begins a new one.
        public var entryID: String?
        /// The change.
        public var action: Action

        /// The kinds of changes.
        public struct Action: Sendable {
            package let contentType: UTType
            package let content: Foundation.Data
            package let metadata: GeneratedContent

            /// Replaces the entry with the identifier, or appends a new one.
            ///
            /// The model must declare that it produces such content, with ``LanguageModel/supportsDataEntryType(_:)``.
            public static func update(
                contentType: UTType, content: Foundation.Data,
                metadata: GeneratedContent = GeneratedContent(properties: [:])
            ) -> Action {
                Action(contentType: contentType, content: content, metadata: metadata)
            }
        }
    }
}
