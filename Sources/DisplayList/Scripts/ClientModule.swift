import ContentHashing
import Foundation

/// JavaScript that draws a room's elements in the page: files in the folder `Client` of the room's resources.
package enum ClientModule {
    /// Registers a module that consists of one file.
    ///
    /// - Parameters:
    ///   - name: The file's name without its extension.
    ///   - bundle: The room's resources.
    /// - Returns: A path with the file's hash.
    package static func register(_ name: String, in bundle: Bundle) -> ResourcePath {
        let data = file(name + ".js", in: bundle)
        let path = ResourcePath("/resources/\(name)/\(ContentHash.hexadecimal(of: data)).js")
        ResourceStore.shared.register(path, contentType: contentType) { data }
        return path
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
