import Foundation
import FoundationModels

/// `kissa generate`: one answer, as text or in the shape of a schema.
struct GenerateCommand: Command {
    static let name = "generate"
    static let summary = "answer one prompt, as text or as JSON by a schema"
    static let words = "PROMPT"
    static let options =
        ModelChoice.options + [
            .init(name: "--schema", value: "FILE", help: "a JSON Schema; only the JSON is written to standard output"),
            .init(name: "--instructions", value: "TEXT", help: "what the model is told before the prompt"),
        ] + SamplingArguments.options
    static let details = """
        PROMPT is one word for the shell, so quote it; - reads it from standard input. The schema is in the dialect of
        Apple's framework (title, x-order, $defs) or any JSON Schema that a generated value can keep to.
        """

    private let choice: ModelChoice
    private let schemaFile: String?
    private let instructions: String?
    private let prompt: String
    private let sampling: GenerationOptions

    init(_ arguments: ArgumentList) throws {
        guard arguments.words.count == 1 else {
            throw UsageError("kissa generate takes one PROMPT, quoted, not \(arguments.words.count).")
        }
        prompt = arguments.words[0]
        choice = try ModelChoice(arguments)
        schemaFile = arguments.text("--schema")
        instructions = arguments.text("--instructions")
        sampling = try SamplingArguments(arguments).options
    }

    func run(_ tool: KissaCommand) async throws {
        let schema = try schemaFile.map(Self.schema)
        let prompt = prompt == "-" ? await tool.console.rest() : prompt
        let session = LanguageModelSession(model: try await tool.load(choice), instructions: instructions)
        guard let schema else { return try await tool.stream(prompt, in: session, options: sampling) }
        let json = try await tool.console.interruption.during { [sampling] in
            try await session.respond(to: prompt, schema: schema, options: sampling).content.jsonString
        }
        tool.console.write(json + "\n")
    }

    private static func schema(_ path: String) throws -> GenerationSchema {
        let text: String
        do {
            text = try String(contentsOfFile: path, encoding: .utf8)
        } catch {
            let isThere = FileManager.default.fileExists(atPath: path)
            throw SchemaFileError(
                path: path, reason: isThere ? "It cannot be read as UTF-8 text." : "There is no such file.")
        }
        do {
            return try GenerationSchema(jsonSchemaText: text)
        } catch DecodingError.dataCorrupted(let context) {
            throw SchemaFileError(path: path, reason: context.debugDescription)
        } catch {
            throw SchemaFileError(path: path, reason: KissaCommand.line(of: error))
        }
    }
}

/// Why a schema file is invalid.
struct SchemaFileError: Error, CustomStringConvertible {
    let path: String
    let reason: String

    var description: String { "The schema \(path) cannot be used: \(reason)" }
}
