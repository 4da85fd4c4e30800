import Foundation

/// The status and the headers of a response.
struct HTTPHead: Sendable, Equatable {
    var status = 0
    /// By their names in lowercase; values of the same name are joined by commas.
    var headers: [String: String] = [:]
}

/// Assembles a head from its lines. Trailers after a body are dropped.
struct HTTPHeadReader {
    /// The limit for all heads of a response together: informational ones (100 to 199), the final one, and trailers.
    static let byteCountMax = 256 << 10

    private var head = HTTPHead()
    private static let headerCountMax = 1000

    private var byteCount = 0
    private var headerCount = 0
    private(set) var isWhole = false

    /// Reads one line, including its line break.
    ///
    /// - Returns: The head, if the line completes it.
    mutating func read(_ line: UnsafeRawBufferPointer) throws(HTTPFailure) -> HTTPHead? {
        byteCount += line.count
        guard byteCount <= Self.byteCountMax else { throw .tooLong(byteCountMax: Self.byteCountMax) }
        guard !isWhole else { return nil }
        let text = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines)
        if text.hasPrefix("HTTP/") {
            head = HTTPHead(status: Self.status(text))
        } else if text.isEmpty {
            isWhole = !(100..<200).contains(head.status)
            return isWhole ? head : nil
        } else {
            addHeader(text)
        }
        return nil
    }

    private static func status(_ line: String) -> Int {
        let words = line.split(separator: " ")
        return words.count > 1 ? Int(words[1]) ?? 0 : 0
    }

    private mutating func addHeader(_ line: String) {
        headerCount += 1
        guard headerCount <= Self.headerCountMax, let colon = line.firstIndex(of: ":") else { return }
        let name = line[..<colon].lowercased()
        let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
        let separator = head.headers[name] == nil ? "" : ", "
        head.headers[name, default: ""] += separator + value
    }
}
