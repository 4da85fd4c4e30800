import Foundation

extension SystemLanguageModel {
    /// The number of tokens of a prompt, including those that the model's chat template adds.
    ///
    /// - Throws: ``SystemLanguageModel/Error/assetsUnavailable(_:)``; for a server, also its other errors.
    nonisolated(nonsending) public func tokenCount(for prompt: some PromptRepresentable) async throws -> Int {
        try await tokenCount(for: [.prompt(.init(segments: prompt.promptRepresentation.parts.segments))])
    }

    /// The number of tokens of instructions, including those that the model's chat template adds.
    ///
    /// - Throws: ``SystemLanguageModel/Error/assetsUnavailable(_:)``; for a server, also its other errors.
    nonisolated(nonsending) public func tokenCount(for instructions: Instructions) async throws -> Int {
        try await tokenCount(for: [.instructions(.init(segments: instructions.parts.segments, toolDefinitions: []))])
    }

    /// The number of tokens that tools add to instructions: names, descriptions and schemas.
    ///
    /// - Throws: ``SystemLanguageModel/Error/assetsUnavailable(_:)``; for a server, also its other errors.
    nonisolated(nonsending) public func tokenCount(for tools: [any Tool]) async throws -> Int {
        guard !tools.isEmpty else { return 0 }
        let definitions = Toolbox(tools).describedDefinitions
        return try await tokenCount(for: [.instructions(.init(segments: [], toolDefinitions: definitions))])
    }

    /// The number of tokens that a schema adds to a prompt that includes it.
    ///
    /// - Throws: ``SystemLanguageModel/Error/assetsUnavailable(_:)``; for a server, also its other errors.
    nonisolated(nonsending) public func tokenCount(for schema: GenerationSchema) async throws -> Int {
        try await throwingBoth { try await backend.tokenCount(of: schema) }
    }

    /// The number of tokens of a transcript or a part of it, as the model reads it.
    ///
    /// - Throws: ``SystemLanguageModel/Error/assetsUnavailable(_:)``; for a server, also its other errors.
    nonisolated(nonsending) public func tokenCount(
        for transcriptEntries: some Collection<Transcript.Entry>
    ) async throws -> Int {
        let transcript = Transcript(entries: transcriptEntries)
        return try await throwingBoth { try await backend.tokenCount(of: transcript) }
    }
}
