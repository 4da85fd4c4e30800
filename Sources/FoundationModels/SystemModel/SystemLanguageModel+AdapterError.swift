import Foundation

extension SystemLanguageModel.Adapter {
    /// Why an adapter cannot be used.
    ///
    /// ```swift
    /// if case SystemLanguageModel.Adapter.AssetError.invalidAsset(let context) = error { print(context.debugDescription) }
    /// ```
    public enum AssetError: Swift.Error, LocalizedError {
        /// The file is damaged, or not an adapter.
        case invalidAsset(Context)
        /// The name is invalid.
        case invalidAdapterName(Context)
        /// No adapter fits the model.
        case compatibleAdapterNotFound(Context)

        /// The context of an error.
        ///
        /// ```swift
        /// let context = SystemLanguageModel.Adapter.AssetError.Context(debugDescription: "No such adapter.")
        /// ```
        public struct Context: Sendable {
            /// What happened, for a developer.
            public let debugDescription: String

            /// A context with a description.
            public init(debugDescription: String) {
                self.debugDescription = debugDescription
            }
        }

        /// What happened, for a user.
        public var errorDescription: String? { texts.what.localized }

        /// What the user can do about it.
        public var recoverySuggestion: String? { texts.suggestion.localized }

        /// What happened, with names and numbers, for a developer. It is not translated.
        public var failureReason: String? {
            switch self {
            case .invalidAsset(let context), .invalidAdapterName(let context), .compatibleAdapterNotFound(let context):
                context.debugDescription
            }
        }

        private var texts: (what: LocalizedText, suggestion: LocalizedText) {
            switch self {
            case .invalidAsset:
                (
                    .init("The adapter's file cannot be used.", "アダプターのファイルを利用できません。"),
                    .init("Get the file again.", "ファイルを入手し直してください。")
                )
            case .invalidAdapterName:
                (
                    .init("There is no adapter of this name.", "この名前のアダプターはありません。"),
                    .init("Check the adapter's name.", "アダプターの名前を確認してください。")
                )
            case .compatibleAdapterNotFound:
                (
                    .init("The adapter does not fit the model.", "アダプターがモデルに合っていません。"),
                    .init("Use an adapter that was made for this model.", "このモデル用に作られたアダプターをお使いください。")
                )
            }
        }
    }
}
