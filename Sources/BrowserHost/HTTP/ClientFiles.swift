import ContentHashing
import DisplayList
import Foundation

/// The files that the page is made of, read once. What isn't among them doesn't exist: no request names a file on disk.
struct ClientFiles: Sendable {
    /// The page itself, with the places that `PageTemplate` fills.
    let page: String
    /// Changes with any byte of any file.
    let version: String
    private let files: [String: Data]

    /// - Throws: `HostError.clientFileMissing` where the package's resources are not beside the executable.
    init(directory: URL) throws(HostError) {
        var files = Self.read(directory)
        guard let page = files.removeValue(forKey: "index.html") else { throw .clientFileMissing("index.html") }
        self.init(page: String(decoding: page, as: UTF8.self), files: files)
    }

    init(page: String, files: [String: Data]) {
        self.files = files
        let named = files.sorted { $0.key < $1.key }.map { Data(($0.key + "\0\($0.value.count)\0").utf8) + $0.value }
        version = ContentHash.hexadecimal(of: named.reduce(Data(page.utf8), +))
        // The page is written with plain addresses; with the version in them, its files may be kept for ever.
        self.page = page.replacing("<!-- modules -->", with: Self.preloads(files.keys))
            .replacing("\"/client/", with: "\"{{prefix}}/client/\(version)/")
    }

    /// Names every module in the page: one that imports another would else have to be there before that is fetched.
    private static func preloads(_ names: some Sequence<String>) -> String {
        names.filter { $0.hasSuffix(".js") }.sorted()
            .map { "<link rel=\"modulepreload\" href=\"/client/\(PageTemplate.escaped($0))\">" }
            .joined(separator: "\n")
    }

    /// The file with that name, in the folder of this version (`<version>/wire.js`: for ever) or in none (`wire.js`).
    func response(to name: some StringProtocol, ifNoneMatch: String) -> Response? {
        let prefix = version + "/"
        let isVersioned = name.hasPrefix(prefix)
        let file = String(isVersioned ? name.dropFirst(prefix.count) : name[...])
        guard let data = files[file] else { return nil }
        let tag = Response.Header(name: "etag", value: "\"\(version)\"")
        let caching: Response.Header = isVersioned ? .immutable : .revalidated
        let type = ContentTypes.type(ofFile: file)
        if ifNoneMatch == tag.value { return Response(status: 304, contentType: type, headers: [caching, tag]) }
        return Response(status: 200, contentType: type, headers: [caching, tag], body: data)
    }

    /// Every regular file below a directory, by its path in it.
    private static func read(_ directory: URL) -> [String: Data] {
        let root = directory.path
        let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return names.reduce(into: [:]) { files, name in
            files[name] = FileManager.default.contents(atPath: "\(root)/\(name)")
        }
    }
}
