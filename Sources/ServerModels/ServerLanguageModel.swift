public import Foundation
public import FoundationModels

/// A model on a server with OpenAI's chat completions API: llama-server, Ollama, vLLM, LM Studio, OpenAI itself and many more.
///
/// ```swift
/// let model = try ServerLanguageModel("http://localhost:11434/v1#llama3.2:3b")
/// let session = LanguageModelSession(model: model, instructions: "You are a barista.")
/// ```
///
/// `KISSA_MODEL` set to such an address makes it the system's model. A key is read from `KISSA_API_KEY` or
/// `OPENAI_API_KEY`, and from nowhere else.
///
/// Each request sends the whole transcript. A busy server (429, 503) is asked again, with growing delays; canceling the
/// task closes the connection. What the server refuses is left out from then on: a schema is given as `json_schema`,
/// else as `json_object`, else in the prompt, and what comes back is checked. A value that is no object is asked for as
/// the only property of one, and taken out of it again. Where there are tools as well, the model is first asked without
/// being kept to the schema, since most servers let it call none otherwise.
public struct ServerLanguageModel: LanguageModel {
    let address: ServerAddress

    /// Creates a model from an address, `https://host/v1#name`. Without a name, the first model in the server's list is used.
    ///
    /// - Throws: An error that describes what is wrong with the address.
    public init(_ address: String) throws {
        self.address = try ServerAddress(address)
    }

    /// Creates a model from a server's URL and a name.
    ///
    /// - Parameters:
    ///   - url: The base URL of the API, `https://host/v1`.
    ///   - model: The model's name; nil for the first one in the server's list.
    /// - Throws: An error that describes what is wrong with the address.
    public init(url: URL, model: String? = nil) throws {
        address = try ServerAddress(url.absoluteString, model: model)
    }

    /// Guided generation, tools and images. What the server actually supports is only known after a request.
    public var capabilities: LanguageModelCapabilities { ServerAddress.capabilities }

    /// Equal for models at the same address.
    public var executorConfiguration: Executor.Configuration { Executor.Configuration(address: address) }

    /// Sends requests to the server.
    public struct Executor: LanguageModelExecutor {
        /// The configuration of an executor.
        public struct Configuration: Hashable, Sendable {
            let address: ServerAddress
        }

        private let service: ChatService

        /// Creates an executor, without sending a request.
        public init(configuration: Configuration) throws {
            service = ChatService(configuration.address)
        }

        /// Generates one response.
        ///
        /// - Throws: `LanguageModelError`, such as `unsupportedCapability` if the server's model doesn't support tools or images.
        nonisolated(nonsending) public func respond(
            to request: LanguageModelExecutorGenerationRequest, model: ServerLanguageModel,
            streamingInto channel: LanguageModelExecutorGenerationChannel
        ) async throws {
            try await service.respond(to: request, streamingInto: channel)
        }
    }
}
