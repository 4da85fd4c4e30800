import Foundation
import UniformTypeIdentifiers

/// A file that an intent takes or returns.
///
/// See [IntentFile](https://developer.apple.com/documentation/appintents/intentfile).
public struct IntentFile: _IntentValue, Hashable {
    /// The name that people see.
    public var filename: String
    /// The type, if it is known.
    public var type: UTType?
    /// Where it is, unless it is in memory.
    public let fileURL: URL?
    private let content: Data?

    /// A file in memory.
    public init(data: Data, filename: String, type: UTType? = nil) {
        (content, fileURL) = (data, nil)
        (self.filename, self.type) = (filename, type ?? Self.type(of: filename))
    }

    /// A file at an address.
    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        let name = filename ?? fileURL.lastPathComponent
        (content, self.fileURL) = (nil, fileURL)
        (self.filename, self.type) = (name, type ?? Self.type(of: name))
    }

    /// The content. It is empty if the file can't be read.
    public var data: Data { content ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }

    private static func type(of name: String) -> UTType? {
        name.contains(".") ? UTType(filenameExtension: String(name.split(separator: ".").last ?? "")) : nil
    }
}
