import FoundationEssentials

/// The description of a model's file, read without its weights: enough to tell whether the model can be run here, and what to
/// expect.
public struct ModelDescription: Sendable, Equatable {
    /// The model's name (`general.name`), or else the file's name.
    public let name: String
    /// The context length in tokens that the model was trained for, prompt and reply together.
    public let contextLength: Int
    /// The model's languages, as language tags (`general.languages`); empty if the file doesn't specify them.
    public let languages: [String]
    /// The number of parameters.
    public let parameterCount: Int
    /// The encoding of most parameters, for example `Q8_0`.
    public let quantization: String
    /// The size of the file, or of all parts of a split model.
    public let byteCount: Int
    /// The sampling options that the model's makers recommend.
    public let recommendedSampling: RecommendedSampling

    /// - Throws: ``ModelFileError`` if the file is no GGUF file, or its architecture isn't supported. Errors in its weights or
    ///   its vocabulary are found when the ``Model`` is loaded.
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

    /// The type of most parameters.
    private static func quantization(of file: GGUFFile) -> String {
        var counts: [String: Int] = [:]
        for tensor in file.tensors.values { counts[tensor.type.name, default: 0] += tensor.columns * tensor.rows }
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
    }
}
