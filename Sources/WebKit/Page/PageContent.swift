import Foundation

/// What the app, or a link, asks a web view to show. Entries of the history keep it, so that they can be shown again.
enum PageContent {
    case request(URLRequest)
    /// HTML or other data of the app's, as if it were what the request brings.
    case data(Data, mimeType: String, encoding: String?, request: URLRequest)
    /// A file, and the folder whose files its HTML may use.
    case file(URL, folder: URL)

    /// The request that navigation delegates are asked about.
    var request: URLRequest {
        switch self {
        case .request(let request), .data(_, _, _, let request): request
        case .file(let url, _): URLRequest(url: url)
        }
    }

    /// The address that the web view has.
    var url: URL { request.url ?? .blank }

    /// The folder whose files the page may use; nil if it isn't a file's page.
    var folder: URL? {
        if case .file(_, let folder) = self { return folder }
        guard url.isFileURL else { return nil }
        return url.hasDirectoryPath ? url : url.deletingLastPathComponent()
    }

    /// About how much of the process's memory it takes.
    var byteCount: Int {
        switch self {
        case .request(let request): 1024 + (request.httpBody?.count ?? 0)
        case .data(let data, _, _, _): 1024 + data.count
        case .file: 1024
        }
    }

    static func html(_ html: String, base: URL?) -> PageContent {
        .data(Data(html.utf8), mimeType: "text/html", encoding: "utf-8", request: URLRequest(url: base ?? .blank))
    }
}

extension URL {
    /// The address of HTML that has none.
    static let blank = URL(string: "about:blank")!

    /// The address without its fragment.
    var withoutFragment: URL {
        var components = URLComponents(url: self, resolvingAgainstBaseURL: true)
        components?.fragment = nil
        return components?.url ?? self
    }

    /// Whether a browser gets the page itself.
    var isOfSite: Bool { ["http", "https"].contains(scheme?.lowercased()) }
}
