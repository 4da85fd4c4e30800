import Foundation
import HTTP

/// Fetches a response as a whole. Redirects aren't followed, since a request may contain a key.
struct ImageTransport {
    /// For the server that the operator configured.
    static let named = ImageTransport(client: .shared)
    /// For URLs in that server's responses: it must not be able to probe this network through us.
    static let elsewhere = ImageTransport(client: HTTPClient(reach: .publicAddresses))

    /// Only four uncompressed pictures of 4096 by 4096 pixels in base64 are longer, and none are requested.
    private static let byteCountMax = 64 << 20
    /// Large models on small machines are slow.
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
