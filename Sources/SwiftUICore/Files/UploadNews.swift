import Observation
@_spi(Nodes) import ViewTree

/// A window's message about a received file that could not be kept. It is shown whether or not the app reports the
/// error too.
@MainActor
@Observable
package final class UploadNews: WindowService {
    /// The message; nil if there is none, or not any more.
    package private(set) var text: Text?
    /// The number of messages so far.
    package private(set) var count = 0

    private weak var graph: ViewGraph?

    package init(graph: ViewGraph) { self.graph = graph }

    /// Makes news that belong to no window.
    init() {}

    func tell(of failure: FileReception.FailedFile) {
        let text = Self.text(of: failure)
        graph?.parts.use(.uploadNotice)
        self.text = text
        count += 1
        if let graph { graph.announce(text.plainText(in: graph.windowEnvironment)) }
    }

    /// Reports a file whose receiving view has been removed.
    func tell(ofUnwanted file: ReceivedFile) {
        let name = file.url.lastPathComponent
        tell(of: FileReception.FailedFile(name: name, error: FileReceptionError.unwanted(name: name)))
    }

    /// Hides the message, after it was shown long enough.
    package func end() { text = nil }

    private static func text(of failure: FileReception.FailedFile) -> Text {
        let name = String(failure.name.prefix(60))
        return switch failure.error {
        case FileReceptionError.full, FileReceptionError.noRoom: .system("There is no room for “\(name)”.")
        default: .system("“\(name)” could not be kept.")
        }
    }
}

extension ViewGraph {
    package var uploadNews: UploadNews { service() }
}
