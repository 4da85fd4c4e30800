import FoundationEssentials

/// What a model's file says of it, read without its weights: enough to tell whether it can be run here, and what to expect.
public struct ModelDescription: Sendable, Equatable {
    /// What the file calls the model (`general.name`), or else the file's name.
    public let name: String
    /// Tokens that the model was trained to look back over, prompt and reply together.
    public let contextLength: Int
    /// The languages that it knows, as language tags (`general.languages`); empty if the file does not tell.
    public let languages: [String]
    /// How many numbers it consists of.
    public let parameterCount: Int
    /// How most of them are written, `Q8_0` for example.
    public let quantization: String
    /// The size of the file, or of all that the model is split into.
    public let byteCount: Int
    /// How its tokens should be chosen where nobody says otherwise.
    public let recommendedSampling: RecommendedSampling

    /// - Throws: ``ModelFileError`` if the file is no GGUF file, or its architecture is none that can be run. What is wrong
    ///   with its weights or its vocabulary shows when the ``Model`` is loaded.
    public init(contentsOf url: URL) throws(ModelFileError) {
        let file = try GGUFFile(contentsOf: url)
        let shape = try ModelShape(file, try Architecture.of(file))
        name = try file.string("general.name") ?? url.deletingPathExtension().lastPathComponent
        contextLength = shape.contextLength
        recommendedSampling = RecommendedSampling(file)
        parameterCount = file.tensors.values.reduce(0) { $0 + $1.columns * $1.rows }
        quantization = Self.quantization(of: file)
        byteCount = file.byteCount
        languages = try file.texts("general.languages") ?? []
    }

    /// The type of most of the numbers.
    private static func quantization(of file: GGUFFile) -> String {
        var counts: [String: Int] = [:]
        for tensor in file.tensors.values { counts[tensor.type.name, default: 0] += tensor.columns * tensor.rows }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
    }
}
