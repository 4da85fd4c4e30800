import FoundationAdditions
import Foundation
import FoundationNetworking
import HTTP
import Permissions

/// Where `AsyncImage` may fetch from. It reads no more than a picture has.
struct ImageSource: Sendable {
    static let standard = ImageSource(
        isLocalAllowed: ProcessInfo.processInfo.environment["KISSA_LOCAL_IMAGES"] == "1")

    /// More than this is no picture for a page.
    static let byteCountMax = 32 << 20
    private static let patience = Duration.seconds(60)
    private static let redirectionCountMax = 5

    private let isLocalAllowed: Bool
    private let client: HTTPClient

    /// - Parameter isLocalAllowed: Whether any file, and any address that this machine reaches, may be read.
    init(isLocalAllowed: Bool) {
        self.isLocalAllowed = isLocalAllowed
        // A client of its own, so that no connection is shared that others have opened to a private address.
        client = HTTPClient(reach: isLocalAllowed ? .everywhere : .publicAddresses)
    }

    /// - Throws: `URLError`, a file's fault, or `CancellationError`.
    func data(of url: URL) async throws -> Data {
        if url.isFileURL {
            guard isLocalAllowed || isResource(url) else { throw URLError(.noPermissionsToReadFile) }
            return try PersonalFiles.data(of: url, byteCountMax: Self.byteCountMax)
        }
        do {
            return try await fetch(url)
        } catch let failure as HTTPFailure {
            throw URLError(Self.code(failure))
        }
    }

    /// Whether a file lies among what the app was built with: in a folder of resources beside the program.
    private func isResource(_ url: URL) -> Bool {
        let file = url.resolvingSymlinksInPath().pathComponents
        // The main bundle's folder has links to what lies beside the program.
        let folder = AppResources.executable.deletingLastPathComponent().resolvingSymlinksInPath().pathComponents
        guard file.starts(with: folder), file.count > folder.count else { return false }
        return [".resources", ".bundle"].contains { file[folder.count].hasSuffix($0) }
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
