import DisplayList
import Foundation

/// The client's side of web views: a script that our page imports, and the document into which HTML is written.
enum PageModule {
    static let path: ResourcePath = {
        let files = ["page.js", "bridge.js"].map { ($0, text($0)) }
        do {
            let joined = Data(
                try ScriptBundle.joined(entry: "page.js", files: Dictionary(uniqueKeysWithValues: files)).utf8)
            return register(joined, ClientModule.contentType, "js")
        } catch {
            preconditionFailure("the modules of web views can't be joined: \(error)")
        }
    }()

    /// Nothing but a script that waits for the HTML. It comes from the host, since a document without an address of its own
    /// would have our page's policy, which forbids inline scripts and styles.
    static let shell = register(
        ClientModule.file("frame.html", in: .module), "text/html; charset=utf-8", "html")

    private static func text(_ name: String) -> String {
        String(decoding: ClientModule.file(name, in: .module), as: UTF8.self)
    }

    private static func register(_ data: Data, _ type: String, _ pathExtension: String) -> ResourcePath {
        let path = ResourcePath(content: data, pathExtension: pathExtension)
        ResourceStore.shared.register(path, contentType: type) { data }
        return path
    }
}
