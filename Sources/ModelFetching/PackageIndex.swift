import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// A package index, queried through the simple interface (PEP 503, as JSON by PEP 691) for the URLs of a project's
/// files.
package struct PackageIndex: Sendable {
    private let address: URL
    private let credentials: Credentials?

    /// - Parameter address: The index's URL. Credentials in it are sent to its own host only.
    package init(_ address: URL) {
        credentials = Credentials(of: address)
        self.address = Credentials.removed(from: address)
    }

    /// The request for a file.
    ///
    /// - Throws: ``FetchError``.
    func request(for fileName: String, of project: String) async throws -> URLRequest {
        let folder = address.appendingPathComponent(project, isDirectory: true)
        var request = URLRequest(url: folder)
        request.setValue("\(Self.jsonType), text/html;q=0.1", forHTTPHeaderField: "Accept")
        let answer = try await WebReader.data(
            for: authorized(request), named: "list of \(project)", byteCountMax: 16 << 20)
        let files = Self.files(in: answer.data, isJSON: answer.type.contains("json"))
        guard let files else { throw FetchError.noIndex(host: folder.hostName) }
        guard let text = files[fileName], let url = URL(string: text, relativeTo: answer.url) else {
            throw FetchError.missingFile(name: fileName, host: folder.hostName)
        }
        return authorized(URLRequest(url: url.absoluteURL))
    }

    private func authorized(_ request: URLRequest) -> URLRequest {
        guard let credentials, let url = request.url, url.isOnSameHost(as: address) else { return request }
        var request = request
        request.setValue(credentials.header, forHTTPHeaderField: "Authorization")
        return request
    }

    private static let jsonType = "application/vnd.pypi.simple.v1+json"

    private struct List: Decodable {
        struct File: Decodable {
            let filename: String
            let url: String
        }

        let files: [File]
    }

    /// URLs by file name; nil if the data isn't a file list.
    private static func files(in data: Data, isJSON: Bool) -> [String: String]? {
        if isJSON {
            guard let list = try? JSONDecoder().decode(List.self, from: data) else { return nil }
            return Dictionary(list.files.map { ($0.filename, $0.url) }) { first, _ in first }
        }
        // Indexes that only support HTML have a link for each file, with the file name as its text.
        let text = String(decoding: data, as: UTF8.self)
        let link = #/<[aA]\s[^>]*?href\s*=\s*["']([^"']+)["'][^>]*>\s*([^<]+?)\s*</[aA]>/#
        var files: [String: String] = [:]
        for match in text.matches(of: link) {
            files[String(match.output.2)] = String(match.output.1).replacing("&amp;", with: "&")
        }
        return files.isEmpty ? nil : files
    }
}

/// The credentials in a URL.
private struct Credentials: Sendable {
    let header: String

    init?(of address: URL) {
        guard let user = address.user(percentEncoded: false) else { return nil }
        let password = address.password(percentEncoded: false) ?? ""
        header = "Basic " + Data("\(user):\(password)".utf8).base64EncodedString()
    }

    static func removed(from address: URL) -> URL {
        guard var parts = URLComponents(url: address, resolvingAgainstBaseURL: true) else { return address }
        (parts.user, parts.password) = (nil, nil)
        return parts.url ?? address
    }
}

extension URL {
    /// The host, for messages.
    var hostName: String { host() ?? absoluteString }

    func isOnSameHost(as other: URL) -> Bool {
        scheme == other.scheme && host() == other.host() && port == other.port
    }
}
