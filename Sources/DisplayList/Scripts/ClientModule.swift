import ContentHashing
import Foundation

/// JavaScript that draws a room's elements in the page: files in the folder `Client` of the room's resources.
package enum ClientModule {
    /// Registers a module. A page fetches one file, of the module and those that it imports from.
    ///
    /// - Parameters:
    ///   - name: The file's name without its extension.
    ///   - others: The names of the files that it, or one of them, imports from.
    ///   - bundle: The room's resources.
    /// - Returns: A path with the content's hash.
    package static func register(_ name: String, importing others: [String] = [], in bundle: Bundle) -> ResourcePath {
        let data = others.isEmpty ? file(name + ".js", in: bundle) : joined([name] + others, in: bundle)
        let path = ResourcePath("/resources/\(name)/\(ContentHash.hexadecimal(of: data)).js")
        ResourceStore.shared.register(path, contentType: contentType) { data }
        return path
    }

    /// Traps if a file that is imported from isn't among them, or can't be joined.
    private static func joined(_ names: [String], in bundle: Bundle) -> Data {
        let files = names.map { ($0 + ".js", String(decoding: file($0 + ".js", in: bundle), as: UTF8.self)) }
        do {
            let texts = Dictionary(uniqueKeysWithValues: files)
            return Data(try ScriptBundle.joined(entry: files[0].0, files: texts).utf8)
        } catch {
            preconditionFailure("the client module \(names[0]) can't be joined: \(error)")
        }
    }

    package static let contentType = "text/javascript"

    /// The content of a file. Traps if it is missing: the program was installed without its resources.
    package static func file(_ name: String, in bundle: Bundle) -> Data {
        let file = bundle.bundleURL.appendingPathComponent("Client/\(name)")
        guard let data = try? Data(contentsOf: file) else {
            preconditionFailure("a client module is not beside the executable: \(file.path)")
        }
        return data
    }
}

extension ModuleContent {
    /// An element of a module that reads a value's JSON: `{}` for a value with a number that JSON can't hold.
    package init(module: ResourcePath, encoding payload: some Encodable) {
        let json = (try? JSONEncoder().encode(payload)).map { String(decoding: $0, as: UTF8.self) }
        self.init(module: module, payload: json ?? "{}")
    }
}
