import ContentHashing
import DisplayList
import Foundation

/// The client module: a JavaScript file that a page imports, at a path made from its hash.
enum PageModule {
    static let path: ResourcePath = {
        let file = Bundle.module.bundleURL.appendingPathComponent("Client/page.js")
        guard let data = try? Data(contentsOf: file) else {
            preconditionFailure("SafariServices' resources are not beside the executable: \(file.path)")
        }
        let path = ResourcePath("/resources/safari/\(ContentHash.hexadecimal(of: data)).js")
        ResourceStore.shared.register(path, contentType: "text/javascript") { data }
        return path
    }()
}
