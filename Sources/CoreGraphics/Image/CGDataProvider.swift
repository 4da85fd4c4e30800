import Foundation

/// Bytes for an image to be made of.
public final class CGDataProvider: Sendable {
    private let bytes: Data

    public init?(data: Data) { bytes = data }

    public convenience init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }

    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(fileURLWithPath: String(cString: filename)))
    }

    public var data: Data? { bytes }
}
