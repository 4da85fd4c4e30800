@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
extension SystemLanguageModel {
    /// The variant of the model.
    ///
    /// ```swift
    /// Text("Answers by \(SystemLanguageModel.default.variant.displayName)")
    /// ```
    public struct Variant: Sendable, Hashable {
        /// The name for display.
        public let displayName: String

        /// The smaller one of Apple's models, which doesn't run here.
        public static let core3 = Variant(displayName: "AFM 3 Core")
        /// The larger one of Apple's models, which doesn't run here.
        public static let coreAdvanced3 = Variant(displayName: "AFM 3 Core Advanced")
    }

    /// The variant of the model. Its name is the one in the file or on the server.
    public var variant: Variant { Variant(displayName: backend.displayName) }
}
