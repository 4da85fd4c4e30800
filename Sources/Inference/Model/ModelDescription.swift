import Foundation

/// What a model's file says of it, read without its weights: enough to tell whether it can be run here, and what to expect.
public struct ModelDescription: Sendable, Equatable {
    /// What the file calls the model (`general.name`), or else the file's name.
    public let name: String
    /// Tokens that the model was trained to look back over, prompt and reply together.
    public let contextLength: Int
    /// The languages that it knows, as language tags (`general.languages`); empty if the file does not tell.
    public let languages: [String]
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
        languages = try file.strings("general.languages")?.map { String(decoding: $0, as: UTF8.self) } ?? []
    }
}
