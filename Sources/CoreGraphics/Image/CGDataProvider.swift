import Foundation

/// Bytes for an image to be made of.
public final class CGDataProvider: Sendable {
    private let bytes: Data

    /// Keeps the bytes. It never fails.
    public init?(data: Data) { bytes = data }

    /// Reads what is at an address, before it returns; nil where that fails.
    public convenience init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    /// Reads the file at a path, before it returns; nil where that fails.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(fileURLWithPath: String(cString: filename)))
    }

    /// The bytes; never nil.
    public var data: Data? { bytes }
}
