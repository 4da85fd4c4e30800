import Foundation

/// A failure between this machine and a server. It is converted to a `GenerationError` for apps.
enum ServerFailure: Error, Sendable {
    /// There is no connection: it was refused or lost, the host is unknown, or its certificate isn't trusted.
    case unreachable(reason: String)
    /// No content arrived within the time limit.
    case wordless(seconds: TimeInterval)
    /// After the last content, no more arrived within the time limit.
    case silent(seconds: TimeInterval)
    /// The answer wasn't complete within the time limit.
    case endless(seconds: TimeInterval)
    /// The server answered with a status that is no success.
    case refused(Refusal)
    /// The server redirects to another server, to which the key must not be sent.
    case redirected(to: String)
    /// The answer has an unexpected type, such as a web page.
    case notJSON(contentType: String, excerpt: String)
    /// The answer isn't the JSON of a chat completion.
    case malformed(reason: String, excerpt: String)
    /// The server reported an error in the middle of its answer.
    case failedWithin(Refusal)
    /// The connection ended before the answer did.
    case truncated
    /// The answer exceeds the size limit.
    case tooLong(byteCountMax: Int)
    /// The answer has too many tool calls.
    case tooManyCalls(countMax: Int)

    /// An HTTP error, with the server's message.
    struct Refusal: Sendable {
        var status: Int
        var message: String
        /// OpenAI's `code` or `type`, whose values differ between servers.
        var code = ""
        var retryAfter: Duration?

        /// Whether the same request may succeed later.
        var isPassing: Bool {
            [429, 502, 503, 504, 529].contains(status) && !code.contains("insufficient_quota")
        }
    }
}

extension ServerFailure: CustomStringConvertible {
    var description: String {
        switch self {
        case .unreachable(let reason): "It cannot be reached: \(reason)."
        case .wordless(let seconds): "It has said nothing for \(seconds.formatted()) seconds since it was asked."
        case .endless(let seconds): "Its answer was not whole after \(seconds.formatted()) seconds."
        case .silent(let seconds): "It was silent for \(seconds.formatted()) seconds."
        case .refused(let refusal): refusal.description
        case .redirected(let place): "It redirects to \(place); name that address if you trust it."
        case .notJSON(let type, let excerpt):
            "It answered with \(type.isEmpty ? "something" : type) instead of JSON: \(excerpt)"
        case .malformed(let reason, let excerpt): "Its answer cannot be read: \(reason) In: \(excerpt)"
        case .failedWithin(let refusal): "It failed in the middle of its answer: \(refusal.message)"
        case .truncated: "The connection ended before the answer did."
        case .tooLong(let byteCountMax): "Its answer is longer than \(byteCountMax) bytes."
        case .tooManyCalls(let countMax): "It calls more than \(countMax) tools at once."
        }
    }
}

extension ServerFailure.Refusal: CustomStringConvertible {
    var description: String {
        let meaning =
            switch status {
            case 401: "It wants a key, or another one (\(ServerKey.variables.joined(separator: " or ")))"
            case 403: "It forbids the request"
            case 404: "It has no such model or no such path"
            case 413: "The request is too large for it"
            case 429: "It has been asked too often"
            case 503: "It is too busy or not ready yet"
            case 500...: "It failed"
            default: "It refused the request"
            }
        return "\(meaning): status \(status)\(message.isEmpty ? "." : ", \(message)")"
    }
}

extension ServerFailure.Refusal {
    private struct Body: Decodable {
        struct Details: Decodable {
            var message: String?
            var type: String?
            var code: Code?
        }

        /// A string in some servers, a number in others.
        enum Code: Decodable {
            case text(String)
            case number

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                self = (try? container.decode(String.self)).map(Code.text) ?? .number
            }
        }

        var message: String?
        var details: Details?

        private enum Key: String, CodingKey {
            case error, message, detail
        }

        /// `{"error": {"message", "type", "code"}}` (OpenAI, llama-server), `{"error": "…"}` (Ollama), `{"message": "…"}`
        /// (older vLLM), `{"detail": …}` (FastAPI, and what stands on it).
        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            details = try? container.decode(Details.self, forKey: .error)
            for key in [Key.error, .message, .detail] where message == nil {
                message = try? container.decode(String.self, forKey: key)
            }
            if message == nil, let detail = try? container.decode(CodableJSON.self, forKey: .detail) {
                message = detail.content.jsonString
            }
        }

        var code: String {
            if case .text(let text)? = details?.code { return text }
            return details?.type ?? ""
        }
    }

    /// A refusal from the server's response body, with the key redacted in case the server has repeated it.
    init(status: Int, headers: [String: String], body: Data, key: ServerKey) {
        let known = try? JSONDecoder().decode(Body.self, from: body)
        let message = known?.details?.message ?? known?.message ?? String(decoding: body, as: UTF8.self)
        self.init(
            status: status, message: ServerFailure.excerpt(key.redacting(message)),
            code: known?.code ?? "", retryAfter: RetryPolicy.retryAfter(headers))
    }
}

extension ServerFailure {
    /// The beginning of a text, on one line.
    static func excerpt(_ text: String, characterCountMax: Int = 400) -> String {
        let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ").printable
        return line.count > characterCountMax ? line.prefix(characterCountMax) + "…" : line
    }
}

extension String {
    /// The text with terminal control characters and line breaks replaced by U+FFFD, because a server's messages reach
    /// logs.
    var printable: String {
        var text = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            text.append(scalar.isCommand ? "\u{FFFD}" : scalar)
        }
        return String(text)
    }
}

extension Unicode.Scalar {
    /// Control characters, line ends and direction marks; not the joiners in emoji and some scripts.
    fileprivate var isCommand: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
        case .format: value != 0x200C && value != 0x200D && !(0xE0020...0xE007F).contains(value)
        default: false
        }
    }
}
