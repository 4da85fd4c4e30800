import FoundationModels

/// Lets a model read the text in an image of the conversation.
///
/// ```swift
/// let session = LanguageModelSession(model: model, tools: [OCRTool()])
/// try await session.respond {
///     "What does the tea cost?"
///     Attachment(imageURL: menu).label("menu")
/// }
/// ```
///
/// The model names an image by its label. It gets all text, a line after the other, in the languages of Tesseract that are
/// installed. On Apple's systems the tool is in an overlay of both modules; here it comes with `import Vision`.
///
/// See [OCRTool](https://developer.apple.com/documentation/vision/ocrtool).
@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
public struct OCRTool: Tool {
    /// What the model calls it with.
    @Generable
    public struct Arguments: Sendable {
        @Guide(description: "The image to read")
        let image: ImageReference
    }

    /// The name by which the model calls it.
    public let name: String
    /// What it is good for, in words for the model.
    public let description: String

    /// A tool that reads texts.
    ///
    /// - Parameters:
    ///   - name: The name by which the model calls it; nil is `OCRTool`.
    ///   - description: What it is good for, in words for the model; nil is a sentence of its own.
    public init(name: String? = nil, description: String? = nil) {
        self.name = name ?? "OCRTool"
        self.description =
            description ?? "Reads the text in an image of this conversation, such as a sign or a document."
    }

    /// All text of the image; empty where it has none.
    ///
    /// - Throws: ``VisionError``.
    public func call(arguments: Arguments) async throws -> some PromptRepresentable {
        let image = try AttachedPicture.image(arguments.image)
        return try await image.perform(RecognizeTextRequest()).map(\.transcript).joined(separator: "\n")
    }
}
