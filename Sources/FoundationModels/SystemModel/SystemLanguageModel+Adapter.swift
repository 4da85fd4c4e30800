import Foundation

extension SystemLanguageModel {
    /// A model with an adapter.
    @available(*, unavailable, message: "a GGUF file has its adapter merged in; name it in KISSA_MODEL")
    public convenience init(adapter: Adapter, guardrails: Guardrails = .default) {
        fatalError("unavailable")
    }

    /// What was trained on top of Apple's own model, and can be used with no other.
    @available(*, unavailable, message: "a GGUF file has its adapter merged in; name it in KISSA_MODEL")
    public struct Adapter {
        /// An adapter from a file.
        public init(fileURL: URL) throws { fatalError("unavailable") }

        /// An adapter by its name.
        public init(name: String) throws { fatalError("unavailable") }

        /// Makes the adapter ready.
        @concurrent public func compile() async throws { fatalError("unavailable") }

        /// What its maker says of it.
        public var creatorDefinedMetadata: [String: Any] { fatalError("unavailable") }

        /// The adapters of a name that fit the model.
        public static func compatibleAdapterIdentifiers(name: String) -> [String] { fatalError("unavailable") }

        /// Removes the adapters that no longer fit the model.
        public static func removeObsoleteAdapters() throws { fatalError("unavailable") }

        /// Why an adapter cannot be used.
        public enum AssetError: Swift.Error, LocalizedError {
            /// The file is damaged.
            case invalidAsset(Context)
            /// The name is none.
            case invalidAdapterName(Context)
            /// None fits the model.
            case compatibleAdapterNotFound(Context)

            /// The circumstances of an error.
            public struct Context: Sendable {
                /// What happened, for a developer.
                public let debugDescription: String

                /// The circumstances in words.
                public init(debugDescription: String) { fatalError("unavailable") }
            }

            /// What happened, for a person.
            public var errorDescription: String? { fatalError("unavailable") }

            /// What one can do about it.
            public var recoverySuggestion: String? { fatalError("unavailable") }
        }
    }
}
