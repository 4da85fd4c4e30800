import ContentHashing
import DisplayList
import Foundation
import Synchronization
import os

/// The files that the page is made of, read once. Other paths are not found: a request never reaches the file system.
///
/// Scripts are joined into the one that the page names, so that a browser doesn't fetch them one after the other; for development
/// they can stay separate.
struct ClientFiles: Sendable {
    /// The page itself, with the placeholders that `PageTemplate` fills.
    let page: String
    /// Changes when any byte of any file changes.
    let version: String
    private let files: [String: Data]
    private let joinsEntry: Bool

    /// - Throws: `HostError.clientFileMissing` if the package's resources are not next to the executable.
    init(directory: URL, joinsScripts: Bool) throws(HostError) {
        var files = Self.read(directory)
        guard let page = files.removeValue(forKey: "index.html") else { throw .clientFileMissing("index.html") }
        self.init(page: String(decoding: page, as: UTF8.self), files: files, joinsScripts: joinsScripts)
    }

    init(page: String, files: [String: Data], joinsScripts: Bool = false) {
        let named = files.sorted { $0.key < $1.key }.map { Data(($0.key + "\0\($0.value.count)\0").utf8) + $0.value }
        self.files = files
        joinsEntry = joinsScripts && files[Self.entry] != nil
        let hash = ContentHash.hexadecimal(of: named.reduce(Data(page.utf8), +))
        version = joinsEntry ? hash + "j" : hash
        // The page is written with plain addresses; with the version in the address, a file can be cached for ever.
        self.page = page.replacing("<!-- modules -->", with: joinsEntry ? "" : Self.preloads(files.keys))
            .replacing("\"/client/", with: "\"{{prefix}}/client/\(version)/")
    }

    /// The hashes of the page's inline scripts, as a content security policy names them.
    var pageScriptHashes: [String] {
        page.matches(of: /<script>([^<]*)<\/script>/).map { match in
            "sha256-" + Data(Digest.sha256(Array(match.1.utf8))).base64EncodedString()
        }
    }

    /// The script that the page loads.
    private static let entry = "main.js"

    /// Joined scripts by version: hosts in one process share them.
    private static let joinedScripts = Mutex<[String: Data]>([:])
    private static let joinedCountMax = 8

    /// The entry joined with everything that it imports, made on the first request; the entry alone if joining fails.
    private func joinedEntry() -> Data? {
        if let known = Self.joinedScripts.withLock({ $0[version] }) { return known }
        let scripts = files.filter { $0.key.hasSuffix(".js") }.mapValues { String(decoding: $0, as: UTF8.self) }
        do {
            let joined = Data(try ScriptBundle.joined(entry: Self.entry, files: scripts).utf8)
            Self.joinedScripts.withLock { scripts in
                if scripts.count >= Self.joinedCountMax { scripts = [:] }
                scripts[version] = joined
            }
            return joined
        } catch {
            HostLog.write("the page's scripts are served one by one: \(error)")
            return files[Self.entry]
        }
    }

    /// Preloads for every module: otherwise a browser learns of an imported module only after it has fetched the importing one.
    private static func preloads(_ names: some Sequence<String>) -> String {
        names.filter { $0.hasSuffix(".js") }.sorted()
            .map { "<link rel=\"modulepreload\" href=\"/client/\(PageTemplate.escaped($0))\">" }
            .joined(separator: "\n")
    }

    /// The file with that name, either in the folder of this version (`<version>/wire.js`: cached for ever) or without a folder
    /// (`wire.js`). May take a moment.
    func response(to name: some StringProtocol, ifNoneMatch: String) -> Response? {
        let prefix = version + "/"
        let isVersioned = name.hasPrefix(prefix)
        let file = String(isVersioned ? name.dropFirst(prefix.count) : name[...])
        guard let data = joinsEntry && file == Self.entry ? joinedEntry() : files[file] else { return nil }
        let tag = Response.Header(name: "etag", value: "\"\(version)\"")
        let caching: Response.Header = isVersioned ? .immutable : .revalidated
        let type = ContentTypes.type(ofFile: file)
        // The tag of a compressed response comes back as a weak one.
        if ifNoneMatch == tag.value || ifNoneMatch == "W/" + tag.value {
            return Response(status: 304, contentType: type, headers: [caching, tag])
        }
        return Response(status: 200, contentType: type, headers: [caching, tag], body: data)
    }

    /// Every regular file below a directory, by its relative path.
    private static func read(_ directory: URL) -> [String: Data] {
        let root = directory.path
        let names = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
        return names.reduce(into: [:]) { files, name in
            files[name] = FileManager.default.contents(atPath: "\(root)/\(name)")
        }
    }
}
