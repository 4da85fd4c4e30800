import Foundation
import FoundationModels
import HTTPServing

/// The server's endpoints: completions, the list of models, and the health check.
final class ModelService: HTTPService {
    private static let completionsPath = "/v1/chat/completions"
    static let modelsPath = "/v1/models"
    private static let healthPath = "/health"

    private let served: ServedModel
    private let key: ServiceKey?
    /// The host names that browsers may use; nil if a key is required instead.
    private let hostCheck: HostCheck?
    private let secondsMax: Double
    private let log: @Sendable (ServedRequest) -> Void
    private let admission: Admission

    init(
        served: ServedModel, key: ServiceKey?, hostCheck: HostCheck?, settings: ServingSettings,
        log: @escaping @Sendable (ServedRequest) -> Void
    ) {
        self.served = served
        self.key = key
        self.hostCheck = hostCheck
        secondsMax = settings.secondsMax
        admission = Admission(runningCountMax: settings.runningCountMax, waitingCountMax: settings.waitingCountMax)
        self.log = log
    }

    func refusal(of request: IncomingRequest) -> OutgoingResponse? {
        guard let error = error(of: request) else { return nil }
        log(ServedRequest(request, status: error.status))
        return error.response
    }

    func answer(toFault fault: RequestFault) -> OutgoingResponse {
        log(ServedRequest(method: "?", path: "", status: fault.status))
        return ServingError(status: fault.status, message: fault.message).response
    }

    func answer(_ request: IncomingRequest, with reply: OpenReply) {
        guard request.path == Self.completionsPath else {
            let response = self.response(to: request.path)
            log(ServedRequest(request, status: response.status))
            return reply.respond(response)
        }
        let start = ContinuousClock.now
        let task = Task.detached { [self] in
            let run = CompletionRun(served: served, reply: reply, secondsMax: secondsMax)
            let outcome = await SchemaBudget.counted { await run.run(request.body, in: admission) }
            let seconds = start.duration(to: .now) / .seconds(1)
            log(ServedRequest(request, status: outcome.status, usage: outcome.usage, seconds: seconds))
        }
        reply.whenGone { task.cancel() }
    }

    // MARK: Who may ask for what

    private func error(of request: IncomingRequest) -> ServingError? {
        // Another site's page could send requests from its visitor's browser. Only browsers send an origin.
        guard request.origins.isEmpty else {
            return ServingError(status: 403, message: "Web pages are not answered here.", code: "forbidden_origin")
        }
        if let hostCheck, !hostCheck.allows(hosts: request.hosts) {
            return ServingError(
                status: 421, message: "This server does not answer under that name.", code: "unknown_host")
        }
        if let key, request.path != Self.healthPath, !key.isNamed(in: request.authorization) {
            return ServingError(
                status: 401, kind: .authentication, message: "Send the server's key as Authorization: Bearer KEY.",
                code: "invalid_api_key", headers: ["www-authenticate": "Bearer"])
        }
        return methodError(of: request)
    }

    private func methodError(of request: IncomingRequest) -> ServingError? {
        guard isKnown(request.path) else { return Self.nothing(at: request.path) }
        guard request.path == Self.completionsPath else {
            return [.get, .head].contains(request.method) ? nil : Self.wrongMethod("GET, HEAD")
        }
        guard request.method == .post else { return Self.wrongMethod("POST") }
        let type = request.contentType.split(separator: ";").first?.filter { $0 != " " }.lowercased()
        guard type == "application/json" else {
            return ServingError(
                status: 415, message: "The content type must be application/json.", code: "invalid_type")
        }
        // Checked before the body arrives; when it has, `enter()` checks again.
        return admission.isFull ? Admission.tooMany : nil
    }

    private func isKnown(_ path: String) -> Bool {
        [Self.completionsPath, Self.modelsPath, Self.healthPath].contains(path)
            || path.hasPrefix(Self.modelsPath + "/")
    }

    private func response(to path: String) -> OutgoingResponse {
        let content: GeneratedContent
        switch path {
        case Self.healthPath: content = .object(["status": "ok"])
        case Self.modelsPath: content = served.list
        default:
            let name = String(path.dropFirst(Self.modelsPath.count + 1))
            guard name == served.name else { return served.unknown(name).response }
            content = served.json
        }
        return OutgoingResponse(status: 200, body: Data(content.jsonString.utf8))
    }

    private static func wrongMethod(_ allowed: String) -> ServingError {
        ServingError(
            status: 405, message: "Only \(allowed) is answered here.", code: "method_not_allowed",
            headers: ["allow": allowed])
    }

    private static func nothing(at path: String) -> ServingError {
        ServingError(status: 404, message: "There is nothing at \(path.prefix(100)).", code: "unknown_url")
    }
}

extension RequestFault {
    fileprivate var message: String {
        switch self {
        case .bodyTooLong(let byteCountMax): "A body has at most \(byteCountMax) bytes."
        case .lengthRequired: "A body needs its Content-Length."
        case .senselessLength: "The length of the body makes no sense."
        case .headersTooLong: "The headers are too long."
        case .tooSlow: "The body did not come in time."
        }
    }
}
