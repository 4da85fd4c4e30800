import Foundation
import HTTP

/// Fetches an answer as a whole. Redirections are not followed, since a request may carry a key.
struct ImageTransport {
    /// For the server that the operator named.
    static let named = ImageTransport(client: .shared)
    /// For addresses of others that it sends us to: it must not learn by us what is in our network.
    static let elsewhere = ImageTransport(client: HTTPClient(reach: .publicAddresses))

    /// Four pictures of 4096 by 4096 pixels, not compressed and in base 64, are longer; no server is asked for such.
    private static let byteCountMax = 64 << 20
    /// Large models on small machines take their time.
    private static let patience = Duration.seconds(300)

    let client: HTTPClient

    /// - Throws: ``ImageCreator/Error`` or `CancellationError`.
    func data(for request: HTTPRequest) async throws -> Data {
        let deadline = ContinuousClock.now + Self.patience
        do {
            let response = try await client.send(request, by: deadline)
            try check(response.status)
            return try await response.body(byteCountMax: Self.byteCountMax, by: deadline)
        } catch let failure as HTTPFailure {
            if case .tooLong = failure { throw ImageCreator.Error.creationFailed }
            throw ImageCreator.Error.unavailable
        }
    }

    private func check(_ status: Int) throws {
        switch status {
        case 200..<300: return
        case 400, 422: throw ImageCreator.Error.creationFailed
        default: throw ImageCreator.Error.unavailable
        }
    }
}
