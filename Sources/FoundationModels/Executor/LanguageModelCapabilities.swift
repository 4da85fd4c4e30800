/// The capabilities of a model besides generating text from text.
public struct LanguageModelCapabilities: Sendable, Equatable {
    /// A capability of a model.
    public struct Capability: Sendable, Hashable {
        let name: String

        /// Guided generation: the response strictly matches a schema.
        public static let guidedGeneration = Capability(name: "guidedGeneration")
        /// Reasoning: the model thinks before it answers, and reports its thoughts separately.
        public static let reasoning = Capability(name: "reasoning")
        /// Tool calling.
        public static let toolCalling = Capability(name: "toolCalling")
        /// Vision: the model reads images.
        public static let vision = Capability(name: "vision")
    }

    private let capabilities: Set<Capability>

    /// These capabilities.
    public init(capabilities: [Capability]) {
        self.capabilities = Set(capabilities)
    }

    /// These capabilities.
    public init(_ capabilities: [Capability] = []) {
        self.capabilities = Set(capabilities)
    }

    /// The names of the capabilities, in order.
    package var names: [String] { capabilities.map(\.name).sorted() }

    /// The capabilities with these names.
    package init(names: [String]) { self.init(names.map(Capability.init)) }

    /// Whether a capability is included.
    public func contains(_ capability: Capability) -> Bool {
        capabilities.contains(capability)
    }
}
