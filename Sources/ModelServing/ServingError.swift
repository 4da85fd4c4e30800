import FoundationModels
import HTTPServing
import Foundation

/// An error response, in OpenAI's format.
struct ServingError: Error, Equatable {
    enum Kind: String {
        case invalidRequest = "invalid_request_error"
        case authentication = "authentication_error"
        case rateLimit = "rate_limit_error"
        case server = "server_error"
    }

    var status: Int
    var kind = Kind.invalidRequest
    var message: String
    /// The path in the request, such as `messages[0].role`.
    var place: String?
    var code: String?
    var headers: [String: String] = [:]

    /// An invalid value in a request.
    static func invalid(_ place: String, _ message: String, code: String? = "invalid_value") -> ServingError {
        ServingError(status: 400, message: "\(place): \(message)", place: place, code: code)
    }

    static func unsupported(_ place: String) -> ServingError {
        .invalid(place, "This server does not support it.", code: "unsupported_parameter")
    }

    var json: GeneratedContent {
        .object([
            "error": GeneratedContent.object([
                "message": message, "type": kind.rawValue, "param": place ?? GeneratedContent.null,
                "code": code ?? GeneratedContent.null,
            ])
        ])
    }

    var response: OutgoingResponse {
        OutgoingResponse(
            status: status, headers: headers.map { (name: $0.key, value: $0.value) }, body: Data(json.jsonString.utf8))
    }
}

extension ServingError {
    /// Maps the model's error to a response.
    init(_ error: any Error) {
        switch error {
        case let error as ServingError: self = error
        case let error as LanguageModelError: self.init(error)
        case let error as LanguageModelSession.GenerationError: self.init(error)
        default: self.init(status: 500, kind: .server, message: "The model failed.", code: "model_error")
        }
    }

    private init(_ error: LanguageModelError) {
        let words = error.failureReason ?? error.errorDescription ?? "\(error)"
        switch error {
        case .contextSizeExceeded(let details):
            self.init(
                status: 400, message: details.debugDescription, place: "messages", code: "context_length_exceeded")
        case .unsupportedGenerationGuide(let details):
            self.init(
                status: 400, message: details.debugDescription, place: "response_format", code: "unsupported_schema")
        case .unsupportedCapability, .unsupportedTranscriptContent:
            self.init(status: 400, message: words, place: "messages", code: "unsupported_content")
        default: self.init(status: 500, kind: .server, message: words, code: "model_error")
        }
    }

    private init(_ error: LanguageModelSession.GenerationError) {
        switch error {
        case .unsupportedGuide(let context):
            self.init(
                status: 400, message: context.debugDescription, place: "response_format", code: "unsupported_schema")
        case .exceededContextWindowSize(let context):
            self.init(
                status: 400, message: context.debugDescription, place: "messages", code: "context_length_exceeded")
        case .decodingFailure(let context):
            // Limit the length: the description may contain the model's output.
            let sentence = context.debugDescription.prefix(300)
            self.init(status: 422, message: String(sentence), code: "incomplete_response")
        case .assetsUnavailable(let context):
            self.init(status: 503, kind: .server, message: context.debugDescription, code: "model_unavailable")
        default:
            self.init(
                status: 500, kind: .server, message: error.failureReason ?? "The model failed.", code: "model_error")
        }
    }
}
