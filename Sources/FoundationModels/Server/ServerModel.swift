import Foundation
import Observation
import Synchronization

/// A server's model as the system's model.
///
/// Its availability never waits for the network: it is the server's last known state, which is refreshed in the
/// background when it is old. A server that hasn't answered yet counts as available, so that a program that checks only
/// at its start can continue; observers are notified of a change.
final class ServerModel: SystemModelBackend, Observable {
    private struct State {
        var isAsking = false
        var asked: ContinuousClock.Instant?
        var failure: String?
        var reported: Set<String> = []
        /// Whether the server has tokenizer endpoints. If not, they aren't requested again.
        var hasTokenizer = true
    }

    private static let freshness = Duration.seconds(10)
    private static let reportCountMax = 100

    private let service: ChatService
    private let report: @Sendable (String) -> Void
    private let state = Mutex(State())
    private let registrar = ObservationRegistrar()

    /// - Parameter report: Called once for each reason why the server can't be used.
    init(
        _ connection: ServerConnection,
        report: @escaping @Sendable (String) -> Void = LocalModel.standardReport
    ) {
        service = ChatService(connection: connection, facts: ServerFacts())
        self.report = report
    }

    convenience init(_ address: ServerAddress) {
        self.init(ServerConnection(address: address, key: ServerKey(for: address)))
    }

    var connection: ServerConnection { service.connection }

    var capabilities: LanguageModelCapabilities { ServerAddress.capabilities }

    var availability: SystemLanguageModel.Availability {
        registrar.access(self, keyPath: \.availability)
        askIfOld()
        return state.withLock { $0.failure } == nil ? .available : .unavailable(.modelNotReady)
    }

    /// The name in the address; without one, the name that the server reported last.
    var displayName: String { connection.address.model ?? described?.name ?? "a server's model" }

    /// The context size that the server reported last. It may be unreachable by now.
    var contextSize: Int {
        askIfOld()
        return described?.contextSize ?? SystemLanguageModel.contextSizeDefault
    }

    /// Unknown: servers don't report them.
    var supportedLanguages: Set<Locale.Language> { [] }

    private var described: ServerDescription.Model? {
        let description = service.facts.description
        return description?.model(named: connection.address.model) ?? description?.models.first
    }

    func prewarm(_ transcript: Transcript) { askIfOld() }

    func respond(
        to request: LanguageModelExecutorGenerationRequest,
        streamingInto channel: LanguageModelExecutorGenerationChannel
    ) async throws {
        try await service.respond(to: request, streamingInto: channel)
    }
}

// MARK: - Whether it is there

extension ServerModel {
    private func askIfOld() {
        let isOld = state.withLock { state in
            let isOld = state.asked.map { $0.duration(to: .now) > Self.freshness } ?? true
            guard isOld, !state.isAsking else { return false }
            state.isAsking = true
            return true
        }
        guard isOld else { return }
        Task.detached(priority: .utility) { [self] in await ask() }
    }

    /// Requests the server's state now.
    func ask() async {
        var failure: String?
        do {
            try await service.facts.ask(connection)
        } catch let error as ServerFailure {
            failure = error.description(connection)
        } catch {
            failure = "The server \(connection.address.host): \(error)".printable
        }
        settle(failure)
    }

    private func settle(_ failure: String?) {
        let (isChange, isNew) = state.withLock { state in
            let isChange = (state.failure == nil) != (failure == nil)
            // The number of reported reasons is limited, in case a server gives another reason each time.
            let isHeard = state.reported.count < Self.reportCountMax
            return (isChange, isHeard && failure.map { state.reported.insert($0).inserted } ?? false)
        }
        let note = {
            self.state.withLock { state in
                state.failure = failure
                state.isAsking = false
                state.asked = .now
            }
        }
        if isChange { registrar.withMutation(of: self, keyPath: \.availability, note) } else { note() }
        if isNew, let failure { report(failure) }
    }
}

// MARK: - Tokens

extension ServerModel {
    func tokenCount(of text: String) async throws -> Int {
        try await count(text) ?? TokenEstimate.count(of: text)
    }

    /// Counted by the server if it has a tokenizer and a template endpoint, otherwise estimated.
    func tokenCount(of transcript: Transcript) async throws -> Int {
        let messages = ChatMessages(transcript).content
        let toolCount = try await tokenCount(of: transcript.flatMap(\.toolDefinitions))
        if state.withLock({ $0.hasTokenizer }), let prompt = await rendered(messages),
            let count = try await count(prompt)
        {
            return count + toolCount
        }
        var count = toolCount
        for entry in transcript { count += try await tokenCount(of: entry.text) + TokenEstimate.countAroundMessage }
        return count
    }

    private func tokenCount(of tools: [Transcript.ToolDefinition]) async throws -> Int {
        tools.isEmpty ? 0 : try await tokenCount(of: tools.map(\.text).joined(separator: "\n"))
    }

    /// The messages in the model's chat markup: llama-server's `/apply-template`.
    private func rendered(_ messages: GeneratedContent) async -> String? {
        struct Rendered: Decodable {
            var prompt: String
        }
        let question = GeneratedContent.object(["messages": messages]).jsonString
        let answer: Rendered? = try? await connection.json(
            connection.address.urlOutside("apply-template"), asking: question)
        return answer?.prompt
    }

    /// The number of tokens according to the server: `/tokenize` of llama-server (`content`, `tokens`) and vLLM
    /// (`prompt`, `count`), `/extras/tokenize/count` of llama-cpp-python. Nil if it has none of these endpoints.
    private func count(_ text: String) async throws -> Int? {
        struct Count: Decodable {
            var count: Int?
            var tokens: [CodableJSON]?
        }
        guard state.withLock({ $0.hasTokenizer }) else { return nil }
        let model = try? await service.facts.modelName(connection)
        let question = GeneratedContent.object(["model": model, "content": text, "prompt": text, "input": text])
            .jsonString
        for path in ["tokenize", "extras/tokenize/count"] {
            do {
                let answer: Count = try await connection.json(connection.address.urlOutside(path), asking: question)
                if let count = answer.count ?? answer.tokens?.count { return count }
            } catch ServerFailure.refused(let refusal) where refusal.status < 500 && refusal.status != 429 {
                continue
            } catch let failure as ServerFailure {
                throw failure.error(connection)
            }
        }
        state.withLock { $0.hasTokenizer = false }
        return nil
    }
}

/// Estimates the number of tokens for servers without a tokenizer endpoint: a token for each four ASCII bytes, as in
/// English text, and for each other character, as in Japanese text. It is more often too high than too low.
enum TokenEstimate {
    /// The number of tokens that a chat template adds to a message.
    static let countAroundMessage = 4

    static func count(of text: String) -> Int {
        let scalars = text.unicodeScalars
        let plain = scalars.count { $0.isASCII }
        return (plain + 3) / 4 + scalars.count - plain
    }
}
