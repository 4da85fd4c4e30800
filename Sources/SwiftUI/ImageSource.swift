import FoundationAdditions
import Foundation
import FoundationNetworking
import HTTP
import PersonalData

/// Determines from where `AsyncImage` may load, and limits the size.
struct ImageSource: Sendable {
    static let standard = ImageSource(
        isLocalAllowed: ProcessInfo.processInfo.environment["KISSA_LOCAL_IMAGES"] == "1")

    /// A larger file is not an image for a page.
    static let byteCountMax = 32 << 20
    private static let patience = Duration.seconds(60)
    private static let redirectionCountMax = 5

    private let isLocalAllowed: Bool
    private let client: HTTPClient

    /// - Parameter isLocalAllowed: Whether any file, and any address that this machine can reach, may be read.
    init(isLocalAllowed: Bool) {
        self.isLocalAllowed = isLocalAllowed
        // A separate client, so that it reuses no connection that others have opened to a private address.
        client = HTTPClient(reach: isLocalAllowed ? .everywhere : .publicAddresses)
    }

    /// - Throws: `URLError`, a file error, or `CancellationError`.
    func data(of url: URL) async throws -> Data {
        if url.isFileURL {
            guard isLocalAllowed || AppResources.contains(url) else { throw URLError(.noPermissionsToReadFile) }
            return try PersonalFiles.data(of: url, byteCountMax: Self.byteCountMax)
        }
        do {
            return try await fetch(url)
        } catch let failure as HTTPFailure {
            throw URLError(Self.code(failure))
        }
    }

    private func fetch(_ first: URL) async throws -> Data {
        let deadline = ContinuousClock.now + Self.patience
        var url = first
        for _ in 0...Self.redirectionCountMax {
            guard ["http", "https"].contains(url.scheme?.lowercased()) else { throw URLError(.unsupportedURL) }
            let response = try await client.send(HTTPRequest(url, headers: ["Accept": "image/*"]), by: deadline)
            switch response.status {
            case 200..<300: return try await response.body(byteCountMax: Self.byteCountMax, by: deadline)
            case 301, 302, 303, 307, 308:
                let target = response.headers["location"].flatMap { URL(string: $0, relativeTo: url)?.absoluteURL }
                guard let target else { throw URLError(.badServerResponse) }
                url = target
            default: throw URLError(.badServerResponse)
            }
        }
        throw URLError(.httpTooManyRedirects)
    }

    private static func code(_ failure: HTTPFailure) -> URLError.Code {
        switch failure {
        case .unreachable: .cannotConnectToHost
        case .forbiddenAddress, .badRequest: .resourceUnavailable
        case .late: .timedOut
        case .truncated: .networkConnectionLost
        case .tooLong: .dataLengthExceedsMaximum
        }
    }
}
