import Foundation
import FoundationModels

// The client's part for prompts, instructions, tools and options.

enum PromptSurface {
    static func prompts(isLong: Bool, names: [String]) throws {
        func isPart(_ value: some PromptRepresentable) {}
        func isSendable(_ value: some Sendable) {}
        isPart("a")
        isPart(["a", "b"])
        isPart(Prompt("a"))
        isPart(Int?.none)
        isSendable(Prompt("a"))
        let _: Prompt = Prompt("a")
        let _: Prompt = try Prompt { () throws -> Prompt in Prompt("a") }
        let prompt: Prompt = Prompt {
            "a"
            Prompt("b")
            3
            if isLong { "long" }
            if isLong { "long" } else { ["short"] }
            for name in names { name }
            if #available(macOS 26, *) { "new" }
        }
        let _: Prompt = prompt.promptRepresentation
        let _: Prompt = PromptBuilder.buildBlock("a", prompt, 3)
        let _: Prompt = PromptBuilder.buildArray(["a", "b"])
        let _: Prompt = PromptBuilder.buildEither(first: "a")
        let _: Prompt = PromptBuilder.buildEither(second: "a")
        let _: Prompt = PromptBuilder.buildOptional(Prompt?.none)
        let _: Prompt = PromptBuilder.buildLimitedAvailability("a")
        let _: Prompt = PromptBuilder.buildExpression(prompt)
    }

    static func instructions(isLong: Bool, names: [String]) throws {
        func isPart(_ value: some InstructionsRepresentable) {}
        func isSendable(_ value: some Sendable) {}
        isPart("a")
        isPart(["a", "b"])
        isPart(Instructions("a"))
        isPart(Int?.none)
        isSendable(Instructions("a"))
        let _: Instructions = try Instructions { () throws -> Instructions in Instructions("a") }
        let instructions: Instructions = Instructions {
            "a"
            Instructions("b")
            if isLong { "long" } else { ["short"] }
            for name in names { name }
        }
        let _: Instructions = instructions.instructionsRepresentation
        let _: Instructions = InstructionsBuilder.buildBlock("a", instructions, 3)
        let _: Instructions = InstructionsBuilder.buildArray(["a", "b"])
        let _: Instructions = InstructionsBuilder.buildEither(first: "a")
        let _: Instructions = InstructionsBuilder.buildEither(second: "a")
        let _: Instructions = InstructionsBuilder.buildOptional(Instructions?.none)
        let _: Instructions = InstructionsBuilder.buildLimitedAvailability("a")
        let _: Instructions = InstructionsBuilder.buildExpression(instructions)
    }

    struct Failure: Error, PromptRepresentable {
        var promptRepresentation: Prompt { "failed" }
    }

    struct Representable: PromptRepresentable, InstructionsRepresentable {
        @PromptBuilder var promptRepresentation: Prompt {
            "a"
            "b"
        }

        @InstructionsBuilder var instructionsRepresentation: Instructions {
            "a"
            "b"
        }
    }

    static func options() {
        func isOptions(_ value: some Sendable & Equatable) {}
        var options = GenerationOptions(sampling: .greedy, temperature: 0.5, maximumResponseTokens: 3)
        isOptions(options)
        isOptions(GenerationOptions.SamplingMode.greedy)
        options.sampling = .random(top: 3)
        options.sampling = .random(top: 3, seed: 1)
        options.sampling = .random(probabilityThreshold: 0.5)
        options.sampling = .random(probabilityThreshold: 0.5, seed: UInt64(1))
        let _: GenerationOptions.SamplingMode? = options.sampling
        let _: Double? = options.temperature
        let _: Int? = options.maximumResponseTokens
        // The name of OS 27, back-deployed.
        options.samplingMode = .greedy
        let _: GenerationOptions.SamplingMode? = options.samplingMode
    }
}

/// A tool with Apple's defaults: its name and its schema.
struct SurfaceMenu: Tool {
    let description = "Looks up a price."

    struct Arguments: ConvertibleFromGeneratedContent, Generable {
        static var generationSchema: GenerationSchema { GenerationSchema(type: Self.self, properties: []) }
        init(_ content: GeneratedContent) throws {}
        var generatedContent: GeneratedContent { .null }
    }

    func call(arguments: Arguments) async throws -> String { "free" }
}

enum ToolSurface {
    static func tools() async throws {
        func isTool<Arguments, Output>(_ tool: some Tool<Arguments, Output> & Sendable)
        where Arguments: ConvertibleFromGeneratedContent, Output: PromptRepresentable {
            let _: String = tool.name
            let _: String = tool.description
            let _: GenerationSchema = tool.parameters
            let _: Bool = tool.includesSchemaInInstructions
        }
        isTool(SurfaceMenu())
        let _: String = try await SurfaceMenu().call(arguments: SurfaceMenu.Arguments(.null))
    }
}
