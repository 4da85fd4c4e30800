/// What a model can do besides answering text with text.
public struct LanguageModelCapabilities: Sendable, Equatable {
    /// One thing that a model can do.
    public struct Capability: Sendable, Hashable {
        let name: String

        /// It keeps strictly to a schema.
        public static let guidedGeneration = Capability(name: "guidedGeneration")
        /// It thinks before it answers, and tells its thoughts apart from its answer.
        public static let reasoning = Capability(name: "reasoning")
        /// It calls tools.
        public static let toolCalling = Capability(name: "toolCalling")
        /// It sees images.
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

    /// What they are called, in order.
    package var names: [String] { capabilities.map(\.name).sorted() }

    /// Those that are called so.
    package init(names: [String]) { self.init(names.map(Capability.init)) }

    /// Whether a capability is among them.
    public func contains(_ capability: Capability) -> Bool {
        capabilities.contains(capability)
    }
}
