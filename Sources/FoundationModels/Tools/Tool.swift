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
/// The model sees the name, the description and the shape of the arguments. Calls that a model makes together run
/// concurrently.
public protocol Tool<Arguments, Output>: Sendable {
    /// The type of a call's output: text, or a generable value that the model reads as JSON.
    associatedtype Output: PromptRepresentable

    /// The type of the arguments.
    associatedtype Arguments: ConvertibleFromGeneratedContent

    /// The name by which the model calls it, unique among a session's tools; by default the type's.
    var name: String { get }

    /// What the tool does, for the model.
    var description: String { get }

    /// The schema of the arguments; by default that of the type `Arguments`.
    var parameters: GenerationSchema { get }

    /// Whether the tool is described in the model's instructions. If not, the app's own text must describe it.
    var includesSchemaInInstructions: Bool { get }

    /// Runs a call.
    ///
    /// - Throws: Any error; the request fails with a ``LanguageModelSession/ToolCallError`` that contains it.
    @concurrent func call(arguments: Arguments) async throws -> Output
}

extension Tool {
    /// Returns the type's name.
    public var name: String { "\(Self.self)" }

    /// Returns true.
    public var includesSchemaInInstructions: Bool { true }
}

extension Tool where Arguments: Generable {
    /// Returns the schema of the type `Arguments`.
    public var parameters: GenerationSchema { Arguments.generationSchema }
}
