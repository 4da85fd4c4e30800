import FoundationEssentials

/// A language model, loaded from a GGUF file and ready to be run by an ``Engine``.
///
/// A model never changes and may be shared by any number of engines. Loading reads and checks the whole file and packs the
/// weights for this CPU; the file isn't needed afterwards.
public final class Model: Sendable {
    /// What the file calls itself (`general.name`), or else the file's name.
    public let name: String
    /// Makes tokens of text and text of tokens.
    public let tokenizer: Tokenizer
    let shape: ModelShape
    let architecture: Architecture
    let weights: ModelWeights
    private let readTemplate: Result<ChatTemplate, ChatTemplateError>

    /// - Throws: ``ModelFileError``, for anything that is wrong with the file.
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

    /// Tokens that the model was trained to look back over, prompt and reply together.
    public var contextLength: Int { shape.contextLength }

    /// How many tokens the model knows.
    public var vocabularySize: Int { tokenizer.vocabularySize }

    /// The markup in which this model reads conversations.
    ///
    /// - Throws: ``ChatTemplateError`` where the file has none, or one that can't be used.
    public var chatTemplate: ChatTemplate {
        get throws(ChatTemplateError) { try readTemplate.get() }
    }
}
