import FoundationEssentials

/// A language model, loaded from a GGUF file and ready to be run by an ``Engine``.
///
/// A model is immutable and may be shared by any number of engines. Loading reads and checks the whole file and packs the weights
/// for this CPU; the file isn't needed afterwards.
public final class Model: Sendable {
    /// The model's name (`general.name`), or else the file's name.
    public let name: String
    /// Converts text to tokens and back.
    public let tokenizer: Tokenizer
    let shape: ModelShape
    let architecture: Architecture
    let weights: ModelWeights
    private let readTemplate: Result<ChatTemplate, ChatTemplateError>

    /// - Throws: ``ModelFileError``, if the file is invalid or unsupported.
    public init(contentsOf url: URL, progress: @escaping LoadingProgress = { _ in }) throws(ModelFileError) {
        let file = try GGUFFile(contentsOf: url)
        architecture = try Architecture.of(file)
        shape = try ModelShape(file, architecture)
        tokenizer = try Tokenizer(file)
        weights = try ModelWeights(
            file, architecture, shape, vocabularySize: tokenizer.vocabularySize, progress: progress)
        name = try file.string("general.name") ?? url.deletingPathExtension().lastPathComponent
        readTemplate = Self.template(try file.string("tokenizer.chat_template"), tokenizer)
    }

    private static func template(
        _ source: String?, _ tokenizer: Tokenizer
    ) -> Result<ChatTemplate, ChatTemplateError> {
        guard let source else { return .failure(.missing) }
        let names = ChatTokenNames(
            beginningOfText: tokenizer.beginningOfText.map(tokenizer.name(of:)) ?? "",
            endOfText: tokenizer.endOfText.map(tokenizer.name(of:)) ?? "")
        do { return .success(try ChatTemplate(source: source, names: names)) } catch { return .failure(error) }
    }

    /// The context length in tokens that the model was trained for, prompt and reply together.
    public var contextLength: Int { shape.contextLength }

    /// The number of tokens in the vocabulary.
    public var vocabularySize: Int { tokenizer.vocabularySize }

    /// The model's conversation markup.
    ///
    /// - Throws: ``ChatTemplateError`` if the file has none, or one that can't be used.
    public var chatTemplate: ChatTemplate {
        get throws(ChatTemplateError) { try readTemplate.get() }
    }
}
