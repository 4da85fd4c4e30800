/// A chunk of a chat completion, or a whole one: a chunk has a `delta`, a whole completion a `message`.
///
/// It accepts the variants that servers send in practice: content as text, null or a list of parts; arguments as text
/// or as an object; calls without an index or an ID; an error in the middle of the stream.
struct ChatChunk: Decodable {
    struct Choice: Decodable {
        var index: Int?
        var delta: Message?
        var message: Message?
        var finish_reason: String?
        /// OpenRouter's finish reason.
        var error: ErrorText?
    }

    struct Message: Decodable {
        var content: Content?
        /// The model's reasoning: `reasoning_content` in llama-server and DeepSeek, `reasoning` in Ollama, OpenRouter
        /// and newer vLLM.
        var reasoning_content: String?
        var reasoning: String?
        var refusal: String?
        var tool_calls: [ToolCall]?

        var thought: String { reasoning_content ?? reasoning ?? "" }
    }

    struct ToolCall: Decodable {
        struct Function: Decodable {
            var name: String?
            var arguments: Arguments?
        }

        var index: Int?
        var id: String?
        var function: Function?
    }

    struct Usage: Decodable {
        struct Input: Decodable {
            var cached_tokens: Int?
        }
        struct Output: Decodable {
            var reasoning_tokens: Int?
        }

        var prompt_tokens: Int?
        var completion_tokens: Int?
        var prompt_tokens_details: Input?
        var completion_tokens_details: Output?
    }

    var choices: [Choice]?
    var usage: Usage?
    var error: ErrorText?
}

extension ChatChunk {
    /// Text, or the texts of a list of parts.
    struct Content: Decodable {
        private struct Part: Decodable {
            var text: String?
        }

        let text: String

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let text = try? container.decode(String.self) {
                self.text = text
            } else {
                text = try container.decode([Part].self).compactMap(\.text).joined()
            }
        }
    }

    /// JSON in a string, in fragments, or the object itself.
    struct Arguments: Decodable {
        let json: String

        init(from decoder: any Decoder) throws {
            let text = try? decoder.singleValueContainer().decode(String.self)
            json = try text ?? CodableJSON(from: decoder).content.jsonString
        }
    }

    /// `{"message": "…", "type": "…", "code": …}`, or the text itself.
    struct ErrorText: Decodable {
        private struct Details: Decodable {
            var message: String?
            var type: String?
            /// A string in some servers, a status number in others.
            var code: CodableJSON?
        }

        let refusal: ServerFailure.Refusal

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let details = try? container.decode(Details.self)
            let message = details?.message ?? (try? container.decode(String.self))
            let code = details?.code?.content
            // The message decides: if the context is full, llama-server reports an internal error.
            refusal = .init(
                status: code?.number?.integer == 429 ? 429 : 400, message: message ?? "it does not say why",
                code: code?.text ?? details?.type ?? "")
        }
    }
}
