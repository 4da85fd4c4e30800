import DisplayList
import Foundation

/// A sound that pages can fetch, once each: its path is made from its content. It stays as long as this value does.
struct SoundResource: Sendable {
    let path: ResourcePath
    let header: SoundHeader
    /// Where it was read from; nil for data of the app's.
    let url: URL?
    /// The file's content.
    let content: Data

    init(contentsOf url: URL) throws {
        guard let content = try? Data(contentsOf: url, options: .mappedIfSafe) else {
            throw SoundError.fileNotFound.error(for: url)
        }
        try self.init(content, url: url)
    }

    init(data: Data) throws { try self.init(data, url: nil) }

    private init(_ content: Data, url: URL?) throws {
        guard let header = SoundHeader(content) else { throw SoundError.unsupportedFileType.error(for: url) }
        path = ResourceStore.shared.hold(
            content, contentType: header.contentType, pathExtension: header.pathExtension)
        (self.header, self.url, self.content) = (header, url, content)
    }
}

/// Apple's codes for files that can't be played, which are four letters each.
enum SoundError: Int {
    case fileNotFound = 0x7768_743F
    case unsupportedFileType = 0x7479_703F

    func error(for url: URL?) -> NSError {
        NSError(domain: "NSOSStatusErrorDomain", code: rawValue, userInfo: url.map { [NSURLErrorKey: $0] } ?? [:])
    }
}
