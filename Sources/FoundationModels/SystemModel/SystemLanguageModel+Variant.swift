@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
extension SystemLanguageModel {
    /// Which model answers.
    ///
    /// ```swift
    /// Text("Answers by \(SystemLanguageModel.default.variant.displayName)")
    /// ```
    public struct Variant: Sendable, Hashable {
        /// What people call the model.
        public let displayName: String

        /// The smaller one of Apple's models, which doesn't run here.
        public static let core3 = Variant(displayName: "AFM 3 Core")
        /// The larger one of Apple's models, which doesn't run here.
        public static let coreAdvanced3 = Variant(displayName: "AFM 3 Core Advanced")
    }

    /// Which model answers: the name that its file or its server has for it.
    public var variant: Variant { Variant(displayName: backend.displayName) }
}
