import ContentHashing
import DisplayList
import Foundation
import Synchronization
import os

/// The files that the page is made of, read once. What isn't among them doesn't exist: no request names a file on disk.
///
/// Scripts are joined into the one that the page names, so that a browser fetches one and not one after the other; or they
/// stay as they are, for whoever works on them.
struct ClientFiles: Sendable {
    /// The page itself, with the places that `PageTemplate` fills.
    let page: String
    /// Changes with any byte of any file.
    let version: String
    private let files: [String: Data]
    private let joinsEntry: Bool

    /// - Throws: `HostError.clientFileMissing` where the package's resources are not beside the executable.
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
        // The page is written with plain addresses; with the version in them, its files may be kept for ever.
        self.page = page.replacing("<!-- modules -->", with: joinsEntry ? "" : Self.preloads(files.keys))
            .replacing("\"/client/", with: "\"{{prefix}}/client/\(version)/")
    }

    /// The scripts that stand in the page itself, by the hashes that a content security policy names.
    var pageScriptHashes: [String] {
        page.matches(of: /<script>([^<]*)<\/script>/).map { match in
            "sha256-" + Data(Digest.sha256(Array(match.1.utf8))).base64EncodedString()
        }
    }

    /// The script that the page names.
    private static let entry = "main.js"

    /// By the version: hosts of one process share it.
    private static let joinedScripts = Mutex<[String: Data]>([:])
    private static let joinedCountMax = 8

    /// The entry with all that it imports, made when it is first asked for; by itself where they can't be joined.
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

    /// Names every module in the page: one that imports another would else have to be there before that is fetched.
    private static func preloads(_ names: some Sequence<String>) -> String {
        names.filter { $0.hasSuffix(".js") }.sorted()
            .map { "<link rel=\"modulepreload\" href=\"/client/\(PageTemplate.escaped($0))\">" }
            .joined(separator: "\n")
    }

    /// The file with that name in the folder of this version (`<version>/wire.js`: for ever) or in none (`wire.js`). It may take a
    /// moment.
    func response(to name: some StringProtocol, ifNoneMatch: String) -> Response? {
        let prefix = version + "/"
        let isVersioned = name.hasPrefix(prefix)
        let file = String(isVersioned ? name.dropFirst(prefix.count) : name[...])
        guard let data = joinsEntry && file == Self.entry ? joinedEntry() : files[file] else { return nil }
        let tag = Response.Header(name: "etag", value: "\"\(version)\"")
        let caching: Response.Header = isVersioned ? .immutable : .revalidated
        let type = ContentTypes.type(ofFile: file)
        // One that was sent compressed comes back as a weak one.
        if ifNoneMatch == tag.value || ifNoneMatch == "W/" + tag.value {
            return Response(status: 304, contentType: type, headers: [caching, tag])
        }
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
