import Foundation
import JSONSyntax
@_spi(Nodes) import ViewTree

/// One performance of requests, from the app's call to its result.
@MainActor
final class Ceremony {
    /// What the page performs; nil if none of the requests is for it.
    let request: (any PageRequest)?
    /// Whether fields offer passkeys, instead of a question at once.
    let isConditional: Bool
    private var finish: ((Result<ASAuthorization, ASAuthorizationError>) -> Void)?
    private weak var desk: PasskeyDesk?

    /// - Parameter finish: Called once with the result, after `begin(in:)` has returned.
    init(
        _ requests: [ASAuthorizationRequest], isConditional: Bool,
        finish: @escaping (Result<ASAuthorization, ASAuthorizationError>) -> Void
    ) {
        request = requests.lazy.compactMap { $0 as? any PageRequest }.first
        self.isConditional = isConditional
        self.finish = finish
    }

    /// Whether the result is known to the app.
    var isOver: Bool { finish == nil }

    /// Asks a window's page.
    func begin(in window: ViewGraph?) {
        guard request != nil else { return fail(.noAccount) }
        guard let window, window.isLiving else { return fail(.noWindow) }
        window.inContext {
            let desk: PasskeyDesk = window.service()
            self.desk = desk
            desk.add(self)
        }
    }

    /// Gives up: the page's question is closed.
    func cancel() {
        desk?.remove(self)
        fail(ASAuthorizationError(.canceled))
    }

    /// Ends without a credential, soon.
    func fail(_ error: ASAuthorizationError) { Task { @MainActor in self.end(.failure(error)) } }

    /// Takes the page's answer.
    func take(_ answer: JSONValue) {
        guard let request else { return }
        end(request.result(answer).map { ASAuthorization(credential: $0, provider: request.provider) })
    }

    private func end(_ result: Result<ASAuthorization, ASAuthorizationError>) {
        let finish = finish
        self.finish = nil
        finish?(result)
    }
}

extension PageRequest {
    fileprivate func result(_ answer: JSONValue) -> Result<any ASAuthorizationCredential, ASAuthorizationError> {
        if let name = answer["error"]?.string { return .failure(.named(name, site: options.site)) }
        let told = answer["credential"].flatMap(PageCredential.init)
        let credential = told.flatMap { $0.answers(options) ? self.credential($0) : nil }
        return credential.map(Result.success) ?? .failure(ASAuthorizationError(.invalidResponse))
    }
}
