import Foundation
import FoundationModels
import HTTPServing

/// The limits and the address of a model's server.
package struct ServingSettings: Sendable {
    package var host = "127.0.0.1"
    package var port = 8080
    /// The model's name for clients.
    package var name: String
    /// The number of concurrent replies; the engine batches them.
    package var runningCountMax = 8
    /// The number of queued requests.
    package var waitingCountMax = 64
    /// The time limit of a request in seconds, including its time in the queue.
    package var secondsMax: Double = 600
    /// The key that clients need; empty to accept everybody.
    package var key = ""
    package var limits = ServingLimits()

    /// Creates the default settings.
    package init(name: String) { self.name = name }
}

/// Serves a model with OpenAI's chat completions API.
package final class ModelServer: Sendable {
    private let server: HTTPServer
    /// The base URL for clients: `http://127.0.0.1:8080/v1`.
    package let address: String

    /// Listens, and serves from then on.
    ///
    /// - Parameter log: Called for each answered request, on an arbitrary thread.
    /// - Throws: `ListenError`, or ``ServingFailure`` if everybody could use the model.
    package init(
        _ model: SystemLanguageModel, _ settings: ServingSettings,
        log: @escaping @Sendable (ServedRequest) -> Void = { _ in }
    ) throws {
        let place = try ListenAddress.resolve(host: settings.host, port: settings.port)
        let key = ServiceKey(settings.key)
        guard key != nil || place.isLoopback else { throw ServingFailure.noKey(host: settings.host) }
        let served = ServedModel(name: settings.name, model: model, created: Int(Date().timeIntervalSince1970))
        server = try HTTPServer(address: place, port: settings.port, limits: settings.limits) { port in
            let check = HostCheck(address: place.text, port: port, allowedHosts: [])
            return ModelService(
                served: served, key: key, hostCheck: key == nil ? check : nil, settings: settings, log: log)
        }
        address = place.urlText(port: server.port) + "v1"
    }

    /// The port that it listens on.
    package var port: Int { server.port }

    /// Stops accepting requests, and ends when all of them are answered, or after that many seconds.
    package func finish(withinSeconds seconds: Double) async {
        await withCheckedContinuation { ending in
            Thread.detachNewThread { [server] in
                if !server.finish(withinSeconds: seconds) { server.stop() }
                ending.resume()
            }
        }
    }

    /// Stops at once.
    package func stop() { server.stop() }
}

/// Why a model can't be served.
package enum ServingFailure: Error, CustomStringConvertible {
    /// Other machines could use the model without a key.
    case noKey(host: String)

    package var description: String {
        switch self {
        case .noKey(let host):
            "On \(host) other machines could use the model: set a key in KISSA_SERVE_KEY, or leave the host out."
        }
    }
}
