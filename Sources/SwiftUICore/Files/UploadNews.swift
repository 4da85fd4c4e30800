import Observation
@_spi(Nodes) import ViewTree

/// What a window has to say of a file that was given to it and could not be kept. An app may say it, too, or nothing.
@MainActor
@Observable
package final class UploadNews: WindowService {
    /// Nil where there is nothing to say, or not any more.
    package private(set) var text: Text?
    /// How often there was something.
    package private(set) var count = 0

    private weak var graph: ViewGraph?

    package init(graph: ViewGraph) { self.graph = graph }

    /// Of no window.
    init() {}

    func tell(of failure: FileReception.FailedFile) {
        let text = Self.text(of: failure)
        self.text = text
        count += 1
        if let graph { graph.announce(text.plainText(in: graph.windowEnvironment)) }
    }

    /// There is nobody who would take a file.
    func tell(ofUnwanted file: ReceivedFile) {
        let name = file.url.lastPathComponent
        tell(of: FileReception.FailedFile(name: name, error: FileReceptionError.unwanted(name: name)))
    }

    /// It was there long enough.
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
