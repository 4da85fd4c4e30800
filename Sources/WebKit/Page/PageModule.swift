import DisplayList
import Foundation

/// The client's side of web views: a script that our page imports, and the document into which HTML is written.
enum PageModule {
    static let path = ClientModule.register("page", importing: ["bridge", "reports"], in: .module)

    /// Nothing but a script that waits for the HTML. It comes from the host, since a document without an address of its own
    /// would have our page's policy, which forbids inline scripts and styles.
    static let shell: ResourcePath = {
        let document = ClientModule.file("frame.html", in: .module)
        let path = ResourcePath(content: document, pathExtension: "html")
        ResourceStore.shared.registerFramed(path, contentType: "text/html; charset=utf-8") { document }
        return path
    }()
}
