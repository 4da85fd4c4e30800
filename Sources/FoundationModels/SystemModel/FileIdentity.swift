import Foundation
import Inference

/// The identity of a file in its current state: it changes with the file's size or modification date. A model that is linked into
/// the program never changes.
struct FileIdentity: Hashable, Sendable {
    let url: URL
    private let byteCount: Int
    private let changed: Date?

    /// - Parameter kind: the kind of file, for the error.
    /// - Throws: ``ModelUnavailable`` if there is no such file.
    init(of url: URL, kind: String = "model") throws(ModelUnavailable) {
        if url == LinkedModel.url, let linked = LinkedModel.byteCount {
            self.url = url
            byteCount = linked
            changed = nil
            return
        }
        self.url = url.resolvingSymlinksInPath()
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: self.url.path),
            attributes[.type] as? FileAttributeType == .typeRegular
        else { throw ModelUnavailable(missing: url, kind: kind) }
        byteCount = (attributes[.size] as? NSNumber)?.intValue ?? 0
        changed = attributes[.modificationDate] as? Date
    }
}
