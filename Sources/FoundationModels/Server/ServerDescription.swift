import Foundation

/// What a server reports about its models. Each kind of server has other fields and endpoints.
struct ServerDescription: Sendable, Equatable {
    /// One of a server's models.
    struct Model: Sendable, Equatable {
        let name: String
        /// The context size in tokens, as the server currently runs the model.
        var contextSize: Int?
        /// The number of parameters in the server's spelling: a number, or `3.2B`.
        var parameters: String?
        var quantization: String?
        /// Who made or serves it. It identifies the kind of server.
        var owner: String?
    }

    var models: [Model] = []

    /// The model with a name, or the first one. Ollama's `:latest` can be omitted.
    func model(named name: String?) -> Model? {
        guard let name else { return models.first }
        return models.first { $0.name == name || $0.name == "\(name):latest" }
    }
}

// MARK: - Asking

extension ServerDescription {
    /// Requests a server's list of models.
    ///
    /// - Throws: ``ServerFailure`` if the server can't be reached or denies access. A server without a list is
    ///   accepted.
    init(asking connection: ServerConnection) async throws {
        do {
            let list: ModelList = try await connection.json(connection.address.url("models"))
            models = list.data.map(Model.init)
        } catch ServerFailure.refused(let refusal) where [404, 405, 501].contains(refusal.status) {}
        await addDetails(connection)
    }

    /// Requests the data that the list lacks, from the endpoints of llama-server and Ollama. Errors are ignored.
    private mutating func addDetails(_ connection: ServerConnection) async {
        guard let meant = model(named: connection.address.model) ?? models.first,
            let position = models.firstIndex(of: meant), meant.contextSize == nil
        else { return }
        if meant.owner == "library" {
            await addOllamaDetails(to: &models[position], connection)
        } else if connection.address.base.host != "api.openai.com" {
            let properties: Properties? = try? await connection.json(connection.address.urlOutside("props"))
            models[position].contextSize = properties?.default_generation_settings?.n_ctx ?? properties?.n_ctx
        }
    }

    private func addOllamaDetails(to model: inout Model, _ connection: ServerConnection) async {
        let question = GeneratedContent.object(["model": model.name]).jsonString
        let shown: OllamaShow? = try? await connection.json(connection.address.urlOutside("api/show"), asking: question)
        model.parameters = shown?.details?.parameter_size
        model.quantization = shown?.details?.quantization_level
        // The model's own limit isn't used: Ollama truncates transcripts at the size with which it was started.
        let running: OllamaRunning? = try? await connection.json(connection.address.urlOutside("api/ps"))
        model.contextSize = running?.models?.first { $0.name == model.name }?.context_length
    }
}

extension ServerConnection {
    /// The JSON of a server's answers.
    func json<Value: Decodable>(_ url: URL, asking question: String? = nil) async throws -> Value {
        let clock = ReplyClock(patience)
        let body = try await ask(url, json: question, clock).body(clock)
        do {
            return try JSONDecoder().decode(Value.self, from: body)
        } catch {
            throw ServerFailure.malformed(
                reason: "\(url.path) gives something else than expected.",
                excerpt: ServerFailure.excerpt(key.redacting(String(decoding: body, as: UTF8.self))))
        }
    }
}

// MARK: - What servers answer

/// The models that a server lists, with the extensions of several servers.
private struct ModelList: Decodable {
    struct Entry: Decodable {
        struct Details: Decodable {
            var n_ctx: Int?
            var n_params: Int?
        }

        var id: String
        var owned_by: String?
        /// vLLM's.
        var max_model_len: Int?
        /// Several hosts'.
        var context_length: Int?
        /// llama-server's.
        var meta: Details?
    }

    private enum Key: String, CodingKey {
        case data
    }

    let data: [Entry]

    /// `{"data": […]}`, which is null in Ollama without a model, or the list itself (Together).
    init(from decoder: any Decoder) throws {
        if let object = try? decoder.container(keyedBy: Key.self) {
            data = try object.decodeIfPresent([Entry].self, forKey: .data) ?? []
        } else {
            data = try decoder.singleValueContainer().decode([Entry].self)
        }
    }
}

extension ServerDescription.Model {
    fileprivate init(_ entry: ModelList.Entry) {
        self.init(
            name: entry.id, contextSize: entry.max_model_len ?? entry.context_length ?? entry.meta?.n_ctx,
            parameters: entry.meta?.n_params.map(String.init), quantization: nil, owner: entry.owned_by)
    }
}

/// llama-server's `/props`.
private struct Properties: Decodable {
    struct Settings: Decodable {
        var n_ctx: Int?
    }

    var n_ctx: Int?
    var default_generation_settings: Settings?
}

/// Ollama's `/api/show`.
private struct OllamaShow: Decodable {
    struct Details: Decodable {
        var parameter_size: String?
        var quantization_level: String?
    }

    var details: Details?
}

/// Ollama's `/api/ps`.
private struct OllamaRunning: Decodable {
    struct Model: Decodable {
        var name: String?
        var context_length: Int?
    }

    var models: [Model]?
}
