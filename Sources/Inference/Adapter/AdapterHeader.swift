/// An adapter's metadata, validated as in llama.cpp.
struct AdapterHeader {
    static let typeKey = "general.type"
    static let type = "adapter"
    /// Kissa's own key: the scale of classifier-free guidance that the adapter's makers recommend.
    static let guidanceKey = "kissa.guidance.scale"
    private static let guidanceScaleMax = 10.0

    let architecture: String
    /// Products are multiplied by alpha divided by the rank; nil or 0 for a factor of one.
    let alpha: Double?
    /// The recommended scale of classifier-free guidance; nil for none.
    let guidanceScale: Double?

    init(_ file: GGUFFile) throws(ModelFileError) {
        guard let type = try file.string(Self.typeKey) else { throw .missingKey(Self.typeKey) }
        guard type == Self.type else { throw .invalidValue(key: Self.typeKey, reason: "\(type) is no adapter") }
        guard let architecture = try file.string("general.architecture") else {
            throw .missingKey("general.architecture")
        }
        self.architecture = architecture
        guard let kind = try file.string("adapter.type") else { throw .missingKey("adapter.type") }
        guard kind == "lora" else { throw .unsupported(what: "adapter type", value: kind) }
        // Such an adapter only applies from a sequence in the middle of the prompt on; applied from the start it gives wrong
        // results.
        let invocation = "adapter.alora.invocation_tokens"
        guard file.metadata[invocation] == nil else { throw .unsupported(what: "adapter with", value: invocation) }
        alpha = try file.number("adapter.lora.alpha")
        guard alpha?.isFinite ?? true else { throw .invalidValue(key: "adapter.lora.alpha", reason: "\(alpha ?? 0)") }
        guidanceScale = try file.number(Self.guidanceKey)
        guard guidanceScale.map((1...Self.guidanceScaleMax).contains) ?? true else {
            throw .invalidValue(key: Self.guidanceKey, reason: "\(guidanceScale ?? 0)")
        }
    }

    func check(_ model: Architecture) throws(ModelFileError) {
        guard architecture == model.name else {
            throw .wrongArchitecture(expected: model.name, found: architecture)
        }
    }
}
