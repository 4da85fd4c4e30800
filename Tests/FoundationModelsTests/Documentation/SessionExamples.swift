import FoundationModels

// The examples of the article on sessions, word for word.

enum SessionExamples {
    static func ask() async throws -> String {
        let session = LanguageModelSession(instructions: "You are a barista. Answer in one sentence.")
        let response = try await session.respond(to: "What do you recommend?")
        print(response.content, "took", response.usage.output.totalTokenCount, "tokens")
        return response.content
    }

    static func build(isMorning: Bool, guests: [String]) async throws -> String {
        let instructions = Instructions {
            "You are a barista."
            if isMorning { "Say good morning." }
        }
        let session = LanguageModelSession(instructions: instructions)
        let prompt = Prompt {
            "Suggest a drink for each guest:"
            for guest in guests { guest }
        }
        return try await session.respond(to: prompt).content
    }

    static func sample() async throws -> String {
        let session = LanguageModelSession()
        let same = GenerationOptions(sampling: .greedy)
        let wild = GenerationOptions(sampling: .random(top: 40, seed: 7), temperature: 1.5, maximumResponseTokens: 100)
        try await session.respond(to: "Name a drink.", options: same)
        return try await session.respond(to: "Invent one.", options: wild).content
    }

    @MainActor
    static func watch(show: (String) -> Void) async throws -> Int {
        let session = LanguageModelSession()
        session.prewarm(promptPrefix: Prompt("Tell me a dream"))
        let stream = session.streamResponse(to: "Tell me a dream about coffee.")
        for try await snapshot in stream {
            show(snapshot.content)
        }
        return try await stream.collect().transcriptEntries.count
    }

    static func recover(from question: String) async -> String {
        let session = LanguageModelSession()
        do {
            return try await session.respond(to: question).content
        } catch LanguageModelSession.GenerationError.exceededContextWindowSize {
            return "That was too long. Let us start again."
        } catch LanguageModelSession.GenerationError.refusal(let refusal, _) {
            return (try? await refusal.explanation.content) ?? "I'd rather not say."
        } catch {
            return error.localizedDescription
        }
    }
}
