import Foundation
import FoundationModels
import HTTPServing

/// How much a server of a model takes, and where it listens.
package struct ServingSettings: Sendable {
    package var host = "127.0.0.1"
    package var port = 8080
    /// What clients call the model.
    package var name: String
    /// Replies that are generated at once; the engine batches them.
    package var runningCountMax = 8
    /// Requests that wait for their turn.
    package var waitingCountMax = 64
    /// How long a request may take, its waiting included.
    package var secondsMax: Double = 600
    /// What clients have to know; empty lets everybody in.
    package var key = ""
    package var limits = ServingLimits()

    /// The usual settings.
    package init(name: String) { self.name = name }
}

/// Serves a model to programs that speak OpenAI's chat completions.
package final class ModelServer: Sendable {
    private let server: HTTPServer
    /// Where clients find it: `http://127.0.0.1:8080/v1`.
    package let address: String

    /// Listens, and serves from then on.
    ///
    /// - Parameter log: told of each request that was answered, on some thread.
    /// - Throws: `ListenError`, or ``ServingFailure`` where everybody could use the model.
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

    /// Where it listens.
    package var port: Int { server.port }

    /// Lets nobody in any more, and ends when everybody has their answer, or after so many seconds.
    package func finish(withinSeconds seconds: Double) async {
        await withCheckedContinuation { ending in
            Thread.detachNewThread { [server] in
                if !server.finish(withinSeconds: seconds) { server.stop() }
                ending.resume()
            }
        }
    }

    /// Ends at once.
    package func stop() { server.stop() }
}

/// Why a model isn't served.
package enum ServingFailure: Error, CustomStringConvertible {
    /// Other machines could use it.
    case noKey(host: String)

    package var description: String {
        switch self {
        case .noKey(let host):
            "On \(host) other machines could use the model: set a key in KISSA_SERVE_KEY, or leave the host out."
        }
    }
}
