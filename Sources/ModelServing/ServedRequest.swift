import FoundationModels
import HTTPServing

/// An answered request, for a log.
package struct ServedRequest: Sendable {
    var method: String
    var path: String
    var status: Int
    var usage = LanguageModelSession.Usage()
    var seconds: Double?

    init(method: String, path: String, status: Int) {
        (self.method, self.path, self.status) = (method, path, status)
    }

    init(
        _ request: IncomingRequest, status: Int, usage: LanguageModelSession.Usage = .init(), seconds: Double? = nil
    ) {
        self.init(method: request.method.rawValue, path: request.path, status: status)
        (self.usage, self.seconds) = (usage, seconds)
    }

    private static let pathLengthMax = 100

    /// One line. Text from the client is escaped, so that it contains no line breaks or terminal control sequences.
    package var line: String {
        var words = ["\(status)", method, Self.printable(path)]
        if usage.totalTokenCount > 0 {
            words.append("\(usage.input.totalTokenCount)+\(usage.output.totalTokenCount) tokens")
        }
        if let seconds { words.append("\((seconds * 100).rounded() / 100) s") }
        return words.joined(separator: " ")
    }

    private static func printable(_ path: String) -> String {
        String(
            String.UnicodeScalarView(
                path.unicodeScalars.prefix(pathLengthMax).map { (0x21...0x7E).contains($0.value) ? $0 : "?" }))
    }
}
