import Foundation
import FoundationAdditions

/// Gets what a frame shows, from wherever it comes.
@MainActor
struct PageLoader {
    /// Loads from the app's own schemes, by scheme.
    let schemes: [String: any SchemeSource]

    /// What to show, and the response as the app is asked about it.
    func page(for content: PageContent) async throws -> (page: ShownPage, response: URLResponse) {
        switch content {
        case .data(let data, let type, let encoding, let request):
            return try await page(data, type, encoding, at: request.url ?? .blank, folder: nil)
        case .file(let url, let folder): return try await file(url, folder)
        case .request(let request): return try await page(for: request)
        }
    }

    private func page(for request: URLRequest) async throws -> (ShownPage, URLResponse) {
        let url = request.url ?? .blank
        switch url.scheme?.lowercased() ?? "" {
        case "http", "https": return (.site(url), Self.response(url, "text/html", -1, nil))
        case "file": return try await resource(url)
        case "about": return try await page(Data(), "text/html", nil, at: url, folder: nil)
        case "data": return try await dataPage(url)
        case let scheme:
            guard let source = schemes[scheme] else { throw NavigationFailure.urlError(.unsupportedURL, url) }
            let (data, type, encoding) = try await source.load(request)
            return try await page(data, type, encoding, at: url, folder: nil)
        }
    }

    /// A file that only an address names, which may come from the visitor. Without a folder that the app opens (`loadFileURL`), an
    /// address names the app's own resources, as for `AsyncImage`.
    private func resource(_ url: URL) async throws -> (ShownPage, URLResponse) {
        guard AppResources.contains(url) else { throw NavigationFailure.urlError(.noPermissionsToReadFile, url) }
        return try await file(url, url.deletingLastPathComponent())
    }

    private func dataPage(_ url: URL) async throws -> (ShownPage, URLResponse) {
        guard let address = DataAddress(url) else { throw NavigationFailure.urlError(.cannotDecodeContentData, url) }
        return try await page(address.data, address.type, address.encoding, at: .blank, folder: nil)
    }

    private func file(_ url: URL, _ folder: URL) async throws -> (ShownPage, URLResponse) {
        guard let data = LocalFiles(folder: folder).data(at: url) else {
            throw NavigationFailure.urlError(.fileDoesNotExist, url)
        }
        return try await page(data, PageDocument.mimeType(ofFile: url), nil, at: url, folder: folder)
    }

    private func page(
        _ data: Data, _ type: String, _ encoding: String?, at url: URL, folder: URL?
    ) async throws -> (ShownPage, URLResponse) {
        var html = try PageDocument.html(data, mimeType: type, encoding: encoding)
        if url.isFileURL || !schemes.isEmpty {
            var resources = resources(near: url, folder: folder)
            html = await resources.embedded(in: html, base: url)
        }
        guard ShownPage.byteCount(of: html) <= ShownPage.byteCountMax else { throw NavigationFailure.tooLong }
        return (.html(html, base: url), Self.response(url, type, data.count, encoding))
    }

    /// - Parameter folder: The folder whose files may be used; nil is that of the address.
    private func resources(near url: URL, folder: URL?) -> LocalResources {
        let files = LocalFiles(folder: folder ?? (url.hasDirectoryPath ? url : url.deletingLastPathComponent()))
        let reads = url.isFileURL
        return LocalResources { [schemes] resource in
            if resource.isFileURL {
                return reads ? files.data(at: resource).map { ($0, PageDocument.mimeType(ofFile: resource)) } : nil
            }
            let source = schemes[resource.scheme?.lowercased() ?? ""]
            let loaded = try? await source?.load(URLRequest(url: resource))
            return loaded.map { ($0.data, $0.type) }
        }
    }

    private static func response(_ url: URL, _ type: String, _ length: Int, _ encoding: String?) -> URLResponse {
        URLResponse(url: url, mimeType: type, expectedContentLength: length, textEncodingName: encoding)
    }
}

/// Loads from a scheme of the app's.
@MainActor
protocol SchemeSource {
    func load(_ request: URLRequest) async throws -> (data: Data, type: String, encoding: String?)
}
