/// A function of the app that a model can call while it answers.
///
/// ```swift
/// struct Menu: Tool {
///     let description = "Looks up what a drink costs."
///
///     @Generable struct Arguments {
///         @Guide(description: "The name of the drink") var drink: String
///     }
///
///     func call(arguments: Arguments) async throws -> String {
///         "A \(arguments.drink) costs a smile."
///     }
/// }
///
/// let session = LanguageModelSession(tools: [Menu()], instructions: "You are a barista.")
/// ```
///
/// The model sees the name, the description and the shape of the arguments. Calls that a model makes at once run at once.
public protocol Tool<Arguments, Output>: Sendable {
    /// What a call gives the model: text, or a generable value that it reads as JSON.
    associatedtype Output: PromptRepresentable

    /// What the model calls it with.
    associatedtype Arguments: ConvertibleFromGeneratedContent

    /// The name by which the model calls it, unique among a session's tools; by default the type's.
    var name: String { get }

    /// What the tool is good for, in words for the model.
    var description: String { get }

    /// The shape of the arguments; by default that of the type `Arguments`.
    var parameters: GenerationSchema { get }

    /// Whether the model is told of the tool in its instructions. If not, the app's own words must do so.
    var includesSchemaInInstructions: Bool { get }

    /// Answers a call.
    ///
    /// - Throws: Whatever hinders it; the request fails with a ``LanguageModelSession/ToolCallError`` that holds it.
    @concurrent func call(arguments: Arguments) async throws -> Output
}

extension Tool {
    /// The type's name.
    public var name: String { "\(Self.self)" }

    /// True.
    public var includesSchemaInInstructions: Bool { true }
}

extension Tool where Arguments: Generable {
    /// The shape of the type `Arguments`.
    public var parameters: GenerationSchema { Arguments.generationSchema }
}
