import CoreTransferable
import DisplayList
import Foundation

/// Files that the window's browser is to save. Each has an unguessable address, which is valid while the file is among
/// the last `countMax`.
@MainActor
final class Downloads: WindowService {
    /// The maximum number of files that can be fetched; older ones are removed.
    static let countMax = 16

    private var paths: [ResourcePath] = []

    init(graph: ViewGraph) {}

    /// Offers the data as a file with a name, and returns the request to save it.
    ///
    /// - Parameter whenFetched: Called, on any thread, each time that the browser fetches the data.
    func add(
        _ data: Data, name: String, contentType: UTType, whenFetched: @escaping @Sendable () -> Void = {}
    ) -> BrowserRequest {
        let secret = UUID().uuidString + UUID().uuidString
        let path = ResourcePath("/resources/\(secret).\(contentType.preferredFilenameExtension ?? "bin")")
        let type = contentType.preferredMIMEType ?? "application/octet-stream"
        ResourceStore.shared.registerDownload(path, contentType: type) {
            whenFetched()
            return data
        }
        paths.append(path)
        while paths.count > Self.countMax { ResourceStore.shared.remove(paths.removeFirst()) }
        return .download(path, name: ReceivedFiles.safe(name))
    }

    func windowDidEnd() {
        for path in paths { ResourceStore.shared.remove(path) }
        paths = []
    }
}

extension ViewGraph {
    var downloads: Downloads { service() }

    /// Has the browser save the data as a file with a name; its extension determines the type.
    package func keep(_ data: Data, name: String) {
        let type = UTType(filenameExtension: (name as NSString).pathExtension) ?? .data
        request(downloads.add(data, name: name, contentType: type))
    }
}
