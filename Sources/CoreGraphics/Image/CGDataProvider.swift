import Foundation

/// The bytes of an image.
public final class CGDataProvider: Sendable {
    private let bytes: Data

    /// Stores the bytes. It never fails.
    public init?(data: Data) { bytes = data }

    /// Reads a URL synchronously; nil where that fails.
    public convenience init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// Reads a file synchronously; nil where that fails.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(fileURLWithPath: String(cString: filename)))
    }

    /// The bytes; never nil.
    public var data: Data? { bytes }
}
